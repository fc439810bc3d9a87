package org.openarbiter.search.alphabeta;

import java.util.Set;

/**
 * The search below the root, of one thread: principal variation search (Marsland and Campbell 1982) with what {@link Technique}
 * lists.
 *
 * <p>A score that comes from the way to a position, such as a repetition, holds on this way only. Each search tells, besides its
 * score, the earliest ply on which the score rests ({@link #restsOn}); what rests on a ply before the node itself is never kept
 * in the table as a score, only its move is (the graph history interaction problem: Campbell 1985).
 */
final class Tree {
    /** The score rests on nothing before the node. */
    static final int FREE = Integer.MAX_VALUE;
    /** No score. */
    private static final int NOTHING = Known.NOTHING;

    private static final int BEFORE_ROOT = 2;
    private static final int HISTORY_A_PLY = 12_000;
    private static final int TABLE_DEPTH_SHORT = 3;

    private final Table table;
    private final Histories histories;
    private final Frame[] frames = new Frame[BEFORE_ROOT + Score.MOST_PLIES + 2];
    private final MovePruning pruning;
    private final Quiescence quiescence;
    private final boolean usesTable;
    private final boolean usesNullMove;
    private final boolean reducesLate;
    private final boolean reducesWithoutTable;
    private final boolean prunesReverse;
    private final boolean razors;
    private final boolean extendsChecks;
    private final boolean extendsSingular;
    private final boolean seesRepetitions;
    private final boolean ordersByEvaluation;
    private final boolean countsCutoffs;
    private final boolean reducesAboveAlpha;

    private Arena arena;
    private Control control;
    private int restsOn = FREE;
    private int deepest;
    private int rootDepth;
    /** No null move above this ply while a fail high by one is verified. */
    private int verifiedUntil;
    /** Read by other threads, for whom an older value does as well. */
    private long nodes;

    Tree(Arena arena, Table table, Set<Technique> techniques) {
        this.arena = arena;
        this.table = table;
        control = Control.endless();
        histories = new Histories(arena.slots());
        for (int i = 0; i < frames.length; i++) {
            frames[i] = new Frame(i - BEFORE_ROOT, arena.mostMoves());
        }
        pruning = new MovePruning(techniques);
        quiescence = new Quiescence(this, table, histories, techniques);
        usesTable = techniques.contains(Technique.TABLE);
        usesNullMove = techniques.contains(Technique.NULL_MOVE);
        reducesLate = techniques.contains(Technique.LATE_REDUCTIONS);
        reducesWithoutTable = techniques.contains(Technique.TABLE_REDUCTION);
        prunesReverse = techniques.contains(Technique.REVERSE_FUTILITY);
        razors = techniques.contains(Technique.RAZORING);
        extendsChecks = techniques.contains(Technique.CHECK_EXTENSION);
        extendsSingular = techniques.contains(Technique.SINGULAR_EXTENSION);
        seesRepetitions = techniques.contains(Technique.UPCOMING_REPETITION);
        ordersByEvaluation = techniques.contains(Technique.EVALUATION_HISTORY);
        countsCutoffs = techniques.contains(Technique.CUTOFF_REDUCTION);
        reducesAboveAlpha = techniques.contains(Technique.ALPHA_REDUCTION);
    }

    /** Forgets what was learned. */
    void forget() {
        histories.clear();
    }

    /** Begins a search from a root. */
    void begin(Arena root, Control newControl) {
        arena = root;
        control = newControl;
        nodes = 0;
        verifiedUntil = 0;
        for (Frame frame : frames) {
            frame.clear();
        }
        frame(0).inCheck = arena.inCheck();
        frame(0).evaluation = frame(0).inCheck ? Frame.NO_EVALUATION : arena.evaluate();
    }

    /** Begins an iteration. */
    void deepen(int depth) {
        rootDepth = depth;
        deepest = 0;
    }

    Frame frame(int ply) {
        return frames[ply + BEFORE_ROOT];
    }

    long nodes() {
        return nodes;
    }

    int deepest() {
        return deepest;
    }

    boolean reducesLate() {
        return reducesLate;
    }

    boolean isStopped() {
        return control.isStopped();
    }

    /** The earliest ply on which the latest score rests. */
    int restsOn() {
        return restsOn;
    }

    /** Makes a move of a node; the frame of the next ply then knows whether it gives check. */
    void play(Frame frame, int move) {
        frame.move = move;
        frame.slot = arena.slot(move);
        frame.quietSquares = !ordersByEvaluation || arena.isCapture(move) ? Frame.NO_SQUARES : arena.squares(move);
        arena.play(move);
        nodes++;
        frame(frame.ply + 1).inCheck = arena.inCheck();
    }

    /** Takes a move of a node back. */
    void undo() {
        arena.undo();
    }

    /** The score of a move in quiescence, for the other side. */
    int quiet(Frame frame, int move, int alpha, int beta) {
        play(frame, move);
        int score = search(frame.ply + 1, 0, alpha, beta, false);
        undo();
        return score;
    }

    /** The score of the position for the side to move. */
    int search(int ply, int depth, int alphaAbove, int betaAbove, boolean cutNode) {
        Frame frame = frame(ply);
        frame.lineLength = 0;
        restsOn = FREE;
        if (control.isOver(nodes)) {
            return 0;
        }
        int decided = arena.verdict(ply, betaAbove);
        if (decided != PathJudge.UNDECIDED) {
            restsOn = arena.restsOn() < ply ? arena.restsOn() : FREE;
            return decided;
        }
        if (arena.isDrawnByMaterial()) {
            return arena.drawn();
        }
        deepest = Math.max(deepest, ply);
        if (ply >= Score.MOST_PLIES) {
            return frame.inCheck ? arena.drawn() : arena.evaluate();
        }
        int alpha = Math.max(alphaAbove, Score.matedIn(ply));
        int beta = Math.min(betaAbove, Score.mateIn(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
        int floor = seesRepetitions ? arena.upcoming(ply) : PathJudge.UNDECIDED;
        if (floor <= alpha) {
            return depth <= 0 ? quiescence.search(arena, frame, alpha, beta) : node(frame, depth, alpha, beta, cutNode);
        }
        int floorRests = arena.restsOn();
        int score = floor;
        if (floor < beta) {
            score = depth <= 0 ? quiescence.search(arena, frame, floor, beta) : node(frame, depth, floor, beta, cutNode);
        }
        restsOn = Math.min(restsOn, floorRests);
        return Math.max(score, floor);
    }

    private int node(Frame frame, int depth, int alpha, int beta, boolean cutNode) {
        boolean pvNode = beta - alpha > 1;
        frame.key = arena.key();
        frame.entry = usesTable ? table.probe(frame.key) : 0;
        if (frame.entry != 0 && !pvNode && Table.depth(frame.entry) >= depth) {
            int known = Known.cutoff(frame.entry, frame.ply, beta);
            if (known != Known.NOTHING) {
                return known;
            }
        }
        frame.tableMove = Known.move(arena, frame.entry);
        frame(frame.ply + 2).cutoffs = 0;
        evaluate(frame);
        if (!pvNode && !frame.inCheck && !arena.isCycling()) {
            int pruned = prune(frame, depth, alpha, beta, cutNode);
            if (isStopped()) {
                return 0;
            }
            if (pruned != NOTHING) {
                return pruned;
            }
            restsOn = FREE;
        }
        boolean unknown = frame.tableMove == Arena.NONE && depth >= Margins.TABLE_REDUCTION_DEPTH;
        boolean shorter = reducesWithoutTable && unknown && (pvNode || cutNode);
        return moves(frame, frame.picker, frame.tableMove, shorter ? depth - 1 : depth, alpha, beta, cutNode);
    }

    private void evaluate(Frame frame) {
        frame.evaluation = frame.inCheck ? Frame.NO_EVALUATION : Known.evaluation(arena, frame.entry);
        frame.estimate = frame.inCheck ? Frame.NO_EVALUATION : Known.estimate(frame.entry, frame.evaluation, frame.ply);
        int before = frame(frame.ply - 2).evaluation;
        frame.improving = !frame.inCheck && frame.evaluation > before;
        if (ordersByEvaluation && !frame.inCheck) {
            learnFromEvaluation(frame(frame.ply - 1), frame.evaluation);
        }
    }

    /** Remembers what a quiet move did to the evaluation, which is known before it and after it. */
    private void learnFromEvaluation(Frame above, int evaluation) {
        if (above.quietSquares != Frame.NO_SQUARES && above.evaluation != Frame.NO_EVALUATION) {
            histories.learnFromEvaluation(arena.toMove() ^ 1, above.quietSquares, -above.evaluation - evaluation);
        }
    }

    /** Tries to decide a node without a move; {@link #NOTHING} where that does not do. */
    private int prune(Frame frame, int depth, int alpha, int beta, boolean cutNode) {
        int estimate = frame.estimate;
        if (Score.isCertain(beta)) {
            return NOTHING;
        }
        if (prunesReverse && depth <= Margins.REVERSE_FUTILITY_DEPTH && !Score.isCertain(estimate)
                && estimate - Margins.reverseFutility(depth, frame.improving) >= beta) {
            return estimate;
        }
        if (razors && depth <= Margins.RAZORING_DEPTH && estimate + Margins.razoring(depth) <= alpha) {
            int score = quiescence.search(arena, frame, alpha, beta);
            if (score <= alpha) {
                return score;
            }
            frame.lineLength = 0;
        }
        boolean mayPass = usesNullMove && depth >= Margins.NULL_MOVE_DEPTH && frame.ply >= verifiedUntil && estimate >= beta
                && frame.evaluation >= beta - 15 * depth && frame(frame.ply - 1).move != Arena.NONE && arena.mayPass();
        return mayPass ? nullMove(frame, depth, beta, cutNode) : NOTHING;
    }

    private int nullMove(Frame frame, int depth, int beta, boolean cutNode) {
        int reduced = depth - Margins.nullMoveReduction(depth, frame.estimate - beta);
        frame.move = Arena.NONE;
        frame.slot = Frame.NO_SLOT;
        frame.quietSquares = Frame.NO_SQUARES;
        arena.pass();
        nodes++;
        frame(frame.ply + 1).inCheck = false;
        int score = -search(frame.ply + 1, reduced, -beta, 1 - beta, !cutNode);
        arena.undo();
        if (isStopped() || score < beta) {
            return NOTHING;
        }
        int surely = Score.isCertain(score) ? beta : score;
        if (depth < Margins.VERIFIED_DEPTH || verifiedUntil > 0) {
            return surely;
        }
        verifiedUntil = frame.ply + 3 * reduced / 4;
        int nullMoveRests = restsOn;
        int verified = moves(frame, frame.picker, frame.tableMove, reduced, beta - 1, beta, false);
        verifiedUntil = 0;
        restsOn = Math.min(restsOn, nullMoveRests);
        return verified >= beta ? surely : NOTHING;
    }

    /** Searches the moves of a node, without the excluded one if there is such. */
    private int moves(Frame frame, Picker picker, int tableMove, int depth, int alphaBefore, int beta, boolean cutNode) {
        Frame before = frame(frame.ply - 1);
        Frame twoBefore = frame(frame.ply - 2);
        int excluded = frame.excluded;
        int alpha = alphaBefore;
        int best = -Score.INFINITE;
        int bestMove = Arena.NONE;
        int rests = FREE;
        int shorter = 0;
        picker.begin(tableMove, frame, histories.counter(before.slot), before.slot, twoBefore.slot);
        frame(frame.ply + 1).killer = Arena.NONE;
        frame(frame.ply + 1).otherKiller = Arena.NONE;
        for (int move = picker.next(arena, histories); move != Arena.NONE; move = picker.next(arena, histories)) {
            if (move == excluded) {
                continue;
            }
            picker.take(arena, histories, move);
            if (best > -Score.MOST_EVALUATED && pruning.prunes(arena, frame, picker, depth, alpha)) {
                continue;
            }
            int extension = move == tableMove && excluded == Arena.NONE ? singular(frame, depth, beta, cutNode) : 0;
            int score = -child(frame, picker, depth + extension - shorter, alpha, beta, cutNode);
            if (isStopped()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    bestMove = move;
                    if (beta - alphaBefore > 1) {
                        frame.lead(move, frame(frame.ply + 1));
                    }
                    if (score >= beta) {
                        rests = restsOn;
                        break;
                    }
                    alpha = score;
                    shorter = reducesAboveAlpha && !Score.isCertain(score)
                            && depth >= Margins.ALPHA_REDUCTION_LEAST && depth <= Margins.ALPHA_REDUCTION_MOST ? 1 : 0;
                }
            }
            rests = Math.min(rests, restsOn);
            picker.tried();
        }
        if (picker.count == 0) {
            restsOn = FREE;
            return excluded != Arena.NONE ? alpha : withoutMoves(frame);
        }
        if (best >= beta) {
            frame.cutoffs++;
            histories.learn(arena, frame, before.slot, twoBefore.slot, picker, bestMove, depth);
        }
        int bound = best >= beta ? Table.LOWER : alpha > alphaBefore ? Table.EXACT : Table.UPPER;
        keep(frame, excluded == Arena.NONE ? frame.key : 0, bestMove, best, depth, bound, rests);
        return best;
    }

    /** By how many plies the table's move is searched deeper, as no other move seems to be nearly as good. */
    private int singular(Frame frame, int depth, int beta, boolean cutNode) {
        long entry = frame.entry;
        int known = Score.fromRoot(Table.score(entry), frame.ply);
        if (!extendsSingular || depth < Margins.SINGULAR_DEPTH || frame.ply >= 2 * rootDepth || Score.isCertain(known)
                || (Table.bound(entry) & Table.LOWER) == 0 || Table.depth(entry) < depth - TABLE_DEPTH_SHORT) {
            return 0;
        }
        int below = known - Margins.singular(depth);
        frame.excluded = frame.tableMove;
        int score = moves(frame, frame.withoutBest, Arena.NONE, (depth - 1) / 2, below - 1, below, cutNode);
        frame.excluded = Arena.NONE;
        if (score < below) {
            return 1;
        }
        return known >= beta || cutNode ? -1 : 0;
    }

    private int withoutMoves(Frame frame) {
        return frame.inCheck || arena.isStalemateLost() ? Score.matedIn(frame.ply) : arena.drawn();
    }

    /** The score of the move of a picker for the other side. */
    private int child(Frame frame, Picker picker, int depth, int alpha, int beta, boolean cutNode) {
        boolean pvNode = beta - alpha > 1;
        boolean whole = pvNode && picker.count == 1;
        play(frame, picker.move);
        int ply = frame.ply + 1;
        boolean check = frame(ply).inCheck;
        int next = depth - 1 + (extendsChecks && check && frame.ply < 2 * rootDepth ? 1 : 0);
        int score = 0;
        if (reducesLate && depth >= 2 && picker.count > (pvNode ? 2 : 1) && (!picker.capture || picker.isLate())) {
            int reduction = reduction(frame, picker, depth, pvNode, cutNode, check);
            int reduced = Math.clamp(next - reduction, Math.min(1, next), next);
            score = search(ply, reduced, -alpha - 1, -alpha, true);
            if (-score > alpha && reduced < next) {
                score = search(ply, next, -alpha - 1, -alpha, !cutNode);
            }
        } else if (!whole) {
            score = search(ply, next, -alpha - 1, -alpha, !cutNode);
        }
        if (whole || pvNode && -score > alpha) {
            score = search(ply, next, -beta, -alpha, false);
        }
        undo();
        return score;
    }

    private int reduction(Frame frame, Picker picker, int depth, boolean pvNode, boolean cutNode, boolean check) {
        int reduction = Margins.reduction(depth, picker.count);
        if (picker.capture) {
            return reduction / 2;
        }
        reduction += cutNode ? 1 : 0;
        reduction += countsCutoffs && frame(frame.ply + 1).cutoffs >= Margins.MANY_CUTOFFS ? 1 : 0;
        reduction -= pvNode ? 1 : 0;
        reduction += frame.improving ? 0 : 1;
        reduction -= check ? 1 : 0;
        reduction -= picker.move == frame.killer || picker.move == frame.otherKiller ? 1 : 0;
        return reduction - picker.history / HISTORY_A_PLY;
    }

    /**
     * Keeps a result in the table, the score only if it does not rest on the way to the node.
     *
     * @param key 0 to keep nothing
     */
    void keep(Frame frame, long key, int move, int score, int depth, int bound, int rests) {
        restsOn = rests < frame.ply ? rests : FREE;
        if (!usesTable || key == 0) {
            return;
        }
        if (restsOn == FREE) {
            int shown = Math.min(depth, Table.MOST_DEPTH);
            table.store(key, move, Score.fromNode(score, frame.ply), frame.evaluation, shown, bound);
        } else {
            table.storeMove(key, move, frame.evaluation);
        }
    }
}
