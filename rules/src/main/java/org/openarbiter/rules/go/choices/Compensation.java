package org.openarbiter.rules.go.choices;

/** The points that the second player receives for the handicap stones in the record. */
public enum Compensation {
    /** None. */
    NONE,
    /** One for each stone. */
    STONES,
    /** One for each stone but the first, where the game is scored by area: by territory a stone on the board is no point. */
    LESS_ONE
}
