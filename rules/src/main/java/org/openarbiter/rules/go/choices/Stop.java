package org.openarbiter.rules.go.choices;

/** Which passes stop play. */
public enum Stop {
    /** Those of all players who are still in the game, in succession. */
    PASSES,
    /** These, or the pass of a player who has passed before in the same situation. */
    EITHER,
    /** Only the pass of a player who has passed before in the same situation. */
    REPEATED
}
