package org.openarbiter.rules.go.score;

/** How a finished game is counted. */
public enum Scoring {
    /** Stones on the board and empty points that only they border. */
    AREA,
    /** Empty points that only the player's stones border, minus the stones he has lost. */
    TERRITORY
}
