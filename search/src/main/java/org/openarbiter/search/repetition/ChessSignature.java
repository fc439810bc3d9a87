package org.openarbiter.search.repetition;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/** Keys of chess positions from {@link Signatures}. */
public final class ChessSignature {
    private static final int SQUARES = 64;
    private static final int KINDS = 6;
    private static final int ROOKS = 2 * KINDS * SQUARES;
    private static final int EN_PASSANT = ROOKS + 16;
    private static final int SIDE = EN_PASSANT + 8;
    private static final int FEATURES = SIDE + 1;
    private static final long[] NUMBERS = Signatures.of(FEATURES);

    private ChessSignature() {}

    /** The key of the position on a board, worked out from nothing: of each piece, each right, and the side to move. */
    public static long of(ChessBoard board) {
        long key = board.toMove() == Piece.BLACK ? NUMBERS[SIDE] : 0;
        for (long left = board.occupied(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int piece = board.pieceAt(square);
            int kind = KINDS * Piece.side(piece) + Piece.kind(piece) - 1;
            key ^= NUMBERS[kind * SQUARES + square];
        }
        for (long left = board.castlingRooks(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            key ^= NUMBERS[ROOKS + (square & 7 | square >>> 5 << 3)];
        }
        int passed = board.legalEnPassantSquare();
        return passed == 0 ? key : key ^ NUMBERS[EN_PASSANT + (passed & 7)];
    }

    /** In how many features two positions must differ at least to have equal keys. */
    public static int distance() {
        return Signatures.distance(FEATURES);
    }
}
