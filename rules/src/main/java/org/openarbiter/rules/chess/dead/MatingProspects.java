package org.openarbiter.rules.chess.dead;

import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * Whether a side can still checkmate, with both sides willing, and whether a position is dead (FIDE Laws, 5.2.2 and 6.9).
 *
 * <p>The answer is exact: a mate is shown by the plays that lead to it, and excluded only by a proof. If neither is found within
 * a given number of positions, the answer is {@link Prospect.Unknown}. The same question gets the same answer on every machine.
 * All searches in the process together use at most a quarter of a gigabyte; if many threads ask at once, some of them wait.
 *
 * <p>Repetition and move counters are ignored: the fivefold and seventy-five-move rules end a game, but we read "by any series of
 * legal moves" as a question about the moves of the pieces alone.
 *
 * <p>The methods keep no state between calls and may be called from many threads, each with its own board. A search uses the
 * board and leaves it as it was.
 */
public final class MatingProspects {
    private static final int SMALL_BUDGET = 2_000;

    private MatingProspects() {}

    /**
     * Whether a side can checkmate by any series of legal moves.
     *
     * @param budget the number of different positions that may be looked at
     */
    public static Prospect canMate(ChessBoard board, int side, int budget) {
        if (!board.hasLegalPlay(board.toMove())) {
            return board.toMove() != side && board.inCheck()
                    ? new Prospect.Possible(List.of())
                    : new Prospect.Impossible(Obstacle.NO_PLAY);
        }
        if (MatingMaterial.isInsufficient(board, side)) {
            return new Prospect.Impossible(Obstacle.MATERIAL);
        }
        return new Inquiry(board, side, budget).answer();
    }

    /**
     * Whether a position is dead.
     *
     * <p>Both sides are tried with a small budget before either gets the whole: if the stronger side has a single piece that
     * mates only in a rare pattern, the other side often mates at once.
     *
     * @param budget the number of different positions that may be looked at for each side
     */
    public static Vitality vitality(ChessBoard board, int budget) {
        int first = strength(board, Piece.WHITE) >= strength(board, Piece.BLACK) ? Piece.WHITE : Piece.BLACK;
        Prospect[] prospects = new Prospect[2];
        for (int nodes : new int[] {Math.min(budget, SMALL_BUDGET), budget}) {
            for (int side : new int[] {first, first ^ 1}) {
                if (!(prospects[side] instanceof Prospect.Impossible)) {
                    prospects[side] = canMate(board, side, nodes);
                }
                if (prospects[side] instanceof Prospect.Possible possible) {
                    return new Vitality.Alive(side, possible.line());
                }
            }
        }
        Prospect white = prospects[Piece.WHITE];
        Prospect black = prospects[Piece.BLACK];
        return white instanceof Prospect.Impossible deadForWhite && black instanceof Prospect.Impossible deadForBlack
                ? new Vitality.Dead(deadForWhite, deadForBlack)
                : new Vitality.Unknown(white, black);
    }

    /** The usual worth of a side's pieces, in pawns. */
    private static int strength(ChessBoard board, int side) {
        return 9 * Long.bitCount(board.squares(Piece.QUEEN, side))
                + 5 * Long.bitCount(board.squares(Piece.ROOK, side))
                + 3 * Long.bitCount(board.squares(Piece.BISHOP, side) | board.squares(Piece.KNIGHT, side))
                + Long.bitCount(board.squares(Piece.PAWN, side));
    }
}
