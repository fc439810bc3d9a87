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
    /** How many positions each of the plans may look at in turn, before the first one gets all that is left. */
    private static final int[] ROUNDS = {1_500, 15_000};

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
        int left = budget;
        int deepest = 0;
        boolean first = true;
        for (int round = 0; round <= ROUNDS.length; round++) {
            boolean last = round == ROUNDS.length;
            for (MatingChances plan : last ? MatingChances.PLANS.subList(0, 1) : MatingChances.PLANS) {
                HelpmateSearch search = new HelpmateSearch(board, side, plan);
                Prospect prospect = search.run(last ? left : Math.min(left, ROUNDS[round]), !first);
                if (!(prospect instanceof Prospect.Unknown unknown)) {
                    return prospect;
                }
                left -= unknown.positions();
                deepest = Math.max(deepest, unknown.depth());
                if (first && MatingNets.areExcluded(board, side)) {
                    return impossible(Obstacle.LOCKED);
                }
                first = false;
                if (left <= 0) {
                    return new Prospect.Unknown(budget - left, deepest);
                }
            }
        }
        return new Prospect.Unknown(budget - left, deepest);
    }

    static Prospect.Impossible impossible(Obstacle obstacle) {
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
