package org.openarbiter.rules.go.choices;

/** What happens when a whole board comes back with the same player to move and no ko rule forbids it. */
public enum LongCycles {
    /** Nothing. */
    NO,
    /** The referee decides. */
    REFEREE,
    /** The referee declares a draw unless a player varies. */
    DRAW,
    /** The players may agree on no result. */
    PLAYERS,
    /** The game ends with no result. */
    NO_RESULT,
    /** It ends with no result at the third occurrence without a pass in between. */
    THIRD,
    /** The player who captured more stones since then wins, whoever is to move. */
    CAPTURES
}
