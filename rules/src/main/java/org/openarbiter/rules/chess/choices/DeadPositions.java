package org.openarbiter.rules.chess.choices;

/** How a dead position, in which neither side can checkmate, is recognized. */
public enum DeadPositions {
    /** Exactly, by a search for a helpmate. */
    HELPMATE,
    /** By the material alone. */
    MATERIAL,
    /** Not at all. */
    NO
}
