package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.Piece.BISHOP;
import static org.openarbiter.rules.chess.Piece.KNIGHT;
import static org.openarbiter.rules.chess.Piece.PAWN;
import static org.openarbiter.rules.chess.Piece.QUEEN;
import static org.openarbiter.rules.chess.Piece.ROOK;

import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.Piece;
import org.openarbiter.rules.chess.Square;

/**
 * A guess of how far a position is from a mate that both sides want: it orders the search and decides nothing.
 *
 * <p>It counts the squares to which the king to be mated could flee, sends him to the edge, calls the mating side's pieces near
 * him, keeps its heavy pieces alive, and where there are none drives its pawns on.
 */
final class MatingChances {
    private MatingChances() {}

    /** The distance of the position from a mate of the opponent of {@code winner}, the smaller the nearer. */
    static int distance(ChessBoard board, int winner, int depth) {
        int loser = winner ^ 1;
        int king = board.kingSquare(loser);
        long heavy = board.squares(QUEEN, winner) | board.squares(ROOK, winner);
        long light = board.squares(BISHOP, winner) | board.squares(KNIGHT, winner);
        int force = 2 * Long.bitCount(heavy) + Long.bitCount(light);
        int guess = 4 * flights(board, king, winner) + 2 * edge(king) + depth;
        guess += approach(king, heavy | light);
        guess += Steps.distance(king, board.kingSquare(winner)) * (force > 3 ? 1 : 3);
        if (heavy == 0) {
            guess += 10 + (Long.bitCount(light) < 2 ? 10 : 0) + promotion(board, winner);
        }
        return guess;
    }

    private static int flights(ChessBoard board, int king, int winner) {
        int flights = 0;
        for (long ring = Steps.king(king) & ~board.squares(winner ^ 1); ring != 0; ring &= ring - 1) {
            if ((board.attackersTo(Long.numberOfTrailingZeros(ring)) & board.squares(winner)) == 0) {
                flights++;
            }
        }
        return flights;
    }

    private static int edge(int king) {
        int file = Square.file(king);
        int rank = Square.rank(king);
        return Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
    }

    private static int approach(int king, long pieces) {
        int nearest = 8;
        for (long set = pieces; set != 0; set &= set - 1) {
            nearest = Math.min(nearest, Steps.distance(king, Long.numberOfTrailingZeros(set)));
        }
        return nearest;
    }

    private static int promotion(ChessBoard board, int winner) {
        long pawns = board.squares(PAWN, winner);
        if (pawns == 0) {
            return 0;
        }
        int rank = winner == Piece.WHITE
                ? 7 - Square.rank(63 - Long.numberOfLeadingZeros(pawns))
                : Square.rank(Long.numberOfTrailingZeros(pawns));
        return 4 * rank;
    }
}
