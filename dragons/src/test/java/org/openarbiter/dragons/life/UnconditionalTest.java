package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.dragons.eyes.Case;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.score.PassAlive;

/** What is settled whatever is played: boards drawn in {@code unconditional.txt}, and small ones played to their ends. */
class UnconditionalTest {
    private static final Topology SMALL = Diagrams.shape(4, 4);
    private static final int MOST_EMPTY = 8;

    static Stream<Case> cases() {
        return Case.read(UnconditionalTest.class, "unconditional.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyPointIsWhatIsDrawn(Case drawn) {
        ReadingBoard board = Diagrams.board(drawn.rows());
        Unconditional settled = Unconditional.of(board.topology(), board::stoneAt);
        List<String> rows = new ArrayList<>();
        for (int row = board.topology().height() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < board.topology().width(); column++) {
                line.append(column == 0 ? "" : " ").append(switch (settled.at(row * board.topology().width() + column)) {
                    case UNDECIDED -> '.';
                    case ALIVE -> 'A';
                    case DEAD -> 'D';
                    case BLACK_TERRITORY -> 'b';
                    case WHITE_TERRITORY -> 'w';
                });
            }
            rows.add(line.toString());
        }
        assertThat(rows).isEqualTo(drawn.expected());
    }

    @Test
    void stonesAreInvincibleExactlyIfNoPlaysOfTheOpponentTakeThem() {
        int invincible = 0;
        int taken = 0;
        for (int[] stones : boards(31, 400)) {
            Unconditional settled = Unconditional.of(SMALL, point -> stones[point]);
            for (int color = 0; color < 2; color++) {
                boolean[] lost = new boolean[stones.length];
                for (List<Integer> position : alone(stones, 1 - color)) {
                    for (int point = 0; point < stones.length; point++) {
                        lost[point] |= stones[point] == color && position.get(point) != color;
                    }
                }
                for (int point = 0; point < stones.length; point++) {
                    if (stones[point] == color) {
                        assertThat(settled.isInvincible(point))
                                .as("%s %s", Arrays.toString(stones), point)
                                .isEqualTo(!lost[point]);
                        invincible += lost[point] ? 0 : 1;
                        taken += lost[point] ? 1 : 0;
                    }
                }
            }
        }
        assertThat(invincible).isGreaterThan(50);
        assertThat(taken).isGreaterThan(50);
    }

    @Test
    void nobodyCanLiveInTheOthersTerritoryAlthoughHeAlonePlays() {
        int held = 0;
        for (int[] stones : boards(32, 400)) {
            Unconditional settled = Unconditional.of(SMALL, point -> stones[point]);
            for (int color = 0; color < 2; color++) {
                List<Integer> points = territory(stones, settled, color);
                for (List<Integer> position : points.isEmpty() ? Set.<List<Integer>>of() : alone(stones, 1 - color)) {
                    boolean[] living = PassAlive.living(SMALL, position::get, 1 - color, false);
                    assertThat(points).as("%s then %s", Arrays.toString(stones), position).noneMatch(point -> living[point]);
                    held++;
                }
            }
        }
        assertThat(held).isGreaterThan(1000);
    }

    /** The points that a color owns, empty or with a dead stone. */
    private static List<Integer> territory(int[] stones, Unconditional settled, int color) {
        Unconditional.Status territory =
                color == ReadingBoard.BLACK ? Unconditional.Status.BLACK_TERRITORY : Unconditional.Status.WHITE_TERRITORY;
        return IntStream.range(0, stones.length)
                .filter(point -> settled.at(point) == territory
                        || settled.at(point) == Unconditional.Status.DEAD && stones[point] == 1 - color)
                .boxed()
                .toList();
    }

    @Test
    void turnedBoardsAreSettledTheSameWay() {
        for (int[] stones : boards(33, 300)) {
            int last = stones.length - 1;
            Unconditional there = Unconditional.of(SMALL, point -> stones[point]);
            Unconditional turned = Unconditional.of(SMALL, point -> stones[last - point]);
            for (int point = 0; point <= last; point++) {
                assertThat(turned.at(last - point)).as("%s", Arrays.toString(stones)).isEqualTo(there.at(point));
            }
        }
    }

    /** Boards on which every string has a liberty and few points are empty. */
    private static List<int[]> boards(long seed, int count) {
        Random random = new Random(seed);
        List<int[]> boards = new ArrayList<>();
        while (boards.size() < count) {
            int[] stones = random.ints(SMALL.size(), 0, 16).map(die -> die < 5 ? -1 : die < 14 ? 0 : 1).toArray();
            boolean stands = Arrays.stream(stones).filter(stone -> stone < 0).count() <= MOST_EMPTY;
            for (int point = 0; point < stones.length; point++) {
                stands &= stones[point] < 0 || breathes(stones, point);
            }
            if (stands) {
                boards.add(stones);
            }
        }
        return boards;
    }

    /** All positions that come about if one color alone plays. */
    private static Set<List<Integer>> alone(int[] stones, int color) {
        Deque<int[]> left = new ArrayDeque<>(List.of(stones));
        Set<List<Integer>> met = new HashSet<>(Set.of(Arrays.stream(stones).boxed().toList()));
        while (!left.isEmpty()) {
            int[] position = left.remove();
            for (int point = 0; point < stones.length; point++) {
                if (position[point] < 0) {
                    int[] after = played(position, point, color);
                    if (breathes(after, point) && met.add(Arrays.stream(after).boxed().toList())) {
                        left.add(after);
                    }
                }
            }
        }
        return met;
    }

    private static int[] played(int[] position, int point, int color) {
        int[] after = position.clone();
        after[point] = color;
        for (int i = 0; i < SMALL.degree(point); i++) {
            int next = SMALL.neighbor(point, i);
            if (after[next] == 1 - color && !breathes(after, next)) {
                string(after, next).forEach(stone -> after[stone] = -1);
            }
        }
        return after;
    }

    private static boolean breathes(int[] stones, int stone) {
        return string(stones, stone).stream()
                .anyMatch(each -> IntStream.range(0, SMALL.degree(each)).anyMatch(i -> stones[SMALL.neighbor(each, i)] < 0));
    }

    private static List<Integer> string(int[] stones, int first) {
        List<Integer> string = new ArrayList<>(List.of(first));
        for (int at = 0; at < string.size(); at++) {
            for (int i = 0; i < SMALL.degree(string.get(at)); i++) {
                int next = SMALL.neighbor(string.get(at), i);
                if (stones[next] == stones[first] && !string.contains(next)) {
                    string.add(next);
                }
            }
        }
        return string;
    }
}
