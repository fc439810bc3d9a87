package org.openarbiter.dragons.life;

/**
 * A race to capture between the group at stake and one group of the attacker, judged by counting liberties. Allocates nothing.
 *
 * <p>Liberties of one side alone are filled by the other; those that both share only by a side that can afford it. With an eye on one
 * side only, what is shared counts for the side that has it (R. Hunter, Counting Liberties and Winning Capturing Races, 2003).
 */
final class Race {
    /** What the count comes to. */
    enum Verdict { WON, LOST, CLOSE }

    private final Locale locale;

    Race(Locale locale) {
        this.locale = locale;
    }

    /**
     * Judges a race for the defender: won if he captures or if both stay, lost if he is captured, close if one move might change it.
     *
     * @param group the stones at stake
     * @param rival the attacker's stones that race with them
     */
    Verdict judge(long group, long rival, long empty, boolean defenderToMove) {
        long own = locale.aroundAll(group) & empty;
        long other = locale.aroundAll(rival) & empty;
        int shared = Long.bitCount(own & other);
        boolean eye = hasEye(group, own);
        boolean rivalEye = hasEye(rival, other);
        int lead = Long.bitCount(other & ~own) - Long.bitCount(own & ~other);
        int needed;
        if (eye == rivalEye) {
            needed = eye ? 2 * shared : Math.max(shared - 1, 0);
        } else {
            needed = eye ? shared : -shared;
        }
        int margin = lead - needed - (defenderToMove ? 1 : 0);
        return margin > 1 ? Verdict.LOST : margin < -2 ? Verdict.WON : Verdict.CLOSE;
    }

    /**
     * Whether the attacker's racing group dies although it has taken the string at stake: all it has is one space of at most three
     * points, or a square of four, where the defender plays next.
     *
     * @param rival the attacker's stones that took it
     */
    boolean isLostAfterCapture(long rival, long defenders, long empty) {
        long space = locale.part(empty, 1L << locale.target());
        long outside = locale.haven() | locale.wall() | locale.exits() | locale.aroundAll(defenders);
        long liberties = locale.aroundAll(rival) & empty;
        boolean isSurrounded = (rival & (locale.wall() | locale.exits())) == 0 && (liberties & ~space & ~outside) == 0;
        return isSurrounded && (space & outside) == 0 && isOneEye(space) && !takes(rival, defenders, empty);
    }

    private boolean isOneEye(long space) {
        boolean isSquare = Long.bitCount(space) == 4;
        for (long left = space; left != 0 && isSquare; left &= left - 1) {
            isSquare = Long.bitCount(locale.around(Long.numberOfTrailingZeros(left)) & space) == 2;
        }
        return isSquare || Long.bitCount(space) <= 3;
    }

    /** Whether a group might take more of what is around it. */
    private boolean takes(long rival, long defenders, long empty) {
        for (long left = locale.aroundAll(rival) & defenders; left != 0; ) {
            long string = locale.part(defenders, left & -left);
            left &= ~string;
            if ((string & locale.haven()) == 0 && Long.bitCount(locale.aroundAll(string) & empty) <= 2) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of the liberties has only stones of the group around it, safe ones of either side left out. */
    private boolean hasEye(long group, long liberties) {
        for (long left = liberties & ~locale.wall() & ~locale.exits() & ~locale.haven(); left != 0; left &= left - 1) {
            if ((locale.around(Long.numberOfTrailingZeros(left)) & ~group) == 0) {
                return true;
            }
        }
        return false;
    }
}
