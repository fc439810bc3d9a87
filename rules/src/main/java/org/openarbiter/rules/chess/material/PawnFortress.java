package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.Attacks;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * The locked position that scalachess recognizes: only kings and pawns, each pawn stands before another pawn and attacks none, none can
 * capture en passant, and no king can walk to a pawn that it could take. Once it holds it holds for ever.
 */
final class PawnFortress {
    private PawnFortress() {}

    /** Whether a position is one. */
    static boolean holds(ChessBoard board) {
        long pawns = board.squaresOf(Piece.PAWN);
        if (pawns == 0 || board.occupied() != (pawns | board.squaresOf(Piece.KING)) || board.legalEnPassantSquare() != 0) {
            return false;
        }
        return areLocked(board, Piece.WHITE) && areLocked(board, Piece.BLACK)
                && isShutOut(board, Piece.WHITE) && isShutOut(board, Piece.BLACK);
    }

    private static boolean areLocked(ChessBoard board, int side) {
        long own = board.squares(Piece.PAWN, side);
        long ahead = side == Piece.WHITE ? own << 8 : own >>> 8;
        return (ahead & ~board.squaresOf(Piece.PAWN)) == 0 && (struck(board, side) & board.squares(Piece.PAWN, side ^ 1)) == 0;
    }

    /** Whether the king of a side can take no pawn, however long it walks and whatever the other king does. */
    private static boolean isShutOut(ChessBoard board, int side) {
        long guarded = struck(board, side ^ 1);
        long open = ~(guarded | board.squares(Piece.PAWN, side));
        long reached = 1L << board.kingSquare(side);
        if ((reached & guarded) != 0) {
            return false;
        }
        for (long fresh = reached; fresh != 0; ) {
            long next = Attacks.king(Long.numberOfTrailingZeros(fresh)) & open & ~reached;
            fresh = fresh & fresh - 1 | next;
            reached |= next;
        }
        return (reached & board.squares(Piece.PAWN, side ^ 1)) == 0;
    }

    /** The squares on which the pawns of a side would take. */
    private static long struck(ChessBoard board, int side) {
        long struck = 0;
        for (long left = board.squares(Piece.PAWN, side); left != 0; left &= left - 1) {
            struck |= Attacks.pawn(side, Long.numberOfTrailingZeros(left));
        }
        return struck;
    }
}
