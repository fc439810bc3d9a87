package org.openarbiter.rules.chess.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Squares as numbers from 0 to 63: a1 is 0, b1 is 1, h8 is 63.
 */
public final class Square {
    private Square() {}

    /** The square on a file and a rank, both counted from 0. */
    public static int of(int file, int rank) {
        return rank << 3 | file;
    }

    /** The file of a square, 0 for the a-file. */
    public static int file(int square) {
        return square & 7;
    }

    /** The rank of a square, 0 for the first rank. */
    public static int rank(int square) {
        return square >>> 3;
    }

    /** The set that holds this one square. */
    public static long bit(int square) {
        return 1L << square;
    }

    /** The name of a square: {@code e4}. */
    public static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }

    /** The names of the squares of a set, rising. */
    public static List<String> names(long squares) {
        List<String> names = new ArrayList<>();
        for (long left = squares; left != 0; left &= left - 1) {
            names.add(name(Long.numberOfTrailingZeros(left)));
        }
        return names;
    }

    /** The square whose name stands at an index of the text, or -1 if none does. */
    public static int parse(CharSequence text, int at) {
        if (at + 1 >= text.length()) {
            return -1;
        }
        int file = text.charAt(at) - 'a';
        int rank = text.charAt(at + 1) - '1';
        return (file & ~7 | rank & ~7) == 0 ? of(file, rank) : -1;
    }
}
