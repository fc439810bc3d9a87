package org.openarbiter.rules.janggi.choices;

/** What follows when a position has appeared often enough. */
public enum Repeating {
    /** Nobody has mated, so the game is decided as any other that stops: a draw, or by points. */
    UNDECIDED,
    /** It is forbidden, and the referee decides who is at fault. */
    REFERRED,
    /** The move that would bring it about is not allowed. */
    FORBIDDEN
}
