package org.openarbiter.dragons.read;

/**
 * An event that one side, the attacker, wants to achieve on a board and the other, the defender, wants to prevent.
 *
 * <p>A goal looks at the board as it is now; it keeps nothing of its own but room to work in.
 */
abstract sealed class Goal permits Capture, Connection, EitherCapture {
    /** A distance that no order of threats bridges. */
    static final int OUT_OF_REACH = 99;

    /** The color that wants it. */
    abstract int attacker();

    /**
     * At least how many plays the attacker needs if the defender always passes; 0 if it is reached.
     *
     * @param most beyond which it does not matter how many
     */
    abstract int distance(int most);

    /** Whether the latest play reached it by taking a stone in a ko that the defender would retake if he could. */
    abstract boolean isTakenInKo();

    /**
     * Writes points where the attacker may begin, empty but perhaps not legal; returns how many.
     *
     * @param order the order of the attack, at least {@link #distance} − 1
     * @param guesses for each point a guess how hard it is to prove that it works, from 1
     */
    abstract int moves(int order, int[] into, int[] guesses);

    /** Looks at the position before {@link #distanceAfter} and {@link #isDirect} are asked about it. */
    abstract void look();

    /** What {@link #distance} would be after a play of the defender, or a guess of it. */
    abstract int distanceAfter(int reply);

    /** Whether a play of the defender makes the goal more distant by itself. */
    abstract boolean isDirect(int reply);

    /**
     * Adds the points where a stone of the defender could upset a proof of this goal from here.
     *
     * @param order of the attack proved
     */
    abstract void addZone(int order, long[] zone);

    /**
     * Whether the defender might take a string of the attacker in time to upset an attack: in one of order <var>n</var> he has so
     * many plays to spare, one of which may have been made before, and the attacker may have to fill as many liberties but one
     * himself.
     */
    abstract boolean isInReach(int string, int order);

    /**
     * Writes strings of the defender any of whose captures, by an attack of this order, reaches the goal as well; returns how
     * many.
     */
    abstract int preys(int order, int[] into);
}
