package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.eyes.Shape;
import org.openarbiter.dragons.eyes.ShapeGame;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.Topology;

/** Sieges of closed borders, and the same regions played out with all borders open, stone by stone. */
class SiegeTest {
    private static final int WIDTH = 5;
    private static final Topology BOARD = Diagrams.shape(WIDTH, 5);
    private static final int PLAYS = 20;
    private static final int REGIONS = 100;

    @Test
    void whatIsHeldOnceTheBordersAreClosedIsHeldWhateverTheOpponentPlays() {
        Random random = new Random(41);
        int held = 0;
        int missed = 0;
        while (held + missed < REGIONS) {
            int[] stones = board(random);
            boolean[] living = Benson.invincible(BOARD, point -> stones[point], ReadingBoard.BLACK);
            int[] closed = Conquest.closed(BOARD, stones, ReadingBoard.BLACK, living);
            for (List<Integer> region : withoutTwoEyes(stones, living)) {
                boolean isHeld = Siege.holds(BOARD, closed, ReadingBoard.BLACK, region);
                if (isHeld || isHeldPlayedOut(stones, region)) {
                    assertThat(isHeldPlayedOut(stones, region))
                            .as("%s %s", Arrays.toString(stones), region)
                            .isTrue();
                    held += isHeld ? 1 : 0;
                    missed += isHeld ? 0 : 1;
                }
            }
        }
        assertThat(missed).isLessThan(REGIONS / 20);
    }

    /** Stones played at random in three rows over a black string with two eyes. */
    private static int[] board(Random random) {
        int[] stones = new int[BOARD.size()];
        Arrays.fill(stones, 2 * WIDTH, stones.length, ReadingBoard.EMPTY);
        stones[0] = ReadingBoard.EMPTY;
        stones[2] = ReadingBoard.EMPTY;
        ReadingBoard board = ReadingBoard.of(BOARD, stones, -1);
        for (int play = 0; play < PLAYS; play++) {
            int point = 2 * WIDTH + random.nextInt(stones.length - 2 * WIDTH);
            int colour = random.nextInt(2);
            if (board.isLegal(colour, point)) {
                board.play(colour, point);
            }
        }
        return IntStream.range(0, stones.length).map(board::stoneAt).toArray();
    }

    /** The regions with White's stones in which he cannot make two eyes once he has taken what he can. */
    private static List<List<Integer>> withoutTwoEyes(int[] stones, boolean[] living) {
        int[] conquered = Conquest.of(BOARD, stones, ReadingBoard.BLACK, living);
        Strongholds strongholds = new Strongholds(BOARD, point -> conquered[point], ReadingBoard.BLACK, living);
        return IntStream.range(0, stones.length)
                .filter(point -> !living[point] && stones[point] == ReadingBoard.WHITE && strongholds.contains(point))
                .mapToObj(strongholds::region)
                .distinct()
                .toList();
    }

    private static boolean isHeldPlayedOut(int[] stones, List<Integer> region) {
        int[] adjacent = new int[region.size()];
        int black = 0;
        int white = 0;
        int open = 0;
        for (int vertex = 0; vertex < adjacent.length; vertex++) {
            int point = region.get(vertex);
            black |= stones[point] == ReadingBoard.BLACK ? 1 << vertex : 0;
            white |= stones[point] == ReadingBoard.WHITE ? 1 << vertex : 0;
            for (int side = 0; side < BOARD.degree(point); side++) {
                int other = region.indexOf(BOARD.neighbour(point, side));
                adjacent[vertex] |= other < 0 ? 0 : 1 << other;
                open |= other < 0 ? 1 << vertex : 0;
            }
        }
        boolean isHeld = true;
        for (int left = white; left != 0 && isHeld; left &= left - 1) {
            Shape shape = new Shape(adjacent, black, white, open, Integer.numberOfTrailingZeros(left));
            Budget budget = new Budget(5_000_000);
            ShapeGame game = new ShapeGame(shape, ShapeGame.Goal.CAPTURE, ShapeGame.Master.NOBODY, budget);
            isHeld = game.isReachedWhateverCameBefore();
            assertThat(game.isComplete()).isTrue();
        }
        return isHeld;
    }
}
