package org.openarbiter.rules.chess.board;

/**
 * Chess moves packed in an {@code int}: from (6 bits), to (6), promotion kind (3), and a bit each for capture, double step,
 * en passant and castling.
 *
 * <p>Castling goes from the king's square to the square of its own rook, which is unambiguous in Chess960 too. No move packs
 * to 0.
 */
public final class Move {
    /** No move; never legal. */
    public static final int NONE = 0;

    static final int CAPTURE = 1 << 15;
    static final int DOUBLE_STEP = 1 << 16;
    static final int EN_PASSANT = 1 << 17;
    static final int CASTLING = 1 << 18;

    private Move() {}

    static int pack(int from, int to, int promotion, int flags) {
        return from | to << 6 | promotion << 12 | flags;
    }

    /** The square which the piece leaves. */
    public static int from(int move) {
        return move & 63;
    }

    /** The square to which the piece goes; the square of the king's own rook if the move castles. */
    public static int to(int move) {
        return move >>> 6 & 63;
    }

    /** The kind to which a pawn promotes, or {@link Piece#NONE}. */
    public static int promotion(int move) {
        return move >>> 12 & 7;
    }

    /** Whether the move takes a piece, en passant included. */
    public static boolean isCapture(int move) {
        return (move & CAPTURE) != 0;
    }

    /** Whether a pawn goes two squares forward. */
    public static boolean isDoubleStep(int move) {
        return (move & DOUBLE_STEP) != 0;
    }

    /** Whether a pawn takes en passant. */
    public static boolean isEnPassant(int move) {
        return (move & EN_PASSANT) != 0;
    }

    /** Whether the move castles. */
    public static boolean isCastling(int move) {
        return (move & CASTLING) != 0;
    }

    /** The square where the king stands after a castling move. */
    public static int castledKing(int move) {
        return from(move) & 56 | (to(move) > from(move) ? 6 : 2);
    }

    /** The square where the rook stands after a castling move. */
    public static int castledRook(int move) {
        return from(move) & 56 | (to(move) > from(move) ? 5 : 3);
    }
}
