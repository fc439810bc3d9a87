package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.score.PassAlive;

/** Captures that nobody answers, against plays drawn at random from all that are legal: what is left, no series of plays takes. */
class UnansweredCapturesTest {
    private static final int SIDE = 5;
    private static final int POINTS = SIDE * SIDE;
    private static final Topology BOARD = Diagrams.shape(SIDE, SIDE);
    private static final int BOARDS = 400;
    private static final int SERIES = 30;
    private static final int EMPTY = ReadingBoard.EMPTY;

    @Test
    void whatIsLeftIsTakenByNoSeriesOfPlays() {
        Random random = new Random(17);
        int left = 0;
        int taken = 0;
        for (int i = 0; i < BOARDS; i++) {
            int[] stones = board(random);
            boolean[] living = PassAlive.living(BOARD, point -> stones[point], ReadingBoard.BLACK, false);
            int[] after = UnansweredCaptures.of(BOARD, stones, ReadingBoard.BLACK, living);
            for (int point = 0; point < POINTS; point++) {
                if (stones[point] == ReadingBoard.BLACK) {
                    assertThat(after[point] == ReadingBoard.BLACK || !living[point]).as("%s", Arrays.toString(stones)).isTrue();
                    taken += after[point] == ReadingBoard.BLACK ? 0 : 1;
                    left += after[point] == ReadingBoard.BLACK ? 1 : 0;
                }
            }
            for (int series = 0; series < SERIES; series++) {
                int[] played = played(after, random);
                for (int point = 0; point < POINTS; point++) {
                    boolean isGone = after[point] == ReadingBoard.BLACK && played[point] != ReadingBoard.BLACK;
                    assertThat(isGone).as("%s %s", Arrays.toString(stones), BOARD.pointName(point)).isFalse();
                }
            }
        }
        assertThat(left).isGreaterThan(BOARDS / 10);
        assertThat(taken).isGreaterThan(BOARDS);
    }

    /** Few white stones, so that some black ones live for good. */
    private static int[] board(Random random) {
        while (true) {
            int[] stones = new int[POINTS];
            for (int point = 0; point < POINTS; point++) {
                int drawn = random.nextInt(10);
                stones[point] = drawn < 6 ? ReadingBoard.BLACK : drawn < 7 ? ReadingBoard.WHITE : EMPTY;
            }
            if (Arrays.stream(stones).anyMatch(stone -> stone == EMPTY) && allBreathe(stones)) {
                return stones;
            }
        }
    }

    private static boolean allBreathe(int[] stones) {
        for (int point = 0; point < POINTS; point++) {
            if (stones[point] != EMPTY && !breathes(stones, string(stones, point))) {
                return false;
            }
        }
        return true;
    }

    /** White plays on empty points in any order until no play is legal. */
    private static int[] played(int[] before, Random random) {
        int[] stones = before.clone();
        for (int ply = 0; ply < 4 * POINTS; ply++) {
            int point = random.nextInt(POINTS);
            if (stones[point] == EMPTY) {
                int[] next = stones.clone();
                next[point] = ReadingBoard.WHITE;
                for (int other = 0; other < POINTS; other++) {
                    if (next[other] == ReadingBoard.BLACK && !breathes(next, string(next, other))) {
                        string(next, other).forEach(stone -> next[stone] = EMPTY);
                    }
                }
                stones = breathes(next, string(next, point)) ? next : stones;
            }
        }
        return stones;
    }

    private static Set<Integer> string(int[] stones, int stone) {
        Set<Integer> string = new HashSet<>(Set.of(stone));
        boolean grown = true;
        while (grown) {
            Set<Integer> next = new HashSet<>(string);
            for (int point : string) {
                for (int i = 0; i < BOARD.degree(point); i++) {
                    if (stones[BOARD.neighbor(point, i)] == stones[stone]) {
                        next.add(BOARD.neighbor(point, i));
                    }
                }
            }
            grown = next.size() > string.size();
            string = next;
        }
        return string;
    }

    private static boolean breathes(int[] stones, Set<Integer> string) {
        for (int point : string) {
            for (int i = 0; i < BOARD.degree(point); i++) {
                if (stones[BOARD.neighbor(point, i)] == EMPTY) {
                    return true;
                }
            }
        }
        return false;
    }
}
