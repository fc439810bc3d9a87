package org.openarbiter.dragons.life;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Whether the group of a string can be killed, and whether it can be made to live. */
public final class LifeAndDeath {
    private final ReadingBoard board;
    private final long limit;

    public LifeAndDeath(ReadingBoard board, long limit) {
        this.board = board;
        this.limit = limit;
    }

    public Answer attack(int stone) {
        return ask(stone, Answer.NONE, 1 - board.stoneAt(stone));
    }

    public Answer defend(int stone) {
        return ask(stone, Answer.NONE, board.stoneAt(stone));
    }

    /** Whether the group of a stone can be killed where it fights with the group of another stone. */
    public Answer attack(int stone, int rival) {
        return ask(stone, rival, 1 - board.stoneAt(stone));
    }

    /** Whether the group of a stone can be saved where it fights with the group of another stone. */
    public Answer defend(int stone, int rival) {
        return ask(stone, rival, board.stoneAt(stone));
    }

    private Answer ask(int stone, int rival, int mover) {
        Ground ground = Ground.of(board, stone, rival);
        Locale locale = Locale.of(board, ground);
        boolean defends = mover == ground.defender();
        int ko = board.koPoint() >= 0 && board.koColour() == mover ? locale.vertex(board.koPoint()) : Fight.NO_KO;
        LifeSearch.Master own = defends ? LifeSearch.Master.DEFENDER : LifeSearch.Master.ATTACKER;
        LifeSearch.Master others = defends ? LifeSearch.Master.ATTACKER : LifeSearch.Master.DEFENDER;
        Budget budget = new Budget(limit);
        Enclosed enclosed = new Enclosed(locale);
        LifeSearch plain = new LifeSearch(locale, enclosed, budget, LifeSearch.Master.NOBODY);
        plain.run(defends, ko);
        if (plain.succeeds()) {
            if (!plain.dependsOnKo()) {
                return answer(Fate.WIN, plain, budget.used(), true);
            }
            Budget more = new Budget(limit);
            LifeSearch strict = new LifeSearch(locale, enclosed, more, others);
            strict.run(defends, ko);
            return strict.succeeds() ? answer(Fate.WIN, strict, budget.used() + more.used(), true)
                    : answer(Fate.KO, plain, budget.used() + more.used(), strict.fails());
        }
        if (plain.fails() && !plain.dependsOnKo()) {
            return answer(Fate.LOSS, plain, budget.used(), true);
        }
        Budget more = new Budget(limit);
        LifeSearch lenient = new LifeSearch(locale, enclosed, more, own);
        lenient.run(defends, Fight.NO_KO);
        if (plain.fails() && lenient.succeeds()) {
            return answer(Fate.KO_NEEDS_THREAT, lenient, budget.used() + more.used(), true);
        }
        return answer(Fate.LOSS, lenient.fails() ? lenient : plain, budget.used() + more.used(), lenient.fails());
    }

    private static Answer answer(Fate fate, LifeSearch search, long nodes, boolean complete) {
        List<Integer> line = search.line();
        int point = fate == Fate.LOSS || line.isEmpty() ? Answer.NONE : line.getFirst();
        return new Answer(fate, point, line, nodes, complete);
    }
}
