package org.openarbiter.search.alphabeta;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/** Iterative deepening of one thread: the moves at the root, searched deeper and deeper with a window around the last score. */
final class Deepening {
    private static final int FIRST_WINDOW = 18;
    private static final int WINDOW_DEPTH = 4;
    private static final int LATE = 4;

    private final Tree tree;
    private final Control control;
    private final List<RootMove> moves = new ArrayList<>();
    private final Arena arena;
    private int finished;
    /** The best move as it was reported last. */
    private int reported = Arena.NONE;
    private double instability;

    /** Receives scores while the search goes on. */
    interface Listener {
        /** A line was searched to the depth, or turned out better or worse than its window. */
        void line(int rank, int depth, RootMove move, Report.Bound bound);
    }

    Deepening(Tree tree, Arena root, Control control, List<Integer> only) {
        this.tree = tree;
        this.control = control;
        arena = root;
        tree.begin(root, control);
        int[] all = new int[2 * root.mostMoves()];
        int end = root.quiets(all, root.captures(all, 0));
        Arrays.stream(all, 0, end)
                .filter(move -> only.isEmpty() || only.contains(move))
                .forEach(move -> moves.add(new RootMove(move)));
    }

    /** The moves, the best first. */
    List<RootMove> moves() {
        return moves;
    }

    /** The depth of the last iteration that was finished. */
    int finished() {
        return finished;
    }

    /**
     * Deepens until the control stops it, or the depth is reached.
     *
     * @param firstDepth where to begin: threads that begin differently help each other more
     * @param lines how many of the best lines are wanted
     * @param afterIteration called with the depth after each
     */
    void run(int firstDepth, int mostDepth, int lines, Listener listener, IntConsumer afterIteration) {
        for (int depth = firstDepth; depth <= mostDepth && !moves.isEmpty(); depth++) {
            for (RootMove move : moves) {
                move.previousScore = move.score;
            }
            tree.deepen(depth);
            int found = 0;
            while (found < Math.min(lines, moves.size()) && aspire(depth, found, listener)) {
                found++;
                // A line that is searched later may turn out better: those before it were searched with less in the table.
                moves.subList(0, found).sort(Deepening::compare);
            }
            for (int rank = 0; rank < found; rank++) {
                report(rank, depth, Report.Bound.EXACT, listener);
            }
            if (control.isStopped()) {
                reportChange(depth, listener);
                return;
            }
            finished = depth;
            afterIteration.accept(depth);
            if (control.isStopped()) {
                return;
            }
        }
    }

    private void report(int rank, int depth, Report.Bound bound, Listener listener) {
        if (rank == 0) {
            reported = moves.getFirst().move;
        }
        listener.line(rank + 1, depth, moves.get(rank), bound);
    }

    /** Reports the move that a stopped iteration found better than the one reported last; the iteration might have found a better one still. */
    private void reportChange(int depth, Listener listener) {
        RootMove best = moves.getFirst();
        if (best.move != reported && best.score != -Score.INFINITE) {
            report(0, depth, Report.Bound.AT_LEAST, listener);
        }
    }

    /** How much longer than usual to think: more while the best move changes, or takes a small part of the effort. */
    double patience() {
        long all = 1;
        for (RootMove move : moves) {
            all += move.nodes;
        }
        double share = (double) moves.getFirst().nodes / all;
        return (1.7 - share) * (1 + 0.5 * Math.min(instability, 2));
    }

    /** Searches the best of the moves from a rank on; false if the search was stopped. */
    private boolean aspire(int depth, int rank, Listener listener) {
        int expected = moves.get(rank).previousScore;
        int window = FIRST_WINDOW;
        boolean narrow = depth > WINDOW_DEPTH && expected != -Score.INFINITE && !Score.isCertain(expected);
        int alpha = narrow ? expected - window : -Score.INFINITE;
        int beta = narrow ? expected + window : Score.INFINITE;
        while (true) {
            int score = root(depth, rank, alpha, beta);
            moves.subList(rank, moves.size()).sort(Deepening::compare);
            if (control.isStopped()) {
                return false;
            }
            if (score <= alpha) {
                report(rank, depth, Report.Bound.AT_MOST, listener);
                beta = (alpha + beta) / 2;
                alpha = Math.max(score - window, -Score.INFINITE);
            } else if (score >= beta) {
                report(rank, depth, Report.Bound.AT_LEAST, listener);
                beta = Math.min(score + window, Score.INFINITE);
            } else {
                return true;
            }
            window = Score.isCertain(score) ? Score.INFINITE : 2 * window;
        }
    }

    private static int compare(RootMove one, RootMove other) {
        int byScore = Integer.compare(other.score, one.score);
        return byScore != 0 ? byScore : Integer.compare(other.previousScore, one.previousScore);
    }

    /** Searches the moves from a rank on. */
    private int root(int depth, int rank, int alphaBefore, int beta) {
        int alpha = alphaBefore;
        int best = -Score.INFINITE;
        instability /= 2;
        Frame frame = tree.frame(0);
        for (int i = rank; i < moves.size(); i++) {
            moves.get(i).score = -Score.INFINITE;
        }
        for (int i = rank; i < moves.size(); i++) {
            RootMove candidate = moves.get(i);
            long before = tree.nodes();
            boolean capture = arena.isCapture(candidate.move);
            tree.play(frame, candidate.move);
            int score = candidate(depth, i - rank, capture, alpha, beta);
            tree.undo();
            if (control.isStopped()) {
                return best;
            }
            candidate.nodes = tree.nodes() - before;
            if (i == rank || score > alpha) {
                candidate.lead(score, tree.frame(1));
                instability += i == rank ? 0 : 1;
            }
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int candidate(int depth, int order, boolean capture, int alpha, int beta) {
        int next = depth - 1;
        if (order == 0) {
            return -tree.search(1, next, -beta, -alpha, false);
        }
        boolean late = tree.reducesLate() && order >= LATE && depth >= 3 && !capture && !tree.frame(1).inCheck;
        int reduced = late ? Math.max(1, next - Margins.reduction(depth, order) / 2) : next;
        int score = -tree.search(1, reduced, -alpha - 1, -alpha, true);
        if (score > alpha && reduced < next) {
            score = -tree.search(1, next, -alpha - 1, -alpha, false);
        }
        return score > alpha ? -tree.search(1, next, -beta, -alpha, false) : score;
    }
}
