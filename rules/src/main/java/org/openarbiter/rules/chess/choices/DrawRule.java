package org.openarbiter.rules.chess.choices;

/** How a draw for which there is a condition, such as the third occurrence of a position, comes about. */
public enum DrawRule {
    /** A player claims it. */
    CLAIM,
    /** It ends the game automatically. */
    AUTOMATIC,
    /** Not at all. */
    NO
}
