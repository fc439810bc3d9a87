package org.openarbiter.rules.xiangqi.chase;

/** How grave a forbidden ply is where both sides make such plies (Chinese rules of 2020, 26.9), from the lesser to the greater. */
public enum Weight {
    /** The ply is not forbidden. */
    NONE,
    /** A chase by several pieces together, or of a protected piece that is no rook. */
    LESSER,
    /** A chase of which it is not plain whether one piece makes it alone. */
    UNCLEAR,
    /** A check, a kill, or a chase of a rook or of an unprotected piece by one piece. */
    FULL;

    /** The greater of two. */
    Weight or(Weight other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
