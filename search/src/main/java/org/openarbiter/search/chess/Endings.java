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
        long pawns = board.squares(PAWN, stronger);
        if (pawns == 0) {
            return scaleWithoutPawns(board, stronger);
        }
        if (isShutOut(board, stronger, pawns)) {
            return 0;
        }
        return isOfOppositeBishops(board) ? FULL / 2 : FULL;
    }

    private static int scaleWithoutPawns(ChessBoard board, int stronger) {
        int weaker = stronger ^ 1;
        int worth = worth(board, stronger);
        if (worth - worth(board, weaker) <= MINOR) {
            return worth <= MINOR ? 0 : FULL / 8;
        }
        return hasKnightsAlone(board, stronger) && board.squares(PAWN, weaker) == 0 ? 0 : FULL;
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
        int file = (pawns & ~Squares.FILE_A) == 0 ? 0 : FILES - 1;
        if ((pawns & ~(Squares.FILE_A << file)) != 0) {
            return false;
        }
        int corner = side == Piece.WHITE ? LAST_RANK + file : file;
        return (bishops & Squares.ofColor(corner)) == 0 && Squares.distance(board.kingSquare(side ^ 1), corner) <= 1;
    }

    /** Whether each side has one bishop and no other piece, on squares of different colors. */
    private static boolean isOfOppositeBishops(ChessBoard board) {
        long bishops = board.squaresOf(BISHOP);
        return (board.occupied() & ~board.squaresOf(PAWN) & ~board.squaresOf(KING)) == bishops
                && Long.bitCount(board.squares(BISHOP, Piece.WHITE)) == 1
                && Long.bitCount(board.squares(BISHOP, Piece.BLACK)) == 1
                && Long.bitCount(bishops & Squares.LIGHT) == 1;
    }

    /** The pieces of a side in units of a pawn, pawns left aside. */
    private static int worth(ChessBoard board, int side) {
        return MINOR * Long.bitCount(board.squares(KNIGHT, side) | board.squares(BISHOP, side))
                + ROOK_WORTH * Long.bitCount(board.squares(ROOK, side)) + 9 * Long.bitCount(board.squares(QUEEN, side));
    }
}
