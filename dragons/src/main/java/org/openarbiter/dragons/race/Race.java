package org.openarbiter.dragons.race;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.dragons.read.KoMasters;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Whether one of two groups that race to capture takes the other, or both stay.
 *
 * <p>It is read twice: by counting liberties and eyes, and, for large groups, as a question of life and death ({@link
 * SecondOpinion}). A ko that one side may begin when it likes, and that the other cannot prevent although it moves first, counts as
 * won: so the bent four in the corner is dead.
 *
 * <p>An answer is a pure function of position and limit. Its fate is what is proved. Where the limit ended the search ({@link
 * Answer#complete} is false) and success seemed nearer than failure, its point is the move that seemed nearest; else it has none.
 * Games played at random, if they are asked for, say instead what is likely in a race of a large group.
 */
public final class Race {
    /** A likelier move than one that succeeds may take this part of the limit. */
    private static final int SHARE = 50;

    private final ReadingBoard board;
    private final RaceKnowledge.Maker knowledge;
    private final long limit;
    private final int games;

    /** Reads a position as the other constructor does, and plays no games where the limit ends a search. */
    public Race(ReadingBoard board, long limit) {
        this(board, limit, 0);
    }

    /**
     * Reads a position, which must not change while it is asked about.
     *
     * @param limit how many positions each search may look at; a question takes one search of each kind, or two where there
     *     is a ko, and the answer says how many the kind looked at that settled it
     * @param games how many games are played at random where that was not enough
     */
    public Race(ReadingBoard board, long limit, int games) {
        this(board, UsualRaceKnowledge::new, limit, games);
    }

    /**
     * Reads a position as the other constructor does.
     *
     * @param knowledge makes what is known without reading on, for each search anew
     */
    public Race(ReadingBoard board, RaceKnowledge.Maker knowledge, long limit, int games) {
        this.board = board.copy();
        this.knowledge = knowledge;
        this.limit = limit;
        this.games = games;
    }

    /**
     * Whether the group of a rival stone, to move, takes the group of a stone.
     *
     * @throws IllegalArgumentException if they are not stones of two colors
     */
    public Answer attack(int stone, int rival) {
        return readAttack(stone, rival).answer();
    }

    /** The same as {@link #attack}, with the moves that may be good. */
    Reading readAttack(int stone, int rival) {
        Reading reading = ask(stone, rival, true);
        Answer first = WaitingKo.attack(reading.answer(), () -> mayWait(rival, stone) ? ask(stone, rival, false).answer() : Answer.UNREAD);
        return new Reading(opinion().onAttack(first, stone, rival), reading.moves());
    }

    /** Whether the group of a stone, to move, is not taken by the group of a rival stone; see {@link #attack}. */
    public Answer defend(int stone, int rival) {
        Answer first = WaitingKo.defense(ask(stone, rival, false).answer(),
                () -> mayWait(rival, stone) ? ask(stone, rival, true).answer() : Answer.UNREAD);
        return opinion().onDefense(first, stone, rival);
    }

    /** Whether a group is in no danger from the other one, so that its owner may begin a ko when he likes. */
    private boolean mayWait(int own, int other) {
        return ask(own, other, true).answer().isRefuted();
    }

    private SecondOpinion opinion() {
        return new SecondOpinion(board, limit, games);
    }

    private Reading ask(int stone, int rival, boolean attacks) {
        if (board.stoneAt(stone) == ReadingBoard.EMPTY || board.stoneAt(rival) != 1 - board.stoneAt(stone)) {
            throw new IllegalArgumentException(board.topology().pointName(stone) + " and " + board.topology().pointName(rival)
                    + " are not stones of two colors");
        }
        Arena arena = Arena.of(board, stone, rival);
        KoMaster asker = attacks ? KoMaster.ATTACKER : KoMaster.DEFENDER;
        Set<Assumption> assumptions = EnumSet.noneOf(Assumption.class);
        KoMasters<Run> result = KoMasters.ask(asker, master -> read(arena, attacks, master, assumptions));
        RaceSearch search = result.run().search();
        boolean leans = !result.complete() && !search.isSettled() && search.seemsTaken() == attacks;
        int point = result.fate().succeeds() || leans ? search.move() : Answer.NONE;
        Answer answer = new Answer(result.fate(), point, search.line(), search.nodes(), result.complete()).under(assumptions);
        return new Reading(answer, search.promising());
    }

    /** Reads with one master of kos, and adds what it takes for granted. */
    private Run read(Arena arena, boolean attacks, KoMaster master, Set<Assumption> assumptions) {
        RaceSearch search = new RaceSearch(arena, knowledge.of(arena), new Budget(limit), master);
        search.run(attacks);
        search.prefer(limit / SHARE);
        assumptions.addAll(search.assumptions());
        return new Run(search, attacks);
    }

    /**
     * An answer and what else the search found.
     *
     * @param moves those that are not refuted, the nearest to success first
     */
    record Reading(Answer answer, List<Integer> moves) {}

    /** A search, seen from the side that asks. */
    private record Run(RaceSearch search, boolean attacks) implements KoMasters.Run {
        @Override
        public boolean succeeds() {
            return search.isSettled() && search.isTaken() == attacks;
        }

        @Override
        public boolean fails() {
            return search.isSettled() && search.isTaken() != attacks;
        }

        @Override
        public boolean complete() {
            return search.isSettled();
        }

        @Override
        public boolean hangsOnKo() {
            return search.isSettled() && search.isByKo();
        }
    }
}
