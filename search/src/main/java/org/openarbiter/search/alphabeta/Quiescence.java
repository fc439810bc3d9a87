package org.openarbiter.search.alphabeta;

import java.util.Set;

/**
 * The search beyond the horizon, of captures that do not lose material only, or of all moves in check: so the evaluation sees
 * quiet positions.
 */
final class Quiescence {
    private final Tree tree;
    private final Table table;
    private final Histories histories;
    private final boolean usesTable;
    private final boolean futile;

    Quiescence(Tree tree, Table table, Histories histories, Set<Technique> techniques) {
        this.tree = tree;
        this.table = table;
        this.histories = histories;
        usesTable = techniques.contains(Technique.TABLE);
        futile = techniques.contains(Technique.FUTILITY);
    }

    int search(Arena arena, Frame frame, int alphaBefore, int beta) {
        int alpha = alphaBefore;
        boolean pvNode = beta - alpha > 1;
        long key = arena.key();
        long entry = usesTable ? table.probe(key) : 0;
        if (entry != 0 && !pvNode) {
            int known = Known.cutoff(entry, frame.ply, beta);
            if (known != Known.NOTHING) {
                return known;
            }
        }
        int best = -Score.INFINITE;
        frame.evaluation = Frame.NO_EVALUATION;
        if (!frame.inCheck) {
            frame.evaluation = Known.evaluation(arena, entry);
            best = Known.estimate(entry, frame.evaluation, frame.ply);
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        return captures(arena, frame, entry, key, alpha, beta, best);
    }

    private int captures(Arena arena, Frame frame, long entry, long key, int alphaBefore, int beta, int standing) {
        int alpha = alphaBefore;
        int best = standing;
        int bestMove = Arena.NONE;
        int rests = Tree.FREE;
        int tableMove = Known.move(arena, entry);
        if (!frame.inCheck && tableMove != Arena.NONE && !(arena.isCapture(tableMove) && arena.exchanges(tableMove, 0))) {
            tableMove = Arena.NONE;
        }
        Picker picker = frame.picker;
        picker.beginQuiescence(tableMove, frame.inCheck, tree.frame(frame.ply - 1).slot, tree.frame(frame.ply - 2).slot);
        int count = 0;
        for (int move = picker.next(arena, histories); move != Arena.NONE; move = picker.next(arena, histories)) {
            count++;
            if (futile && !frame.inCheck) {
                int reachable = frame.evaluation + arena.gain(move) + Margins.QUIESCENCE;
                if (reachable <= alpha && !arena.givesCheck(move)) {
                    best = Math.max(best, reachable);
                    continue;
                }
            }
            int score = -tree.quiet(frame, move, -beta, -alpha);
            if (tree.isStopped()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (beta - alphaBefore > 1) {
                        frame.lead(move, tree.frame(frame.ply + 1));
                    }
                    if (score >= beta) {
                        rests = tree.restsOn();
                        break;
                    }
                    alpha = score;
                }
            }
            rests = Math.min(rests, tree.restsOn());
        }
        if (count == 0 && frame.inCheck) {
            best = Score.matedIn(frame.ply);
        }
        int bound = best >= beta ? Table.LOWER : alpha > alphaBefore ? Table.EXACT : Table.UPPER;
        tree.keep(frame, key, bestMove, best, 0, bound, rests);
        return best;
    }
}
