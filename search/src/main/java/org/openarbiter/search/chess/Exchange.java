package org.openarbiter.search.chess;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;

/**
 * What a sequence of captures on one square comes to, each side taking with its least valuable piece and stopping when it likes
 * (static exchange evaluation). Pins are left aside.
 */
final class Exchange {
    /** By kind; bishop for knight is an even exchange. */
    private static final int[] WORTH = {0, 100, 325, 325, 500, 950, 20_000};

    private Exchange() {}

    /** What a kind of piece is worth in an exchange, in centipawns. */
    static int worth(int kind) {
        return WORTH[kind];
    }

    /** Whether the exchange that a move begins brings its side at least so much. */
    static boolean brings(ChessBoard board, int move, int atLeast) {
        if (Move.isCastling(move)) {
            return atLeast <= 0;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        int promotion = Move.promotion(move);
        int taken = Move.isEnPassant(move) ? Piece.PAWN : Piece.kind(board.pieceAt(to));
        int standing = promotion == Piece.NONE ? Piece.kind(board.pieceAt(from)) : promotion;
        int balance = WORTH[taken] + (promotion == Piece.NONE ? 0 : WORTH[promotion] - WORTH[Piece.PAWN]) - atLeast;
        if (balance < 0) {
            return false;
        }
        if (balance - WORTH[standing] >= 0) {
            return true;
        }
        long occupied = board.occupied() & ~(1L << from) | 1L << to;
        if (Move.isEnPassant(move)) {
            occupied &= ~(1L << (to ^ 8));
        }
        return balance >= taking(board, to, occupied, board.toMove() ^ 1, standing);
    }

    /** What a side gains by taking what stands on a square, or 0 if it had better not. */
    private static int taking(ChessBoard board, int to, long occupied, int side, int standing) {
        long attackers = board.attackersTo(to, occupied) & occupied;
        long own = attackers & board.squares(side);
        if (own == 0) {
            return 0;
        }
        int kind = Piece.PAWN;
        while ((own & board.squaresOf(kind)) == 0) {
            kind++;
        }
        if (kind == Piece.KING && own != attackers) {
            return 0;
        }
        long taker = own & board.squaresOf(kind);
        return Math.max(0, WORTH[standing] - taking(board, to, occupied & ~(taker & -taker), side ^ 1, kind));
    }
}
