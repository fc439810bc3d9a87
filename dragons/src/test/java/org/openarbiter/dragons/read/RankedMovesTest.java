package org.openarbiter.dragons.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The order of ranked moves is that of a stable sort. */
class RankedMovesTest {
    private static final int MOST = 40;

    @Test
    void theHighestScoreComesFirstAndEqualOnesAsTheyCame() {
        Random random = new Random(7);
        RankedMoves ranked = new RankedMoves(MOST);
        for (int round = 0; round < 200; round++) {
            int[] scores = random.ints(random.nextInt(MOST + 1), -4, 5).toArray();
            ranked.clear();
            IntStream.range(0, scores.length).forEach(move -> ranked.add(move, scores[move]));
            int[] sorted = IntStream.range(0, scores.length).boxed()
                    .sorted(Comparator.comparingInt((Integer move) -> scores[move]).reversed())
                    .mapToInt(Integer::intValue).toArray();
            assertThat(IntStream.range(0, ranked.size()).map(ranked::move).toArray()).containsExactly(sorted);
            assertThat(IntStream.range(0, ranked.size()).map(ranked::score).toArray())
                    .containsExactly(IntStream.of(sorted).map(move -> scores[move]).toArray());
        }
    }
}
