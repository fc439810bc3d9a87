package org.openarbiter.rules.chess.choices;

/** Who may claim a draw for which there is a condition, and when. */
public enum Claimant {
    /** The player who has the move. */
    TO_MOVE,
    /** Either player, whoever has the move. */
    EITHER,
    /** Either player; a repetition can also be claimed when one more move has been made since. */
    EITHER_LATE
}
