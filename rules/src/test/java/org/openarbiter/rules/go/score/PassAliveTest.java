package org.openarbiter.rules.go.score;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;

/** Stones are pass-alive exactly if no series of plays of the opponent takes them: small boards played to all their ends. */
class PassAliveTest {
    private static final int MOST_EMPTY = 6;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void stonesLiveExactlyIfNoPlaysOfTheOpponentTakeThem(boolean suicide) throws InputException {
        Random random = new Random(12);
        int living = 0;
        int taken = 0;
        for (int round = 0; round < 200; round++) {
            Topology shape = Shapes.of(List.of("4x3", "5x2", "torus:3x3", "star:5", "ring:8").get(round % 5));
            Alone alone = new Alone(shape, suicide);
            int[] stones = alone.position(random);
            for (int seat = 0; seat < 2; seat++) {
                boolean[] lost = alone.lost(stones, seat);
                boolean[] found = PassAlive.living(shape, point -> stones[point], seat, suicide);
                for (int point = 0; point < stones.length; point++) {
                    assertThat(found[point])
                            .as("%s at %d of %s", Arrays.toString(stones), point, shape)
                            .isEqualTo(stones[point] == seat && !lost[point]);
                    living += found[point] ? 1 : 0;
                    taken += lost[point] ? 1 : 0;
                }
            }
        }
        assertThat(living).isGreaterThan(50);
        assertThat(taken).isGreaterThan(50);
    }

    /** Plays of one side alone. */
    private record Alone(Topology shape, boolean suicide) {
        /** Stones that all have liberties, with few empty points. */
        int[] position(Random random) {
            while (true) {
                int[] stones = random.ints(shape.size(), 0, 16).map(die -> die < 5 ? GoBoard.EMPTY : die < 13 ? 0 : 1).toArray();
                boolean stands = Arrays.stream(stones).filter(stone -> stone == GoBoard.EMPTY).count() <= MOST_EMPTY;
                for (int point = 0; point < stones.length; point++) {
                    stands &= stones[point] == GoBoard.EMPTY || breathes(stones, point);
                }
                if (stands) {
                    return stones;
                }
            }
        }

        /** Which stones of a seat are taken in any position that comes about if the other seat alone plays. */
        boolean[] lost(int[] start, int seat) {
            boolean[] lost = new boolean[start.length];
            Deque<int[]> left = new ArrayDeque<>(List.of(start));
            Set<List<Integer>> met = new HashSet<>();
            while (!left.isEmpty()) {
                int[] position = left.remove();
                for (int point = 0; point < position.length; point++) {
                    lost[point] |= start[point] == seat && position[point] != seat;
                    int[] after = position[point] == GoBoard.EMPTY ? played(position, point, 1 - seat) : position;
                    if (met.add(Arrays.stream(after).boxed().toList())) {
                        left.add(after);
                    }
                }
            }
            return lost;
        }

        /** The position after a play, or the same position if it is illegal. */
        private int[] played(int[] position, int point, int seat) {
            int[] after = position.clone();
            after[point] = seat;
            for (int next : neighbors(point)) {
                if (after[next] == 1 - seat && !breathes(after, next)) {
                    string(after, next).forEach(stone -> after[stone] = GoBoard.EMPTY);
                }
            }
            if (!breathes(after, point)) {
                List<Integer> own = string(after, point);
                if (!suicide || own.size() == 1) {
                    return position;
                }
                own.forEach(stone -> after[stone] = GoBoard.EMPTY);
            }
            return after;
        }

        private boolean breathes(int[] stones, int stone) {
            return string(stones, stone).stream()
                    .anyMatch(each -> Arrays.stream(neighbors(each)).anyMatch(next -> stones[next] == GoBoard.EMPTY));
        }

        private List<Integer> string(int[] stones, int first) {
            List<Integer> string = new ArrayList<>(List.of(first));
            for (int at = 0; at < string.size(); at++) {
                for (int next : neighbors(string.get(at))) {
                    if (stones[next] == stones[first] && !string.contains(next)) {
                        string.add(next);
                    }
                }
            }
            return string;
        }

        private int[] neighbors(int point) {
            return IntStream.range(0, shape.degree(point)).map(side -> shape.neighbor(point, side)).toArray();
        }
    }
}
