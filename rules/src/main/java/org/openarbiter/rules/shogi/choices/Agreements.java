package org.openarbiter.rules.shogi.choices;

/** What the players can agree upon. */
public enum Agreements {
    /** An impasse, decided by points, once a king has entered; a repetition before the position has appeared often enough. */
    IMPASSE,
    /** Nothing. */
    NONE,
    /** What they can agree upon there could not be verified. */
    UNREAD
}
