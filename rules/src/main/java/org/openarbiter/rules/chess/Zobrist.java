package org.openarbiter.rules.chess;

/**
 * The random numbers whose exclusive or is the key of a placement, one for each piece on each square.
 *
 * <p>They come from a fixed seed: a key means the same in every run.
 */
final class Zobrist {
    private static final long[] NUMBERS = numbers();

    private Zobrist() {}

    static long of(int piece, int square) {
        return NUMBERS[piece << 6 | square];
    }

    /** SplitMix64 (Steele, Lea and Flood, 2014), whose outputs from one seed are all different. */
    private static long[] numbers() {
        long[] numbers = new long[16 << 6];
        long state = 0x6F70656E61726269L;
        for (int i = 0; i < numbers.length; i++) {
            state += 0x9E3779B97F4A7C15L;
            long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            numbers[i] = z ^ z >>> 31;
        }
        return numbers;
    }
}
