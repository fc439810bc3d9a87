package org.openarbiter.rules.janggi.board;

/**
 * The points of a janggi board as numbers: file + 9 · rank, files 0–8 from Cho's left, ranks 0–9 from Cho's back rank; so 0 is a1 and 89 is
 * i10.
 */
public final class Point {
    /** How many there are. */
    public static final int COUNT = 90;
    /** How many files there are. */
    public static final int FILES = 9;
    /** How many ranks there are. */
    public static final int RANKS = 10;

    private static final int PALACE_LEFT = 3;
    private static final int PALACE_RIGHT = 5;
    private static final int PALACE_DEPTH = 2;

    private Point() {}

    /** The point on a file (0–8) and a rank (0–9). */
    public static int of(int file, int rank) {
        return file + FILES * rank;
    }

    /** The file of a point, 0–8 from Cho's left. */
    public static int file(int point) {
        return point % FILES;
    }

    /** The rank of a point, 0–9 from Cho's back rank. */
    public static int rank(int point) {
        return point / FILES;
    }

    /** Whether a file and a rank are on the board. */
    public static boolean exists(int file, int rank) {
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
    }

    /** How many ranks a point is away from a side's own back rank. */
    public static int depth(int side, int point) {
        return side == Piece.CHO ? rank(point) : RANKS - 1 - rank(point);
    }

    /** Whether a point lies in the palace of a side. */
    public static boolean inPalace(int side, int point) {
        return file(point) >= PALACE_LEFT && file(point) <= PALACE_RIGHT && depth(side, point) <= PALACE_DEPTH;
    }

    /** The name in UCI, ranks counted from 1: {@code e2}, {@code a10}. */
    public static String name(int point) {
        return "" + (char) ('a' + file(point)) + (rank(point) + 1);
    }

    /** The point of a name, or −1. */
    public static int parse(String name) {
        boolean one = name.length() == 2 && name.charAt(1) >= '1' && name.charAt(1) <= '9' || name.length() == 3 && name.endsWith("10");
        int file = one ? name.charAt(0) - 'a' : -1;
        return one && file >= 0 && file < FILES ? of(file, Integer.parseInt(name.substring(1)) - 1) : -1;
    }

    /** The coordinates as Korean records write them, rank before file: ranks 1 to 9 and 0 from Han's back rank, files 1 to 9: {@code 79}. */
    public static String coordinates(int point) {
        return "" + (RANKS - rank(point)) % RANKS + (file(point) + 1);
    }

    /** The point of Korean coordinates; −1 for two digits that are none. */
    public static int ofCoordinates(char rank, char file) {
        boolean digits = rank >= '0' && rank <= '9' && file >= '1' && file <= '9';
        return digits ? of(file - '1', rank == '0' ? 0 : RANKS - (rank - '0')) : -1;
    }
}
