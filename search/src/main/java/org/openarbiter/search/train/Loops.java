package org.openarbiter.search.train;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The inner loops of a training, with vectors; needs {@code --add-modules jdk.incubator.vector}. Vectors have 256 bits on every processor, so that sums of
 * floats, which depend on their order, are the same everywhere. The compiler does not make vectors of the plain loops, because for all it
 * knows rows overlap.
 */
final class Loops {
    private static final VectorSpecies<Float> FLOATS = FloatVector.SPECIES_256;
    private static final int LANES = FLOATS.length();
    /** So many vectors stay in registers while rows go by; a width is a multiple of it. */
    private static final int STEP = 4 * LANES;

    private Loops() {}

    /** Adds numbers to others; the count is a multiple of 8. */
    static void add(float[] to, float[] numbers, int count) {
        for (int i = 0; i < count; i += LANES) {
            FloatVector.fromArray(FLOATS, to, i).add(FloatVector.fromArray(FLOATS, numbers, i)).intoArray(to, i);
        }
    }

    /** The cells: their biases and the sum of some rows. */
    static void cells(float[] biases, float[] weights, int[] rows, int count, float[] cells) {
        for (int i = 0; i < cells.length; i += STEP) {
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
            sum0.intoArray(cells, i);
            sum1.intoArray(cells, i + LANES);
            sum2.intoArray(cells, i + 2 * LANES);
            sum3.intoArray(cells, i + 3 * LANES);
        }
    }

    /** Adds a row to several others, which {@link #cells} summed up. */
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
     * Cuts cells off below 0 and above 1 and squares them.
     *
     * @param lanes a sum of products for each lane of a vector, to which those of the squares and the weights are added
     */
    static void activate(float[] cells, float[] active, float[] weights, int weightsAt, float[] lanes) {
        FloatVector sum = FloatVector.fromArray(FLOATS, lanes, 0);
        for (int i = 0; i < cells.length; i += LANES) {
            FloatVector cut = FloatVector.fromArray(FLOATS, cells, i).max(0).min(1);
            FloatVector square = cut.mul(cut);
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
     * How the loss changes with the output weights, which is added, and with the cells before they are cut off.
     *
     * @param slope how it changes with the output
     */
    static void slopes(float[] cells, float[] active, float[] weights, int at, float slope, float[] weightSlopes, float[] cellSlopes) {
        for (int i = 0; i < cells.length; i += LANES) {
            FloatVector cell = FloatVector.fromArray(FLOATS, cells, i);
            FloatVector.fromArray(FLOATS, active, i).mul(slope).add(FloatVector.fromArray(FLOATS, weightSlopes, at + i)).intoArray(weightSlopes, at + i);
            VectorMask<Float> inside = cell.compare(VectorOperators.GT, 0).and(cell.compare(VectorOperators.LT, 1));
            FloatVector.zero(FLOATS)
                    .blend(FloatVector.fromArray(FLOATS, weights, at + i).mul(slope).mul(cell.add(cell)), inside)
                    .intoArray(cellSlopes, i);
        }
    }
}
