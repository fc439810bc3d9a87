package org.openarbiter.rules.go.choices;

import org.openarbiter.rules.go.score.Scoring;

/** The points that the second player receives for the handicap stones in the record. */
public enum Compensation {
    /** None. */
    NONE,
    /** One for each stone. */
    STONES,
    /** One for each stone but the first, where the game is scored by area: by territory a stone on the board is no point. */
    LESS_ONE;

    /**
     * How many points that is.
     *
     * @param handicap the number of handicap stones
     */
    public int points(int handicap, Scoring scoring) {
        return switch (this) {
            case NONE -> 0;
            case STONES -> handicap;
            case LESS_ONE -> scoring == Scoring.AREA ? Math.max(0, handicap - 1) : 0;
        };
    }
}
