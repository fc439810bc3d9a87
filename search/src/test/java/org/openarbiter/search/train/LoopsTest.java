package org.openarbiter.search.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** The loops with vectors do what they say, as written down cell by cell. */
class LoopsTest {
    private static final int WIDTH = 192;
    private static final int ROWS = 20;

    private static float[] numbers(Random random, int count) {
        float[] numbers = new float[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (float) random.nextGaussian();
        }
        return numbers;
    }

    @RepeatedTest(20)
    void loops_equal_their_definitions(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        float[] weights = numbers(random, ROWS * WIDTH);
        float[] biases = numbers(random, WIDTH);
        int count = random.nextInt(ROWS);
        int[] rows = random.ints(count, 0, ROWS).map(row -> row * WIDTH).toArray();

        float[] cells = new float[WIDTH];
        Loops.cells(biases, weights, rows, count, cells);
        float[] outputs = numbers(random, 3 * WIDTH);
        float[] active = new float[WIDTH];
        float[] lanes = Loops.lanes();
        Loops.activate(cells, active, outputs, WIDTH, lanes);
        double sum = 0;
        float slope = random.nextFloat();
        float[] weightSlopes = numbers(random, 3 * WIDTH);
        float[] weightSlopesBefore = weightSlopes.clone();
        float[] cellSlopes = numbers(random, WIDTH);
        Loops.slopes(cells, active, outputs, WIDTH, slope, weightSlopes, cellSlopes);
        for (int i = 0; i < WIDTH; i++) {
            float cell = biases[i];
            for (int row : rows) {
                cell += weights[row + i];
            }
            assertThat(cells[i]).isEqualTo(cell);
            float cut = cell < 0 ? 0 : cell > 1 ? 1 : cell;
            assertThat(active[i]).isEqualTo(cut * cut);
            sum += (double) active[i] * outputs[WIDTH + i];
            assertThat(weightSlopes[WIDTH + i]).isEqualTo(weightSlopesBefore[WIDTH + i] + slope * active[i]);
            assertThat(cellSlopes[i]).isEqualTo(cell <= 0 || cell >= 1 ? 0 : outputs[WIDTH + i] * slope * (2 * cell));
            assertThat(weightSlopes[i]).isEqualTo(weightSlopesBefore[i]);
            assertThat(weightSlopes[2 * WIDTH + i]).isEqualTo(weightSlopesBefore[2 * WIDTH + i]);
        }
        assertThat((double) Loops.drain(lanes)).isCloseTo(sum, Offset.offset(1e-4));
        assertThat(lanes).containsOnly(0);
    }

    @RepeatedTest(20)
    void rows_are_added_to_once_for_each_time_they_are_named(RepetitionInfo repetition) {
        Random random = new Random(100 + repetition.getCurrentRepetition());
        float[] to = numbers(random, ROWS * WIDTH);
        float[] numbers = numbers(random, WIDTH);
        int[] rows = random.ints(ROWS, 0, ROWS).map(row -> row * WIDTH).toArray();
        int count = random.nextInt(ROWS);
        float[] expected = to.clone();
        for (int row = 0; row < count; row++) {
            for (int i = 0; i < WIDTH; i++) {
                expected[rows[row] + i] += numbers[i];
            }
        }
        Loops.addToRows(numbers, rows, count, to);
        assertThat(to).isEqualTo(expected);

        float[] sums = to.clone();
        Loops.add(sums, expected, sums.length);
        for (int i = 0; i < sums.length; i++) {
            assertThat(sums[i]).isEqualTo(to[i] + expected[i]);
        }
    }
}
