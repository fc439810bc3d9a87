package org.openarbiter.rules.janggi.choices;

/** What follows when both players want no more moves: two passes in a row, or an agreement. */
public enum Stopping {
    /** The game stops: it is a draw, or decided by points. */
    STOPS,
    /** It could not be verified, and is left to the referee. */
    REFERRED,
    /** Nothing. */
    NOTHING
}
