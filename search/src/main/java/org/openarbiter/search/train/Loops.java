package org.openarbiter.search.train;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The inner loops of a training, with vectors; needs {@code --add-modules jdk.incubator.vector}. Vectors have 256 bits on every processor, because
 * sums of floats depend on their order and must be the same everywhere. The compiler does not vectorize the plain loops, since it cannot know that
 * rows do not overlap.
 */
final class Loops {
    private static final VectorSpecies<Float> FLOATS = FloatVector.SPECIES_256;
    private static final int LANES = FLOATS.length();
    /** The number of neurons kept in registers while rows are added; a width is a multiple of it. */
    private static final int STEP = 4 * LANES;

    private Loops() {}

    /** Adds the first numbers of an array to those of another; the count is a multiple of 8. */
    static void add(float[] to, float[] numbers, int count) {
        for (int i = 0; i < count; i += LANES) {
            FloatVector.fromArray(FLOATS, to, i).add(FloatVector.fromArray(FLOATS, numbers, i)).intoArray(to, i);
        }
    }

    /** Computes an accumulator: the biases plus some rows. */
    static void accumulate(float[] biases, float[] weights, int[] rows, int count, float[] accumulator) {
        for (int i = 0; i < accumulator.length; i += STEP) {
            FloatVector sum0 = FloatVector.fromArray(FLOATS, biases, i);
            FloatVector sum1 = FloatVector.fromArray(FLOATS, biases, i + LANES);
            FloatVector sum2 = FloatVector.fromArray(FLOATS, biases, i + 2 * LANES);
            FloatVector sum3 = FloatVector.fromArray(FLOATS, biases, i + 3 * LANES);
            for (int row = 0; row < count; row++) {
                int at = rows[row] + i;
                sum0 = sum0.add(FloatVector.fromArray(FLOATS, weights, at));
                sum1 = sum1.add(FloatVector.fromArray(FLOATS, weights, at + LANES));
                sum2 = sum2.add(FloatVector.fromArray(FLOATS, weights, at + 2 * LANES));
                sum3 = sum3.add(FloatVector.fromArray(FLOATS, weights, at + 3 * LANES));
            }
            sum0.intoArray(accumulator, i);
            sum1.intoArray(accumulator, i + LANES);
            sum2.intoArray(accumulator, i + 2 * LANES);
            sum3.intoArray(accumulator, i + 3 * LANES);
        }
    }

    /** Adds a gradient to each of the rows that {@link #accumulate} added up. */
    static void addToRows(float[] numbers, int[] rows, int count, float[] to) {
        for (int i = 0; i < numbers.length; i += STEP) {
            FloatVector add0 = FloatVector.fromArray(FLOATS, numbers, i);
            FloatVector add1 = FloatVector.fromArray(FLOATS, numbers, i + LANES);
            FloatVector add2 = FloatVector.fromArray(FLOATS, numbers, i + 2 * LANES);
            FloatVector add3 = FloatVector.fromArray(FLOATS, numbers, i + 3 * LANES);
            for (int row = 0; row < count; row++) {
                int at = rows[row] + i;
                FloatVector.fromArray(FLOATS, to, at).add(add0).intoArray(to, at);
                FloatVector.fromArray(FLOATS, to, at + LANES).add(add1).intoArray(to, at + LANES);
                FloatVector.fromArray(FLOATS, to, at + 2 * LANES).add(add2).intoArray(to, at + 2 * LANES);
                FloatVector.fromArray(FLOATS, to, at + 3 * LANES).add(add3).intoArray(to, at + 3 * LANES);
            }
        }
    }

    /**
     * Clips neurons to 0…1 and squares them.
     *
     * @param lanes the dot product with the weights is added to these, one sum for each lane of a vector
     */
    static void activate(float[] accumulator, float[] active, float[] weights, int weightsAt, float[] lanes) {
        FloatVector sum = FloatVector.fromArray(FLOATS, lanes, 0);
        for (int i = 0; i < accumulator.length; i += LANES) {
            FloatVector clipped = FloatVector.fromArray(FLOATS, accumulator, i).max(0).min(1);
            FloatVector square = clipped.mul(clipped);
            square.intoArray(active, i);
            sum = sum.add(square.mul(FloatVector.fromArray(FLOATS, weights, weightsAt + i)));
        }
        sum.intoArray(lanes, 0);
    }

    /** Makes an array for {@link #activate}. */
    static float[] lanes() {
        return new float[LANES];
    }

    /** The sum of the lanes, which are then 0. */
    static float drain(float[] lanes) {
        float sum = 0;
        for (float lane : lanes) {
            sum += lane;
        }
        Arrays.fill(lanes, 0);
        return sum;
    }

    /**
     * Backpropagates through the output: adds the gradient of the output weights, and writes that of the neurons before clipping.
     *
     * @param outputGradient the derivative of the loss by the output
     */
    static void backpropagate(
            float[] accumulator, float[] active, float[] weights, int at, float outputGradient, float[] weightGradient, float[] neuronGradient) {
        for (int i = 0; i < accumulator.length; i += LANES) {
            FloatVector neuron = FloatVector.fromArray(FLOATS, accumulator, i);
            FloatVector.fromArray(FLOATS, active, i)
                    .mul(outputGradient)
                    .add(FloatVector.fromArray(FLOATS, weightGradient, at + i))
                    .intoArray(weightGradient, at + i);
            VectorMask<Float> inside = neuron.compare(VectorOperators.GT, 0).and(neuron.compare(VectorOperators.LT, 1));
            FloatVector.zero(FLOATS)
                    .blend(FloatVector.fromArray(FLOATS, weights, at + i).mul(outputGradient).mul(neuron.add(neuron)), inside)
                    .intoArray(neuronGradient, i);
        }
    }
}
