package org.openarbiter.dragons.life;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Whether the group of a string can be killed, and whether it can be made to live: with two eyes, in the open, with a living friend,
 * or in a seki.
 *
 * <p>An answer is a pure function of position and limit. Its fate is what is proved. Where the limit ended the search ({@link
 * Answer#complete} is false) and success seemed nearer than failure, its point is the move that seemed nearest; else it has none.
 */
public final class LifeAndDeath {
    /** A likelier move than one that succeeds may take this part of the limit. */
    private static final int SHARE = 100;

    private final ReadingBoard board;
    private final long limit;

    /**
     * Reads a position, which must not change while it is asked about.
     *
     * @param limit how many positions each search may look at; a question takes one search, or two where there is a ko
     */
    public LifeAndDeath(ReadingBoard board, long limit) {
        this.board = board;
        this.limit = limit;
    }

    /** Whether the other side, to move, kills the group of a stone. */
    public Answer attack(int stone) {
        return ask(board, stone, Answer.NONE, 1 - board.stoneAt(stone));
    }

    /** Whether its own side, to move, saves the group of a stone. */
    public Answer defend(int stone) {
        return ask(board, stone, Answer.NONE, board.stoneAt(stone));
    }

    /** Whether the other side, to move, kills the group of a stone where it fights with the group of a rival stone. */
    public Answer attack(int stone, int rival) {
        return ask(board, stone, rival, 1 - board.stoneAt(stone));
    }

    /** Whether its own side, to move, saves the group of a stone where it fights with the group of a rival stone. */
    public Answer defend(int stone, int rival) {
        return ask(board, stone, rival, board.stoneAt(stone));
    }

    /**
     * Whether a move kills the group of a stone: what it comes to for who plays it.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public Fate attacks(int move, int stone) {
        return after(move, stone, 1 - board.stoneAt(stone));
    }

    /** Whether a move saves the group of a stone; see {@link #attacks}. */
    public Fate defends(int move, int stone) {
        return after(move, stone, board.stoneAt(stone));
    }

    private Fate after(int move, int stone, int mover) {
        if (!board.isLegal(mover, move)) {
            throw new IllegalArgumentException("no legal move: " + move);
        }
        ReadingBoard played = board.copy();
        played.play(mover, move);
        if (played.stoneAt(stone) == ReadingBoard.EMPTY) {
            return Fate.WIN;
        }
        return ask(played, stone, Answer.NONE, 1 - mover).fate().opposite();
    }

    private Answer ask(ReadingBoard position, int stone, int rival, int mover) {
        Ground ground = Ground.of(position, stone, rival);
        Locale locale = Locale.of(position, ground);
        Enclosed enclosed = new Enclosed(locale);
        boolean defends = mover == ground.defender();
        int ko = position.koPoint() >= 0 && position.koColour() == mover ? locale.vertex(position.koPoint()) : Fight.NO_KO;
        Budget budget = new Budget(limit);
        LifeSearch plain = new LifeSearch(locale, enclosed, budget, LifeSearch.Master.NOBODY);
        plain.run(defends, ko);
        plain.prefer(limit / SHARE);
        boolean isDecided = plain.succeeds() || plain.fails();
        if (isDecided && !plain.dependsOnKo()) {
            return answer(plain.succeeds() ? Fate.WIN : Fate.LOSS, plain, budget.used(), true);
        }
        if (!isDecided && plain.leans()) {
            return new Answer(Fate.LOSS, plain.nearest(), List.of(), budget.used(), false);
        }
        // Who would lose a ko is given all threats: what he then gets is what the ko is worth.
        boolean toDefender = plain.succeeds() != defends;
        Budget more = new Budget(limit);
        LifeSearch withThreats = plain.again(enclosed, more, toDefender ? LifeSearch.Master.DEFENDER : LifeSearch.Master.ATTACKER);
        withThreats.run(defends, plain.succeeds() ? ko : Fight.NO_KO);
        long nodes = budget.used() + more.used();
        if (plain.succeeds()) {
            return withThreats.succeeds() ? answer(Fate.WIN, withThreats, nodes, true) : answer(Fate.KO, plain, nodes, withThreats.fails());
        }
        if (plain.fails() && withThreats.succeeds()) {
            return answer(Fate.KO_NEEDS_THREAT, withThreats, nodes, true);
        }
        return answer(Fate.LOSS, withThreats.fails() ? withThreats : plain, nodes, withThreats.fails());
    }

    private static Answer answer(Fate fate, LifeSearch search, long nodes, boolean complete) {
        List<Integer> line = search.line();
        int point = fate == Fate.LOSS || line.isEmpty() ? Answer.NONE : line.getFirst();
        return new Answer(fate, point, line, nodes, complete);
    }
}
