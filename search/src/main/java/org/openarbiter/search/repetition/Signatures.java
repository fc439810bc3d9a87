package org.openarbiter.search.repetition;

/**
 * Numbers whose exclusive or is the key of a position, like Zobrist keys, but taken from a code instead of random.
 *
 * <p>The numbers are the columns of the parity check matrix of a binary BCH code. So positions that differ in fewer features (a
 * piece on a square, a right, the side to move) than its minimum distance have different keys for certain; further apart they
 * differ as likely as random keys do. A quiet move changes two features and the side to move, so a position a few plies away
 * never has the same key.
 *
 * <p>T. Warnock and B. Wendroff, <i>Search Tables in Computer Chess</i>, ICCA Journal 11 (1), 1988. Column <i>i</i> holds
 * α<sup>i</sup>, α<sup>3i</sup>, α<sup>5i</sup>, … in GF(2<sup>m</sup>), as many as fit into 63 bits, and one bit for
 * parity.
 */
public final class Signatures {
    private static final int FEWEST_BITS = 7;
    private static final int BITS = 63;
    /** Primitive polynomials over GF(2) of degree 7 to 12. */
    private static final int[] PRIMITIVE = {0x89, 0x11D, 0x211, 0x409, 0x805, 0x1053};

    private Signatures() {}

    /**
     * {@code count} signatures.
     *
     * @throws IllegalArgumentException if they are more than 4,095
     */
    public static long[] of(int count) {
        int m = degree(count);
        int order = (1 << m) - 1;
        int[] powers = new int[order];
        powers[0] = 1;
        for (int i = 1; i < order; i++) {
            int doubled = powers[i - 1] << 1;
            powers[i] = (doubled >>> m) == 0 ? doubled : doubled ^ PRIMITIVE[m - FEWEST_BITS];
        }
        long[] numbers = new long[count];
        for (int i = 0; i < count; i++) {
            long number = 1L;
            for (int block = 0; block < BITS / m; block++) {
                number = number << m | powers[(int) ((2L * block + 1) * i % order)];
            }
            numbers[i] = number;
        }
        return numbers;
    }

    /** The least number of features in which positions with equal keys differ, for a given number of features. */
    public static int distance(int count) {
        return 2 * (BITS / degree(count)) + 2;
    }

    private static int degree(int count) {
        int m = FEWEST_BITS;
        while (m - FEWEST_BITS < PRIMITIVE.length && (1 << m) - 1 < count) {
            m++;
        }
        if (m - FEWEST_BITS == PRIMITIVE.length) {
            throw new IllegalArgumentException("there is no code here for " + count + " numbers");
        }
        return m;
    }
}
