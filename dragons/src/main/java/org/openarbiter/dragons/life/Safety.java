package org.openarbiter.dragons.life;

/**
 * Whether the string at stake lives whatever is played: Benson's test (D. B. Benson, Life in the Game of Go, 1976) on a
 * {@link Surroundings}, with the regions that lie within it. Allocates nothing.
 */
final class Safety {
    private final Surroundings around;
    private final long[] strings = new long[Surroundings.MOST];
    private final long[] regions = new long[Surroundings.MOST];

    Safety(Surroundings around) {
        this.around = around;
    }

    boolean lives(long defenders, long attackers) {
        int regionCount = 0;
        for (long left = around.all() & ~defenders; left != 0; ) {
            long region = around.part(around.all() & ~defenders, left & -left);
            left &= ~region;
            if ((region & (around.wall() | around.exits() | around.haven())) == 0) {
                regions[regionCount++] = region;
            }
        }
        if (regionCount < 2) {
            return false;
        }
        int stringCount = 0;
        for (long left = defenders; left != 0; ) {
            strings[stringCount] = around.part(defenders, left & -left);
            left &= ~strings[stringCount++];
        }
        long alive = defenders;
        boolean changed = true;
        while (changed && (alive >> around.target() & 1) != 0) {
            changed = false;
            for (int i = 0; i < stringCount; i++) {
                if ((strings[i] & alive) != 0 && eyes(strings[i], alive, attackers, defenders, regionCount) < 2) {
                    alive &= ~strings[i];
                    changed = true;
                }
            }
        }
        return (alive >> around.target() & 1) != 0;
    }

    /** How many regions are vital to a string and bordered by living strings only. */
    private int eyes(long string, long alive, long attackers, long defenders, int regionCount) {
        long beside = around.aroundAll(string);
        int eyes = 0;
        for (int i = 0; i < regionCount; i++) {
            long empty = regions[i] & ~attackers;
            boolean vital = (empty & beside) != 0 && (empty & ~beside) == 0;
            eyes += vital && (around.aroundAll(regions[i]) & defenders & ~alive) == 0 ? 1 : 0;
        }
        return eyes;
    }
}
