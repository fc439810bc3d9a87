package org.openarbiter.dragons.race;

import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Whether one of two groups that race to capture takes the other, or both stay.
 *
 * <p>An answer is a pure function of position and limit. Its fate is what is proved. Where the limit ended the search ({@link
 * Answer#complete} is false) and success seemed nearer than failure, its point is the move that seemed nearest; else it has none.
 */
public final class Race {
    private final ReadingBoard board;
    private final long limit;

    /**
     * Reads a position, which must not change while it is asked about.
     *
     * @param limit how many positions each search may look at; a question takes one search, or two where there is a ko
     */
    public Race(ReadingBoard board, long limit) {
        this.board = board.copy();
        this.limit = limit;
    }

    /**
     * Whether the group of a rival stone, to move, takes the group of a stone.
     *
     * @throws IllegalArgumentException if they are not stones of two colours
     */
    public Answer attack(int stone, int rival) {
        return ask(stone, rival, true);
    }

    /** Whether the group of a stone, to move, is not taken by the group of a rival stone; see {@link #attack}. */
    public Answer defend(int stone, int rival) {
        return ask(stone, rival, false);
    }

    private Answer ask(int stone, int rival, boolean attacks) {
        if (board.stoneAt(stone) == ReadingBoard.EMPTY || board.stoneAt(rival) != 1 - board.stoneAt(stone)) {
            throw new IllegalArgumentException(board.topology().pointName(stone) + " and " + board.topology().pointName(rival)
                    + " are not stones of two colours");
        }
        Arena arena = Arena.of(board, stone, rival);
        RaceSearch plain = read(arena, attacks, KoMaster.NOBODY);
        boolean isTaken = plain.isTaken();
        if (!isTaken && !plain.isSaved()) {
            boolean leans = plain.seemsTaken() == attacks;
            return answer(Fate.LOSS, leans ? plain.move() : Answer.NONE, plain, false);
        }
        if (!plain.isByKo()) {
            return isTaken == attacks ? answer(Fate.WIN, plain.move(), plain, true) : answer(Fate.LOSS, Answer.NONE, plain, true);
        }
        // Who would lose a ko is given threats: what he then gets is what the ko is worth.
        RaceSearch threats = read(arena, attacks, isTaken ? KoMaster.DEFENDER : KoMaster.ATTACKER);
        boolean isSame = isTaken ? threats.isTaken() : threats.isSaved();
        boolean isOther = isTaken ? threats.isSaved() : threats.isTaken();
        if (isTaken == attacks) {
            return isSame ? answer(Fate.WIN, threats.move(), threats, true) : answer(Fate.KO, plain.move(), plain, isOther);
        }
        return isOther ? answer(Fate.KO_NEEDS_THREAT, threats.move(), threats, true) : answer(Fate.LOSS, Answer.NONE, plain, isSame);
    }

    private RaceSearch read(Arena arena, boolean attacks, KoMaster master) {
        RaceSearch search = new RaceSearch(arena, new Budget(limit), master);
        search.run(attacks);
        return search;
    }

    private static Answer answer(Fate fate, int point, RaceSearch search, boolean complete) {
        return new Answer(fate, point, search.line(), search.nodes(), complete);
    }
}
