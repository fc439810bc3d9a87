package org.openarbiter.rules.shogi.board;

/** Why a play is not legal, the gravest reason first. */
public enum Offense {
    /** It cannot be made at all: there is no such piece on the square or in hand, or it is not the player's. */
    IMPOSSIBLE,
    /** The piece does not go there, the square is taken, or the piece cannot promote there. */
    NO_WAY,
    /** The piece could never move again (行き所のない駒). */
    DEAD_END,
    /** A pawn is dropped on a file where the player has one (二歩, nifu). */
    TWO_PAWNS,
    /** The player's own king could be taken (王手放置). */
    KING_LEFT_IN_CHECK,
    /** A pawn is dropped that mates at once (打ち歩詰め, uchifuzume). */
    DROP_PAWN_MATE
}
