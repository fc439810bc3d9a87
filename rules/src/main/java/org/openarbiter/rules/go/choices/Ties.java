package org.openarbiter.rules.go.choices;

/** Who has won if two players have the same number of points. */
public enum Ties {
    /** Nobody: the game is a draw. */
    DRAW,
    /** The player who moved first. */
    FIRST
}
