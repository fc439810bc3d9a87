package org.openarbiter.search.chess;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.search.alphabeta.Evaluation;

/**
 * An evaluation that takes back what another promises in endings which are hard or impossible to win. A network that learned from
 * games decided by their scores has seen few of these to the end.
 */
public final class Endings implements Evaluation<ChessBoard> {
    /** An advantage counts in full. */
    static final int FULL = 64;

    private static final long LIGHT_SQUARES = 0x55AA_55AA_55AA_55AAL;
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final int FILES = 8;
    private static final int LAST_RANK = 56;
    private static final int MINOR = 3;
    private static final int ROOK_WORTH = 5;

    private final Evaluation<ChessBoard> evaluation;

    /** An evaluation that corrects another. */
    public Endings(Evaluation<ChessBoard> evaluation) {
        this.evaluation = evaluation;
    }

    @Override
    public int of(ChessBoard board) {
        int value = evaluation.of(board);
        int stronger = value >= 0 ? board.toMove() : board.toMove() ^ 1;
        return value * scale(board, stronger) / FULL;
    }

    /**
     * How much of an advantage counts, of {@link #FULL}.
     *
     * @param stronger the side that has it
     */
    static int scale(ChessBoard board, int stronger) {
        int weaker = stronger ^ 1;
        long pawns = board.squares(PAWN, stronger);
        int worth = worth(board, stronger);
        int lead = worth - worth(board, weaker);
        if (pawns == 0) {
            if (lead <= MINOR) {
                return worth <= MINOR ? 0 : FULL / 8;
            }
            return hasKnightsAlone(board, stronger) && board.squares(PAWN, weaker) == 0 ? 0 : FULL;
        }
        if (isShutOut(board, stronger, pawns)) {
            return 0;
        }
        return isOfOppositeBishops(board) ? FULL / 2 : FULL;
    }

    /** Whether two knights are all that a side has. */
    private static boolean hasKnightsAlone(ChessBoard board, int side) {
        long knights = board.squares(KNIGHT, side);
        return Long.bitCount(knights) == 2 && board.squares(side) == (knights | board.squares(KING, side));
    }

    /**
     * Whether all pawns of a side stand on one file at the edge, beside them it has bishops at most that cannot drive the other king
     * from the corner in front of them, and that king is there.
     */
    private static boolean isShutOut(ChessBoard board, int side, long pawns) {
        long bishops = board.squares(BISHOP, side);
        if (board.squares(side) != (pawns | bishops | board.squares(KING, side))) {
            return false;
        }
        int file = (pawns & ~FILE_A) == 0 ? 0 : FILES - 1;
        if ((pawns & ~(FILE_A << file)) != 0) {
            return false;
        }
        int corner = side == Piece.WHITE ? LAST_RANK + file : file;
        long reached = (LIGHT_SQUARES >>> corner & 1) != 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES;
        return (bishops & reached) == 0 && distance(board.kingSquare(side ^ 1), corner) <= 1;
    }

    /** Whether each side has one bishop and no other piece, on squares of different colors. */
    private static boolean isOfOppositeBishops(ChessBoard board) {
        long bishops = board.squaresOf(BISHOP);
        return (board.occupied() & ~board.squaresOf(PAWN) & ~board.squaresOf(KING)) == bishops
                && Long.bitCount(board.squares(BISHOP, Piece.WHITE)) == 1
                && Long.bitCount(board.squares(BISHOP, Piece.BLACK)) == 1
                && Long.bitCount(bishops & LIGHT_SQUARES) == 1;
    }

    private static int distance(int one, int other) {
        return Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >>> 3) - (other >>> 3)));
    }

    /** The pieces of a side in units of a pawn, pawns left aside. */
    private static int worth(ChessBoard board, int side) {
        return MINOR * Long.bitCount(board.squares(KNIGHT, side) | board.squares(BISHOP, side))
                + ROOK_WORTH * Long.bitCount(board.squares(ROOK, side)) + 9 * Long.bitCount(board.squares(QUEEN, side));
    }
}
