package org.openarbiter.rules.core.board;

/**
 * The random numbers whose exclusive or is the key of a placement (Zobrist 1970).
 *
 * <p>They come from a fixed seed: a key means the same in every run.
 */
public final class KeyNumbers {
    private KeyNumbers() {}

    /** {@code count} keys, by SplitMix64 (Steele, Lea and Flood, 2014), whose outputs from one seed are all different. */
    public static long[] of(int count, long seed) {
        long[] numbers = new long[count];
        long state = seed;
        for (int i = 0; i < count; i++) {
            state += 0x9E3779B97F4A7C15L;
            long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            numbers[i] = z ^ z >>> 31;
        }
        return numbers;
    }
}
