package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** What {@link LifeAndDeath} says to the end about groups between living walls, {@link SlowLife} finds by trying everything. */
class SlowLifeTest {
    private static final long NODES = 100_000;
    /** Beyond this number of positions, trying everything takes too long. */
    private static final int MOST = 6_000;
    private static final int ROUNDS = 15;
    /** Smaller strings are not asked about. */
    private static final int WORTHWHILE = 5;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void randomEnclosuresAgree(long seed) {
        Random random = new Random(seed);
        int asked = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ReadingBoard board = RandomEnclosures.next(random);
            for (int stone = 0; stone < board.points(); stone++) {
                boolean isFirst = board.stoneAt(stone) == ReadingBoard.BLACK && board.origin(stone) == stone;
                if (isFirst && board.size(stone) >= WORTHWHILE) {
                    asked += compare(board, stone, MOST).size();
                }
            }
        }
        assertThat(asked).isGreaterThan(ROUNDS / 2);
    }

    /** A seki, a ko for all, a bent four in the corner, an eye that is false, a shape of four, and what one move decides. */
    @Test
    void drawnEnclosuresAgree() {
        Set<Fate> fates = EnumSet.noneOf(Fate.class);
        for (List<String> rows : Diagrams.read(SlowLifeTest.class, "enclosures.txt")) {
            ReadingBoard board = Diagrams.board(rows);
            int largest = -1;
            for (int stone = 0; stone < board.points(); stone++) {
                boolean isBlack = board.stoneAt(stone) == ReadingBoard.BLACK;
                largest = isBlack && (largest < 0 || board.size(stone) > board.size(largest)) ? stone : largest;
            }
            List<Fate> found = compare(board, largest, 10 * MOST);
            assertThat(found).hasSize(2);
            fates.addAll(found);
        }
        assertThat(fates).containsExactlyInAnyOrder(Fate.values());
    }

    /** The fates that both find, for the attacker first; none where trying everything takes too long. */
    private static List<Fate> compare(ReadingBoard board, int stone, int most) {
        SlowLife slow = new SlowLife(board, stone, playable(board), safe(board, stone), most);
        List<Fate> fates = new ArrayList<>();
        for (boolean defends : new boolean[] {false, true}) {
            Optional<Fate> fate = slow.fate(defends);
            if (fate.isPresent()) {
                LifeAndDeath life = new LifeAndDeath(board, NODES);
                Answer answer = defends ? life.defend(stone) : life.attack(stone);
                String name = board.topology().pointName(stone);
                assertThat(answer.complete()).as("%s is read to the end\n%s", name, board).isTrue();
                assertThat(answer.fate()).as("%s, defender first: %s, moves %s\n%s", name, defends, answer.line(), board)
                        .isEqualTo(fate.get());
                fates.add(fate.get());
            }
        }
        return fates;
    }

    /** The points that are no eyes of what lives anyhow. */
    private static long playable(ReadingBoard board) {
        Unconditional settled = Unconditional.of(board.topology(), board::stoneAt);
        long playable = 0;
        for (int point = 0; point < board.points(); point++) {
            Unconditional.Status status = settled.at(point);
            boolean isOwned = status == Unconditional.Status.WHITE_TERRITORY && isEye(board, settled, point);
            playable |= isOwned || settled.isInvincible(point) ? 0 : 1L << point;
        }
        return playable;
    }

    private static boolean isEye(ReadingBoard board, Unconditional settled, int point) {
        for (int i = 0; i < board.degree(point); i++) {
            if (!settled.isInvincible(board.neighbor(point, i))) {
                return false;
            }
        }
        return true;
    }

    /** The stones that the fast search takes for safe. */
    private static long safe(ReadingBoard board, int stone) {
        Surroundings around = Surroundings.of(board, SafeStones.of(board, stone));
        long safe = 0;
        for (int point = 0; point < board.points(); point++) {
            safe |= board.stoneAt(point) != ReadingBoard.EMPTY && around.vertex(point) < 0 ? 1L << point : 0;
        }
        return safe;
    }
}
