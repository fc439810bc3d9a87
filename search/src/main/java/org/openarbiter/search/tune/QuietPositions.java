package org.openarbiter.search.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.search.alphabeta.Arena;

/**
 * Picks the positions of games that an evaluation can judge: without check, where no capture or promotion wins material and none
 * was played.
 *
 * @param <B> the board of the game
 */
public final class QuietPositions<B extends Board> {
    private static final double HALF = 0.5;

    private final Function<B, Arena> arena;

    /** A choice of positions as arenas on boards see them. */
    public QuietPositions(Function<B, Arena> arena) {
        this.arena = arena;
    }

    /**
     * The quiet positions of a game; none if the record says neither who won nor that it was drawn.
     *
     * @param number the number of the game
     * @throws PlayException if a play of the record is not legal
     */
    @SuppressWarnings("unchecked") // a copy of a board is a board of the same game
    public List<Labeled<B>> of(RecordedGame<B> game, int number) throws PlayException {
        List<Labeled<B>> quiet = new ArrayList<>();
        Outcome outcome = game.recordedOutcome();
        if (!(outcome instanceof Outcome.Win || outcome instanceof Outcome.Draw)) {
            return quiet;
        }
        B board = game.start();
        for (int ply = 0; ply < game.plies(); ply++) {
            int play = game.play(ply, board);
            if (isQuiet(arena.apply(board), play)) {
                quiet.add(new Labeled<>((B) board.copy(), points(outcome, board.toMove()), number));
            }
            board.play(board.toMove(), play);
        }
        return quiet;
    }

    private static boolean isQuiet(Arena arena, int play) {
        if (arena.inCheck() || arena.isCapture(play) || arena.isDrawnByMaterial()) {
            return false;
        }
        int[] captures = new int[2 * arena.mostMoves()];
        int end = arena.captures(captures, 0);
        for (int i = 0; i < end; i++) {
            if (arena.exchanges(captures[i], 1)) {
                return false;
            }
        }
        return true;
    }

    /** What a side got: 1, ½ or 0. */
    private static double points(Outcome outcome, int side) {
        return outcome instanceof Outcome.Win win ? win.winner() == side ? 1 : 0 : HALF;
    }
}
