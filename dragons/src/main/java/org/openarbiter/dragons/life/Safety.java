package org.openarbiter.dragons.life;

/**
 * Whether the string at stake lives whatever is played: Benson's test (D. B. Benson, Life in the Game of Go, 1976) on a
 * {@link Locale}, with the regions that lie within it. Allocates nothing.
 */
final class Safety {
    private final Locale locale;
    private final long[] strings = new long[Locale.MOST];
    private final long[] regions = new long[Locale.MOST];

    Safety(Locale locale) {
        this.locale = locale;
    }

    boolean lives(long defenders, long attackers) {
        int regionCount = 0;
        for (long left = locale.all() & ~defenders; left != 0; ) {
            long region = locale.part(locale.all() & ~defenders, left & -left);
            left &= ~region;
            if ((region & (locale.wall() | locale.exits() | locale.haven())) == 0) {
                regions[regionCount++] = region;
            }
        }
        if (regionCount < 2) {
            return false;
        }
        int stringCount = 0;
        for (long left = defenders; left != 0; ) {
            strings[stringCount] = locale.part(defenders, left & -left);
            left &= ~strings[stringCount++];
        }
        long alive = defenders;
        boolean changed = true;
        while (changed && (alive >> locale.target() & 1) != 0) {
            changed = false;
            for (int i = 0; i < stringCount; i++) {
                if ((strings[i] & alive) != 0 && eyes(strings[i], alive, attackers, defenders, regionCount) < 2) {
                    alive &= ~strings[i];
                    changed = true;
                }
            }
        }
        return (alive >> locale.target() & 1) != 0;
    }

    /** How many regions are vital to a string and bordered by living strings only. */
    private int eyes(long string, long alive, long attackers, long defenders, int regionCount) {
        long around = locale.aroundAll(string);
        int eyes = 0;
        for (int i = 0; i < regionCount; i++) {
            long empty = regions[i] & ~attackers;
            boolean vital = (empty & around) != 0 && (empty & ~around) == 0;
            eyes += vital && (locale.aroundAll(regions[i]) & defenders & ~alive) == 0 ? 1 : 0;
        }
        return eyes;
    }
}
