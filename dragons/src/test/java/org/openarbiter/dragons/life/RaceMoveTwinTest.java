package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Where one move keeps a string and takes its neighbor, and a pass does not, the move that a race names does so: {@link ExhaustiveGame} finds all of
 * them, on parts of a board between stones that live.
 */
class RaceMoveTwinTest {
    private static final int GROUNDS = 300;
    private static final int FILLS = 500;
    /** A single stone that is retaken at once on its own point counts as kept. */
    private static final int LEAST_STONES = 2;
    private static final long NODES = 5_000;
    private static final int LEAST_RACES = 100;

    @Test
    void theMoveOfARaceKeepsTheStringAndTakesTheOther() {
        Random random = new Random(44);
        int races = 0;
        for (int i = 0; i < GROUNDS; i++) {
            RandomGrounds ground = RandomGrounds.next(random, 8 + i % 3);
            ExhaustiveGame game = new ExhaustiveGame(ground.width(), ground.stones(), ground.free());
            for (int fill = 0; fill < FILLS; fill++) {
                int[] stones = ground.filled(random);
                for (int color = 0; color < 2 && game.isPossible(stones); color++) {
                    races += isDecidedByAMove(game, ground, stones, color) ? 1 : 0;
                }
            }
        }
        assertThat(races).isGreaterThan(LEAST_RACES);
    }

    /** Whether there is a race that one move of a color wins; checks the one that is named. */
    private static boolean isDecidedByAMove(ExhaustiveGame game, RandomGrounds ground, int[] stones, int color) {
        ReadingBoard board = ReadingBoard.of(Diagrams.shape(ground.width(), stones.length / ground.width()), stones, ReadingBoard.PASS);
        int own = largest(game, ground, board, color);
        int rival = largest(game, ground, board, 1 - color);
        if (own < 0 || rival < 0 || !areNeighbors(board, own, rival)) {
            return false;
        }
        List<Integer> winning = IntStream.of(ground.free())
                .filter(point -> stones[point] == ReadingBoard.EMPTY && game.isWinning(stones, color, OptionalInt.of(point), own, rival)).boxed().toList();
        if (winning.isEmpty() || game.isWinning(stones, color, OptionalInt.empty(), own, rival)) {
            return false;
        }
        assertThat(Initiative.of(board, own, rival, NODES, 0, Initiative.Apart.UNKNOWN)).as("%s%s and %s", board, board.topology().pointName(own), board.topology().pointName(rival))
                .returns(Fate.WIN, Initiative::saved).returns(Fate.WIN, Initiative::killed).matches(initiative -> winning.contains(initiative.move()), "names one of the points " + winning);
        return true;
    }

    /** A stone of the largest string of a color that does not stand for good; −1 if there is none. */
    private static int largest(ExhaustiveGame game, RandomGrounds ground, ReadingBoard board, int color) {
        int[] stones = IntStream.range(0, board.points()).map(board::stoneAt).toArray();
        int largest = -1;
        for (int point : ground.free()) {
            boolean isCandidate = stones[point] == color && !game.isForGood(stones, point) && board.size(point) >= LEAST_STONES;
            largest = isCandidate && (largest < 0 || board.size(point) > board.size(largest)) ? point : largest;
        }
        return largest;
    }

    private static boolean areNeighbors(ReadingBoard board, int own, int rival) {
        int[] enemies = new int[board.points()];
        return IntStream.range(0, board.enemies(own, enemies)).anyMatch(i -> board.origin(enemies[i]) == board.origin(rival));
    }
}
