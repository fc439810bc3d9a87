package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.eyes.Shape;
import org.openarbiter.dragons.eyes.ShapeGame;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Regions;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.score.PassAlive;

/** Sieges of closed borders, and the same regions played out with all borders open, stone by stone. */
class RegionCaptureTest {
    private static final int WIDTH = 5;
    private static final Topology BOARD = Diagrams.shape(WIDTH, 6);
    private static final int REGIONS = 200;
    private static final long NODES = 1_000_000;
    /** With more points without a white stone playing out takes long. */
    private static final int MOST_CELLS = 8;

    @Test
    void whatIsHeldOnceTheBordersAreClosedIsHeldWhateverTheOpponentPlays() {
        Random random = new Random(41);
        int held = 0;
        int missed = 0;
        int seki = 0;
        while (held + missed + seki < REGIONS) {
            int[] stones = board(random);
            boolean[] living = PassAlive.living(BOARD, point -> stones[point], ReadingBoard.BLACK, false);
            int[] closed = UnansweredCaptures.closed(BOARD, stones, ReadingBoard.BLACK, living);
            for (List<Integer> region : withoutTwoEyes(stones, living)) {
                boolean isHeld = RegionCapture.holds(BOARD, closed, ReadingBoard.BLACK, region);
                Optional<Boolean> isHeldPlayedOut = isHeldPlayedOut(stones, region);
                if (isHeldPlayedOut.isPresent()) {
                    assertThat(isHeldPlayedOut.get() || !isHeld)
                            .as("%s %s", Arrays.toString(stones), region)
                            .isTrue();
                    held += isHeld ? 1 : 0;
                    missed += isHeldPlayedOut.get() && !isHeld ? 1 : 0;
                    seki += isHeldPlayedOut.get() ? 0 : 1;
                }
            }
        }
        assertThat(seki).isGreaterThanOrEqualTo(5);
        assertThat(missed).isLessThan(REGIONS / 20);
    }

    /** A black string with two eyes below, white stones at random above it, and two black stones among them with some air. */
    private static int[] board(Random random) {
        int[] stones = new int[BOARD.size()];
        stones[0] = ReadingBoard.EMPTY;
        stones[2] = ReadingBoard.EMPTY;
        for (int point = 2 * WIDTH; point < stones.length; point++) {
            stones[point] = random.nextInt(3) > 0 ? ReadingBoard.WHITE : ReadingBoard.EMPTY;
        }
        int row = 2 + random.nextInt(4);
        int point = row * WIDTH + random.nextInt(WIDTH - 1);
        for (int each : List.of(point, point + 1)) {
            stones[each] = ReadingBoard.BLACK;
            for (int i = 0; i < BOARD.degree(each); i++) {
                int next = BOARD.neighbor(each, i);
                stones[next] = stones[next] == ReadingBoard.WHITE && random.nextInt(4) > 0 ? ReadingBoard.EMPTY : stones[next];
            }
        }
        return withLiberties(stones);
    }

    /** The stones without those that have no liberty. */
    private static int[] withLiberties(int[] stones) {
        Regions strings = Regions.of(BOARD, point -> stones[point] == ReadingBoard.WHITE);
        boolean[] breathes = new boolean[strings.count()];
        for (int point = 0; point < stones.length; point++) {
            for (int i = 0; i < BOARD.degree(point); i++) {
                breathes[strings.numbers()[point]] |= stones[BOARD.neighbor(point, i)] == ReadingBoard.EMPTY;
            }
        }
        return IntStream.range(0, stones.length)
                .map(point -> breathes[strings.numbers()[point]] ? stones[point] : ReadingBoard.EMPTY)
                .toArray();
    }

    /** The small regions with White's stones in which he cannot make two eyes once he has taken what he can. */
    private static List<List<Integer>> withoutTwoEyes(int[] stones, boolean[] living) {
        int[] conquered = UnansweredCaptures.of(BOARD, stones, ReadingBoard.BLACK, living);
        UnconditionalTerritory territory = new UnconditionalTerritory(BOARD, point -> conquered[point], ReadingBoard.BLACK, living);
        return IntStream.range(0, stones.length)
                .filter(point -> !living[point] && stones[point] == ReadingBoard.WHITE && territory.contains(point))
                .mapToObj(territory::region)
                .distinct()
                .filter(region -> region.stream().filter(point -> stones[point] != ReadingBoard.WHITE).count() <= MOST_CELLS)
                .toList();
    }

    /** Whether Black captures all white stones whatever White has played before; empty if a budget ends the search. */
    private static Optional<Boolean> isHeldPlayedOut(int[] stones, List<Integer> region) {
        int[] adjacent = new int[region.size()];
        int black = 0;
        int white = 0;
        int open = 0;
        for (int vertex = 0; vertex < adjacent.length; vertex++) {
            int point = region.get(vertex);
            black |= stones[point] == ReadingBoard.BLACK ? 1 << vertex : 0;
            white |= stones[point] == ReadingBoard.WHITE ? 1 << vertex : 0;
            for (int side = 0; side < BOARD.degree(point); side++) {
                int other = region.indexOf(BOARD.neighbor(point, side));
                adjacent[vertex] |= other < 0 ? 0 : 1 << other;
                open |= other < 0 ? 1 << vertex : 0;
            }
        }
        Budget budget = new Budget(NODES);
        for (int left = white; left != 0; left &= left - 1) {
            Shape shape = new Shape(adjacent, black, white, open, Integer.numberOfTrailingZeros(left));
            ShapeGame game = new ShapeGame(shape, ShapeGame.Goal.CAPTURE, KoMaster.NOBODY, budget);
            if (!game.isReachedWhateverCameBefore()) {
                return game.isComplete() ? Optional.of(false) : Optional.empty();
            }
        }
        return Optional.of(true);
    }
}
