package org.openarbiter.search.chess;

/** Sets of squares, a bit each from a1 on, and what is measured on the board. */
final class Squares {
    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long LIGHT = 0x55AA55AA55AA55AAL;

    private Squares() {}

    /** All squares of the color of a square. */
    static long ofColor(int square) {
        return (LIGHT >>> square & 1) != 0 ? LIGHT : ~LIGHT;
    }

    /** How many moves of a king it is from one square to another on an empty board. */
    static int distance(int one, int other) {
        return Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >>> 3) - (other >>> 3)));
    }
}
