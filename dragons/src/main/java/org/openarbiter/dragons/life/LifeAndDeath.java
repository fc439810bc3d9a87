package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.dragons.read.KoMasters;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Whether the group of a string can be killed, and whether it can be made to live: with two eyes, in the open, with a living friend,
 * or in a seki.
 *
 * <p>An answer is a pure function of position and limit. Its fate is what is proved. Where the limit ended the search ({@link
 * Answer#complete} is false), {@link Answer#likely} and the point are estimated from games played at random ({@link Estimate}), if they
 * are asked for, and otherwise from how much the search still lacked. What games favor is read once more, and is proved if that succeeds.
 *
 * <p>Of several moves that succeed, one is told that would succeed for the other side as well, if reading finds any: the vital point of the one is
 * the vital point of the other. That saves most whatever follows, and most players would play there.
 */
public final class LifeAndDeath {
    /** How many positions it may take to read one other move after a success, and half as many as the success itself took. */
    private static final long EACH = 100;
    /** How many it may take to read all other moves, and twice as many as the success took. */
    private static final long ALL = 500;
    /** The part of the limit that it may take to read the move which games played at random favor. */
    private static final int FAVORED = 3;

    private final ReadingBoard board;
    private final Knowledge.Maker knowledge;
    private final Reach reach;
    private final long limit;
    private final int games;

    /** Reads a position as the other constructor does, with all moves, and no games where the limit ends a search. */
    public LifeAndDeath(ReadingBoard board, long limit) {
        this(board, Reach.FAR, limit, 0);
    }

    /**
     * Reads a position, which must not change while it is asked about.
     *
     * @param reach among which moves a proof is looked for
     * @param limit how many positions each search may look at; a question takes one search, or two where there is a ko. Reading on for the move
     *     to be named, some hundred positions and a few times as many as the success took, is not counted
     * @param games how many games are played at random where that was not enough; the position after the move that they favor is then read with a
     *     third of the limit
     */
    public LifeAndDeath(ReadingBoard board, Reach reach, long limit, int games) {
        this(board, UsualKnowledge::new, reach, limit, games);
    }

    /**
     * Reads a position as the other constructor does.
     *
     * @param knowledge makes what is known without reading on, for each search and each estimate anew
     */
    public LifeAndDeath(ReadingBoard board, Knowledge.Maker knowledge, Reach reach, long limit, int games) {
        this.board = board;
        this.knowledge = knowledge;
        this.reach = reach;
        this.limit = limit;
        this.games = games;
    }

    /** Whether the other side, to move, kills the group of a stone. */
    public Answer attack(int stone) {
        return ask(SafeStones.of(board, stone), 1 - board.stoneAt(stone));
    }

    /** Whether its own side, to move, saves the group of a stone. */
    public Answer defend(int stone) {
        return ask(SafeStones.of(board, stone), board.stoneAt(stone));
    }

    /** Whether stones around the group of a stone count as safe for nothing but their room, though they have few liberties. */
    public boolean hasDoubtfulWall(int stone) {
        return !Surroundings.of(board, SafeStones.wary(board, stone)).isSame(Surroundings.of(board, SafeStones.of(board, stone)));
    }

    /** The same as {@link #defend}, but stones around the group that have few liberties may be captured: more is read, and less assumed. */
    public Answer defendWary(int stone) {
        return ask(SafeStones.wary(board, stone), board.stoneAt(stone));
    }

    /** What this side, to move, achieves against or for the string at stake. */
    Answer ask(SafeStones safeStones, int mover) {
        Question question = new Question(Surroundings.of(board, safeStones), mover, safeStones.defender());
        KoMasters<Search> result = KoMasters.ask(question.asker(), question::read);
        return question.answer(result);
    }

    /** A question about one group, read with one master of kos after the other. */
    private final class Question implements Estimate.Games {
        private final Surroundings around;
        private final Enclosed enclosed;
        private final int mover;
        private final boolean defends;
        /** The vertex that a ko forbids to the side that moves first. */
        private final int ko;
        private final Map<KoMaster, LifeSearch> searches = new EnumMap<>(KoMaster.class);
        private long nodes;
        private final Set<Assumption> assumptions = EnumSet.noneOf(Assumption.class);

        Question(Surroundings around, int mover, int defender) {
            this.around = around;
            this.mover = mover;
            enclosed = new Enclosed(around);
            defends = mover == defender;
            boolean isBarred = board.koPoint() >= 0 && board.koColor() == mover;
            ko = isBarred ? around.vertex(board.koPoint()) : Fight.NO_KO;
        }

        /** The side that moves first, as a master of kos. */
        KoMaster asker() {
            return KoMaster.of(defends);
        }

        private Knowledge known(Reach far) {
            return knowledge.of(around, enclosed, far);
        }

        Search read(KoMaster master) {
            Budget budget = new Budget(limit);
            LifeSearch before = searches.get(KoMaster.NOBODY);
            LifeSearch search =
                    before == null ? new LifeSearch(around, known(reach), budget, master) : before.again(known(reach), budget, master);
            search.run(defends, ko);
            searches.put(master, search);
            if (before == null) {
                readOn(search, budget.used());
            }
            nodes += budget.used();
            assumptions.addAll(search.assumptions());
            return new Search(search);
        }

        /** Reads on for the move to be named; not in a race, which is decided by liberties, where it costs time and names no better moves. */
        private void readOn(LifeSearch search, long used) {
            if (!around.isRace()) {
                LifeSearch other = new LifeSearch(around, known(reach), new Budget(0), KoMaster.NOBODY);
                search.readOn(other, EACH + used / 2, ALL + 2 * used);
            }
        }

        @Override
        public TreeSampling play(KoMaster master, int threshold) {
            TreeSampling sampling = new TreeSampling(around, known(Reach.FAR), defends, ko, master, searches.get(master));
            sampling.run(games, threshold);
            return sampling;
        }

        @Override
        public Optional<Answer> read(int point) {
            int stone = around.point(around.target());
            if (!board.isLegal(mover, point)) {
                return Optional.empty();
            }
            ReadingBoard after = board.after(mover, point);
            if (after.stoneAt(stone) == ReadingBoard.EMPTY) {
                return Optional.empty();
            }
            Answer answer = new LifeAndDeath(after, knowledge, Reach.FAR, limit / FAVORED, 0).ask(SafeStones.of(after, stone), 1 - mover);
            nodes += answer.nodes();
            return Optional.of(answer);
        }

        Answer answer(KoMasters<Search> result) {
            Fate fate = result.fate();
            LifeSearch search = result.run().search();
            List<Integer> line = fate.succeeds() || result.complete() ? search.line() : List.of();
            int first = line.isEmpty() ? Answer.NONE : line.getFirst();
            if (result.complete() || games == 0) {
                int nearest = !result.complete() && search.leans() ? search.nearest() : Answer.NONE;
                return new Answer(fate, fate.succeeds() ? first : nearest, line, nodes, result.complete()).under(assumptions);
            }
            Estimate estimate = Estimate.of(fate, asker(), this);
            if (estimate.proof().isPresent()) {
                return proved(estimate.point(), estimate.proof().get());
            }
            int shown = fate.succeeds() ? first : Answer.NONE;
            int point = estimate.fate() == fate ? shown : estimate.point();
            return new Answer(fate, estimate.fate(), point, line, nodes, false, assumptions, estimate.percent());
        }

        /** That a move succeeds, since the opponent achieves nothing after it. */
        private Answer proved(int point, Answer after) {
            List<Integer> line = new ArrayList<>(List.of(point));
            line.addAll(after.line());
            assumptions.addAll(after.assumptions());
            return new Answer(Fate.WIN, point, line, nodes, true).under(assumptions);
        }
    }

    /** One run of a question. */
    private record Search(LifeSearch search) implements KoMasters.Run {
        @Override
        public boolean succeeds() {
            return search.succeeds();
        }

        @Override
        public boolean fails() {
            return search.fails();
        }

        @Override
        public boolean complete() {
            return succeeds() || fails();
        }

        /** What is left open is worth another run unless success seems nearer: failure in spite of all threats may be shown. */
        @Override
        public boolean hangsOnKo() {
            return complete() ? search.dependsOnKo() : !search.leans();
        }
    }
}
