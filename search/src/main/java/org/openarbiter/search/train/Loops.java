package org.openarbiter.search.train;

/** Loops over numbers that the compiler turns into vector instructions. */
final class Loops {
    private Loops() {}

    /** Adds numbers to others. */
    static void add(float[] to, int toAt, float[] numbers, int at, int count) {
        for (int i = 0; i < count; i++) {
            to[toAt + i] += numbers[at + i];
        }
    }

    /** The cells as they go into the output: cut off below 0 and above 1, and squared. */
    static void activate(float[] cells, float[] active, int count) {
        for (int i = 0; i < count; i++) {
            float cut = Math.max(0, Math.min(1, cells[i]));
            active[i] = cut * cut;
        }
    }

    /** The sum of products. */
    static float dot(float[] one, float[] other, int otherAt, int count) {
        float sum0 = 0;
        float sum1 = 0;
        float sum2 = 0;
        float sum3 = 0;
        // Sums of floats keep their order, so four of them run side by side.
        for (int i = 0; i < count; i += 4) {
            sum0 += one[i] * other[otherAt + i];
            sum1 += one[i + 1] * other[otherAt + i + 1];
            sum2 += one[i + 2] * other[otherAt + i + 2];
            sum3 += one[i + 3] * other[otherAt + i + 3];
        }
        return sum0 + sum1 + (sum2 + sum3);
    }

    /** Adds numbers times a factor to others. */
    static void addScaled(float[] to, int toAt, float[] numbers, float factor, int count) {
        for (int i = 0; i < count; i++) {
            to[toAt + i] += factor * numbers[i];
        }
    }

    /** How the loss changes with the cells before they are cut off, from how it changes with the output. */
    static void slopes(float[] cells, float[] weights, int weightsAt, float slope, float[] into, int count) {
        for (int i = 0; i < count; i++) {
            float cell = cells[i];
            float inside = cell > 0 && cell < 1 ? 2 * cell : 0;
            into[i] = slope * weights[weightsAt + i] * inside;
        }
    }
}
