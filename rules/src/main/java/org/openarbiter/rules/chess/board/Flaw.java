package org.openarbiter.rules.chess.board;

/**
 * One reason why a setup is no position.
 *
 * @param kind what is wrong
 * @param square where, or -1 if it is nowhere in particular
 * @param message what is wrong, in words
 */
public record Flaw(Kind kind, int square, String message) {

    /** What can be wrong with a setup. */
    public enum Kind {
        /** A side has no king. Put one up. */
        KING_MISSING,
        /** A side has more than one king. Take the others off. */
        KINGS_TOO_MANY,
        /** A pawn stands on the first or the eighth rank. Take it off. */
        PAWN_ON_END_RANK,
        /** A side has more than eight pawns, or more promoted pieces than pawns are missing. Take some off. */
        COUNT,
        /** The side that is not to move is in check. Give the move to the other side. */
        OPPONENT_IN_CHECK,
        /** A right to castle without the king or the rook in place. Drop the right. */
        CASTLING,
        /** An en passant square behind which no pawn can have made a double step. Drop it. */
        EN_PASSANT,
        /** A half-move clock below 0 or a move number below 1. */
        NUMBER
    }
}
