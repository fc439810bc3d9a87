package org.openarbiter.search.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** The loops with vectors equal their definitions, neuron by neuron. */
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

        float[] accumulator = new float[WIDTH];
        Loops.accumulate(biases, weights, rows, count, accumulator);
        float[] outputs = numbers(random, 3 * WIDTH);
        float[] active = new float[WIDTH];
        float[] lanes = Loops.lanes();
        Loops.activate(accumulator, active, outputs, WIDTH, lanes);
        double sum = 0;
        float outputGradient = random.nextFloat();
        float[] weightGradient = numbers(random, 3 * WIDTH);
        float[] weightGradientBefore = weightGradient.clone();
        float[] neuronGradient = numbers(random, WIDTH);
        Loops.backpropagate(accumulator, active, outputs, WIDTH, outputGradient, weightGradient, neuronGradient);
        for (int i = 0; i < WIDTH; i++) {
            float neuron = biases[i];
            for (int row : rows) {
                neuron += weights[row + i];
            }
            assertThat(accumulator[i]).isEqualTo(neuron);
            float clipped = neuron < 0 ? 0 : neuron > 1 ? 1 : neuron;
            assertThat(active[i]).isEqualTo(clipped * clipped);
            sum += (double) active[i] * outputs[WIDTH + i];
            assertThat(weightGradient[WIDTH + i]).isEqualTo(weightGradientBefore[WIDTH + i] + outputGradient * active[i]);
            assertThat(neuronGradient[i]).isEqualTo(neuron <= 0 || neuron >= 1 ? 0 : outputs[WIDTH + i] * outputGradient * (2 * neuron));
            assertThat(weightGradient[i]).isEqualTo(weightGradientBefore[i]);
            assertThat(weightGradient[2 * WIDTH + i]).isEqualTo(weightGradientBefore[2 * WIDTH + i]);
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
