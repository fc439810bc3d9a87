package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.dragons.read.ReadingBoard;

/** Where a search is ended after a few positions, games played at random tend to what a longer search proves. */
class TreeSamplingTest {
    private static final long FEW = 3;
    private static final long SOME = 50;
    private static final long NODES = 100_000;
    private static final int GAMES = 2_000;
    private static final int ROUNDS = 25;

    /** Estimates are wrong now and then: those of nine in ten questions must be right. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void estimatesTendToWhatIsProved(long seed) {
        Random random = new Random(seed);
        List<String> wrong = new ArrayList<>();
        int asked = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ReadingBoard board = RandomEnclosures.next(random);
            for (int stone = 0; stone < board.points(); stone++) {
                boolean isFirst = board.stoneAt(stone) == ReadingBoard.BLACK && board.origin(stone) == stone;
                for (boolean defends : isFirst ? new boolean[] {false, true} : new boolean[0]) {
                    Answer proved = ask(new LifeAndDeath(board, NODES), stone, defends);
                    Answer estimate = ask(new LifeAndDeath(board, Reach.CLOSE, FEW, GAMES), stone, defends);
                    if (!estimate.complete() && proved.complete()) {
                        asked++;
                        assertThat(estimate.point() != Answer.NONE).isEqualTo(estimate.likely().succeeds());
                        if (estimate.likely() != proved.fate()) {
                            wrong.add(board.topology().pointName(stone) + (defends ? " defended\n" : " attacked\n") + board);
                        }
                    }
                }
            }
        }
        assertThat(asked).isGreaterThan(ROUNDS / 2);
        assertThat(10 * wrong.size()).as("%d questions, wrong: %s", asked, wrong).isLessThanOrEqualTo(asked);
    }

    /** Of the kos that a search proves, most must be told from wins and losses, and from one another. */
    @Test
    void kosAreTold() {
        Random random = new Random(21);
        Map<Fate, Integer> asked = new EnumMap<>(Fate.class);
        Map<Fate, Integer> right = new EnumMap<>(Fate.class);
        for (int round = 0; round < 3 * ROUNDS; round++) {
            ReadingBoard board = RandomEnclosures.next(random);
            for (int stone = 0; stone < board.points(); stone++) {
                boolean isFirst = board.stoneAt(stone) == ReadingBoard.BLACK && board.origin(stone) == stone;
                for (boolean defends : isFirst ? new boolean[] {false, true} : new boolean[0]) {
                    Answer proved = ask(new LifeAndDeath(board, NODES), stone, defends);
                    boolean isKo = proved.fate() == Fate.KO || proved.fate() == Fate.KO_NEEDS_THREAT;
                    Answer estimate = proved.complete() && isKo ? ask(new LifeAndDeath(board, Reach.CLOSE, FEW, GAMES), stone, defends) : proved;
                    if (!estimate.complete()) {
                        asked.merge(proved.fate(), 1, Integer::sum);
                        right.merge(proved.fate(), estimate.likely() == proved.fate() ? 1 : 0, Integer::sum);
                    }
                }
            }
        }
        assertThat(asked).containsOnlyKeys(Fate.KO, Fate.KO_NEEDS_THREAT);
        asked.forEach((fate, count) -> assertThat(right.get(fate)).as("%s of %d", fate, count).isGreaterThanOrEqualTo(count - count / 5));
    }

    /** What a search leaves open is proved if reading shows that the move favored by games succeeds; a longer search then proves it, too. */
    @Test
    void whatGamesFavorIsRead() {
        Random random = new Random(41);
        int shown = 0;
        for (int round = 0; round < 2 * ROUNDS; round++) {
            ReadingBoard board = RandomEnclosures.next(random);
            for (int stone = 0; stone < board.points(); stone++) {
                boolean isFirst = board.stoneAt(stone) == ReadingBoard.BLACK && board.origin(stone) == stone;
                for (boolean defends : isFirst ? new boolean[] {false, true} : new boolean[0]) {
                    Answer open = ask(new LifeAndDeath(board, Reach.CLOSE, SOME, 0), stone, defends);
                    Answer read = open.complete() ? open : ask(new LifeAndDeath(board, Reach.CLOSE, SOME, GAMES), stone, defends);
                    if (!open.complete() && read.complete()) {
                        shown++;
                        assertThat(read.line()).startsWith(read.point());
                        assertThat(read.nodes()).isGreaterThan(open.nodes());
                        Answer proved = ask(new LifeAndDeath(board, NODES), stone, defends);
                        assertThat(proved.fate()).as("%s%s", board.topology().pointName(stone), board).isEqualTo(Fate.WIN);
                    }
                }
            }
        }
        assertThat(shown).isGreaterThan(0);
    }

    private static Answer ask(LifeAndDeath life, int stone, boolean defends) {
        return defends ? life.defend(stone) : life.attack(stone);
    }

    /** What games at random look up of a search: whether the group lives, whoever moves. */
    @Test
    void whatASearchHasFoundIsTheFateOfTheGroup() {
        Random random = new Random(31);
        Map<Verdict, Integer> found = new EnumMap<>(Verdict.class);
        for (int round = 0; round < ROUNDS; round++) {
            ReadingBoard board = RandomEnclosures.next(random);
            for (int stone = 0; stone < board.points(); stone++) {
                boolean isFirst = board.stoneAt(stone) == ReadingBoard.BLACK && board.origin(stone) == stone;
                for (boolean defends : isFirst ? new boolean[] {false, true} : new boolean[0]) {
                    Surroundings around = Surroundings.of(board, SafeStones.of(board, stone));
                    UsualKnowledge knowledge = new UsualKnowledge(around, new Enclosed(around), Reach.CLOSE);
                    LifeSearch search = new LifeSearch(around, knowledge, new Budget(SOME), KoMaster.NOBODY);
                    search.run(defends, Fight.NO_KO);
                    Verdict fate = search.found(around.defenders(), around.attackers(), defends, Fight.NO_KO, 0);
                    boolean lives = defends ? search.succeeds() : search.fails();
                    boolean dies = defends ? search.fails() : search.succeeds();
                    assertThat(fate).as("%s", board).isEqualTo(lives ? Verdict.ALIVE : dies ? Verdict.DEAD : Verdict.OPEN);
                    found.merge(fate, 1, Integer::sum);
                }
            }
        }
        assertThat(found).containsOnlyKeys(Verdict.ALIVE, Verdict.DEAD, Verdict.OPEN);
    }

    /** Games played at random are the same each time. */
    @Test
    void theSameQuestionGetsTheSameAnswer() {
        ReadingBoard board = RandomEnclosures.next(new Random(5));
        for (int stone = 0; stone < board.points(); stone++) {
            if (board.stoneAt(stone) == ReadingBoard.BLACK) {
                LifeAndDeath life = new LifeAndDeath(board, Reach.CLOSE, FEW, GAMES);
                assertThat(life.attack(stone)).isEqualTo(new LifeAndDeath(board, Reach.CLOSE, FEW, GAMES).attack(stone));
            }
        }
    }
}
