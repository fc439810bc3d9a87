package org.openarbiter.dragons.read;

import java.util.ArrayList;
import java.util.List;

/** Reads on one board whether strings can be captured and connected. */
public final class Reading {
    /** The highest order of attack that is tried. */
    private static final int ORDERS = 3;

    private final ReadingBoard board;
    private final long limit;
    private final ProofTable table;
    private final Frames frames = new Frames();

    /**
     * Readings on a board, which each leaves as it found it.
     *
     * @param limit how many positions one reading may look at
     */
    public Reading(ReadingBoard board, long limit) {
        this.board = board;
        this.limit = limit;
        table = new ProofTable(board.words());
    }

    /** Whether a string can be captured if the other colour moves first. */
    public Answer attack(int target) {
        table.clear();
        frames.clear();
        Budget budget = new Budget(limit);
        Goal goal = new Capture(board, target);
        LambdaSearch plain = new LambdaSearch(board, goal, table, frames, budget, 0, 0);
        int at = search(plain, goal);
        if (at < 0) {
            return new Answer(Fate.LOSS, -1, List.of(), budget.used(), false);
        }
        boolean proved = table.pn(at) == 0;
        if (!table.ko(at)) {
            return answer(proved ? Fate.WIN : Fate.LOSS, at, plain, budget);
        }
        LambdaSearch strict = proved
                ? new LambdaSearch(board, goal, table, frames, budget, 0, LambdaSearch.MANY)
                : new LambdaSearch(board, goal, table, frames, budget, 1, 0);
        int then = search(strict, goal);
        if (proved) {
            boolean win = then >= 0 && table.pn(then) == 0;
            return win ? answer(Fate.WIN, then, strict, budget) : answer(Fate.KO, at, plain, budget);
        }
        boolean ko = then >= 0 && table.pn(then) == 0;
        return ko ? answer(Fate.KO_NEEDS_THREAT, then, strict, budget) : answer(Fate.LOSS, at, plain, budget);
    }

    private int search(LambdaSearch search, Goal goal) {
        return search.solve(Math.max(goal.distance() - 1, ORDERS));
    }

    private Answer answer(Fate fate, int at, LambdaSearch search, Budget budget) {
        List<Integer> line = new ArrayList<>();
        if (fate.succeeds()) {
            line.addAll(search.line(ORDERS));
        }
        return new Answer(fate, fate.succeeds() ? table.move(at) : -1, line, budget.used(), !search.isOut());
    }

    /** Whether a string that is attacked can be saved if its owner moves first. */
    public Answer defend(int target) {
        Answer threat = attack(target);
        if (!threat.fate().succeeds()) {
            return new Answer(Fate.WIN, -1, List.of(), threat.nodes(), threat.complete());
        }
        Budget budget = new Budget(limit);
        Goal goal = new Capture(board, target);
        Answer plain = defend(goal, budget, 0, 0);
        if (!ko) {
            return plain;
        }
        boolean lives = plain.fate() == Fate.WIN;
        Answer then = lives ? defend(goal, budget, LambdaSearch.MANY, 0) : defend(goal, budget, 0, 1);
        if (lives) {
            return then.fate() == Fate.WIN ? then
                    : new Answer(Fate.KO, plain.point(), plain.line(), budget.used(), plain.complete() && then.complete());
        }
        return then.fate() == Fate.WIN
                ? new Answer(Fate.KO_NEEDS_THREAT, then.point(), then.line(), budget.used(), plain.complete() && then.complete())
                : plain;
    }

    private boolean ko;

    private Answer defend(Goal goal, Budget budget, int attackerThreats, int defenderThreats) {
        table.clear();
        frames.clear();
        LambdaSearch search = new LambdaSearch(board, goal, table, frames, budget, attackerThreats, defenderThreats);
        int order = Math.max(goal.distance() - 1, ORDERS);
        int move = search.refute(order);
        ko = search.ko();
        return move == LambdaSearch.NOTHING
                ? new Answer(Fate.LOSS, -1, List.of(), budget.used(), !search.isOut())
                : new Answer(Fate.WIN, move, List.of(move), budget.used(), !search.isOut());
    }
}
