package org.openarbiter.rules.shogi.choices;

/** When a side has given perpetual check in a repetition. */
public enum PerpetualCheck {
    /** Every move of the side from the first to the last occurrence of the position was a check. */
    ALL,
    /**
     * The checks of the side were not interrupted since the first occurrence, if it made the last move, and that first occurrence was a check,
     * too; since the second one, if the other side made it.
     */
    STREAK,
    /** The side that made the last move has checked on every move since the first occurrence, which was a check, too. */
    MOVER
}
