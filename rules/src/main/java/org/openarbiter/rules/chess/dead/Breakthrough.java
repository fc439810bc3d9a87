package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;

/**
 * A guide for positions with locked pawns: how far the mating side is from promoting a pawn, if a locked pawn may leave its file
 * by taking a piece that the other side offers.
 *
 * <p>The loser may first have to promote a pawn to get such a piece; if his pawns are locked too, the winner offers pieces to
 * them. Once there is a queen or a rook, the usual guide takes over.
 */
enum Breakthrough implements Guide {
    /** The only one. */
    GUIDE;

    private static final int FAR = 40;

    /** More than the usual guide ever returns if there is a queen or a rook. */
    private static final int BEFORE_PROMOTION = 60;

    /** Whether the side has pawns and neither a queen nor a rook. */
    static boolean isWanted(ChessBoard board, int winner) {
        return board.squares(PAWN, winner) != 0 && !hasHeavyPiece(board, winner);
    }

    private static boolean hasHeavyPiece(ChessBoard board, int side) {
        return (board.squares(QUEEN, side) | board.squares(ROOK, side)) != 0;
    }

    @Override
    public int distance(ChessBoard board, int winner) {
        if (hasHeavyPiece(board, winner)) {
            return MatingChances.PLANS.getFirst().distance(board, winner);
        }
        return BEFORE_PROMOTION + 3 * promotion(board, winner, true);
    }

    /** How many moves a side is from a promotion, with help. */
    private static int promotion(ChessBoard board, int side, boolean offers) {
        int best = FAR;
        for (long pawns = board.squares(PAWN, side); pawns != 0; pawns &= pawns - 1) {
            int pawn = Long.numberOfTrailingZeros(pawns);
            int way = straight(board, pawn, side);
            if (way == FAR && offers) {
                way = aslant(board, pawn, side);
            }
            best = Math.min(best, way);
        }
        return best;
    }

    /** The way of a pawn to the end of its file, or {@link #FAR} if another pawn stands on it. */
    private static int straight(ChessBoard board, int pawn, int side) {
        long ahead = side == Piece.WHITE ? 0x0101010101010100L << pawn : 0x0080808080808080L >>> 63 - pawn;
        if ((ahead & (board.squares(PAWN, Piece.WHITE) | board.squares(PAWN, Piece.BLACK))) != 0) {
            return FAR;
        }
        int left = side == Piece.WHITE ? 7 - Square.rank(pawn) : Square.rank(pawn);
        return left + Long.bitCount(ahead & board.occupied());
    }

    /** The path of a pawn that first takes a piece offered to it, on a square that it attacks from where it stands now. */
    private static int aslant(ChessBoard board, int pawn, int side) {
        int best = FAR;
        int other = side ^ 1;
        for (long targets = Steps.pawn(pawn, side); targets != 0; targets &= targets - 1) {
            int target = Long.numberOfTrailingZeros(targets);
            int on = Math.min(straight(board, target, side), 9);
            int come = FAR;
            for (long set = board.squares(other) & ~board.squares(KING, other); set != 0; set &= set - 1) {
                int from = Long.numberOfTrailingZeros(set);
                come = Math.min(come, from == target ? 0 : Steps.moves(Piece.kind(board.pieceAt(from)), from, target));
            }
            if (come >= FAR) {
                come = 4 + promotion(board, other, false);
            }
            best = Math.min(best, 1 + come + on);
        }
        return best;
    }
}
