package org.openarbiter.search.alphabeta;

import java.util.Arrays;

/**
 * The slow and obvious twin of the search: minimax to a depth, every move, nothing remembered; then captures until it is quiet,
 * with nothing but the bounds of alpha–beta, without which nobody sees the end of it.
 */
final class Minimax {
    private final Arena arena;

    Minimax(Arena arena) {
        this.arena = arena;
    }

    /** The score of the position for the side to move. */
    int root(int depth) {
        return best(0, depth);
    }

    private int score(int ply, int depth) {
        int decided = decided(ply);
        if (decided != PathJudge.UNDECIDED) {
            return decided;
        }
        return depth == 0 ? quiet(ply, -Score.INFINITE, Score.INFINITE) : best(ply, depth);
    }

    private int decided(int ply) {
        int decided = arena.verdict(ply, Score.INFINITE);
        return decided == PathJudge.UNDECIDED && arena.isDrawnByMaterial() ? arena.drawn() : decided;
    }

    private int best(int ply, int depth) {
        int[] moves = new int[2 * arena.mostMoves()];
        int end = arena.quiets(moves, arena.captures(moves, 0));
        if (end == 0) {
            return arena.inCheck() || arena.isStalemateLost() ? Score.matedIn(ply) : arena.drawn();
        }
        int best = -Score.INFINITE;
        for (int i = 0; i < end; i++) {
            arena.play(moves[i]);
            best = Math.max(best, -score(ply + 1, depth - 1));
            arena.undo();
        }
        return best;
    }

    private int quiet(int ply, int alpha, int beta) {
        int[] moves = new int[2 * arena.mostMoves()];
        boolean check = arena.inCheck();
        int end = arena.captures(moves, 0);
        if (check) {
            end = arena.quiets(moves, end);
            if (end == 0) {
                return Score.matedIn(ply);
            }
        }
        int best = check ? -Score.INFINITE : arena.evaluate();
        for (int move : Arrays.copyOf(moves, end)) {
            if (best >= beta) {
                break;
            }
            if (check || arena.exchanges(move, 0)) {
                arena.play(move);
                int decided = decided(ply + 1);
                int score = decided == PathJudge.UNDECIDED ? quiet(ply + 1, -beta, -Math.max(alpha, best)) : decided;
                best = Math.max(best, -score);
                arena.undo();
            }
        }
        return best;
    }
}
