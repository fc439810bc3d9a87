package org.openarbiter.rules.chess.dead;

import java.util.List;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.Piece;

/**
 * Whether a side can still checkmate, with both sides willing, and whether a position is dead (FIDE Laws, 5.2.2 and 6.9).
 *
 * <p>The answer is exact: a mate is shown by the plays that lead to it, and a mate is denied only by proof. In between lies
 * {@link Prospect.Unknown}, after a given number of positions. The same question gets the same answer on every machine.
 *
 * <p>Repetition and the counts of moves are left aside: the fivefold and seventy-five move rules end a game, but what could
 * happen "by any series of legal moves" is read as a question about the moves of the pieces alone.
 *
 * <p>The methods hold no state between calls and may be used by many threads, each with its own board. The board is used for the
 * search and is as before afterwards.
 */
public final class MatingProspects {
    /** So many positions are looked at before the question whether the position is locked is worth asking. */
    private static final int FIRST_LOOK = 2_000;

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
                    : impossible(Obstacle.NO_PLAY);
        }
        if (MatingMaterial.isInsufficient(board, side)) {
            return impossible(Obstacle.MATERIAL);
        }
        HelpmateSearch search = new HelpmateSearch(board, side);
        try {
            return search(board, side, budget, search);
        } finally {
            search.leave();
        }
    }

    private static Prospect search(ChessBoard board, int side, int budget, HelpmateSearch search) {
        int mate = search.run(Math.min(budget, FIRST_LOOK), false);
        if (mate < 0 && !search.isExhausted()) {
            search.leave();
            if (MatingNets.areExcluded(board, side)) {
                return impossible(Obstacle.LOCKED);
            }
            mate = search.run(budget, true);
        }
        if (mate >= 0) {
            return new Prospect.Possible(search.line(mate));
        }
        return search.isExhausted()
                ? impossible(Obstacle.EXHAUSTED)
                : new Prospect.Unknown(search.positions(), search.deepest());
    }

    private static Prospect.Impossible impossible(Obstacle obstacle) {
        return new Prospect.Impossible(obstacle, obstacle.text());
    }

    /**
     * Whether a position is dead.
     *
     * @param budget the number of different positions that may be looked at for each side
     */
    public static Vitality vitality(ChessBoard board, int budget) {
        Prospect white = canMate(board, Piece.WHITE, budget);
        if (white instanceof Prospect.Possible possible) {
            return new Vitality.Alive(Piece.WHITE, possible.line());
        }
        Prospect black = canMate(board, Piece.BLACK, budget);
        if (black instanceof Prospect.Possible possible) {
            return new Vitality.Alive(Piece.BLACK, possible.line());
        }
        return white instanceof Prospect.Impossible deadForWhite && black instanceof Prospect.Impossible deadForBlack
                ? new Vitality.Dead(deadForWhite, deadForBlack)
                : new Vitality.Unknown(white, black);
    }
}
