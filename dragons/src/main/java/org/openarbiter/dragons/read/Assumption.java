package org.openarbiter.dragons.read;

/** What the proof of a reading takes for granted without reading it. A proof that needs none of these holds on the whole board. */
public enum Assumption {
    /** Stones of the attacker around the problem were not read: they have room, or there was no place left for them. */
    WALL_HOLDS,
    /** The same for stones of the defender outside the problem, to which the group may connect. */
    FRIENDS_HOLD,
    /**
     * A group without room for two eyes was given up with no friend within a few steps, though there are friends, or points left out,
     * farther away.
     */
    FRIENDS_OUT_OF_REACH,
    /** The region that is read is limited in size and reach. */
    POINTS_LEFT_OUT,
    /** A large string counts as decisive: who loses it has lost. */
    LARGE_STRINGS_DECIDE,
    /** A group that gets into the open has escaped. */
    OPEN_GROUND,
    /** Strings that share two liberties, or a safe one, are counted as one group where nothing is played. */
    SHARED_LIBERTIES,
    /** Only moves that seemed worth reading were tried. */
    MOVES_LEFT_OUT,
    /** Liberties outside, far from any eye, were not played on. */
    LIBERTIES_LEFT_OUT,
    /** A line that went on too long counts as life. */
    LONG_LINES,
    /** What a count of liberties and eyes decides was not played out. */
    COUNT_HOLDS,
    /** A race was read between two groups, all others being safe or lost. */
    RACE_OF_TWO,
    /** Attacks on a string, or on a link, were read up to an order, among moves near it: ladders, nets and what is a little slower. */
    SLOWER_MOVES_FAIL,
    /** One string of the group was read; the others are taken to share its fate. */
    STRINGS_JOINED
}
