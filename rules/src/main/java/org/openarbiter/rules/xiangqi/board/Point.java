package org.openarbiter.rules.xiangqi.board;

/**
 * The points of a xiangqi board as numbers: file + 9 · rank, files 0–8 from Red's left, ranks 0–9 from Red's back rank; so 0 is
 * a0 and 89 is i9.
 */
public final class Point {
    /** How many there are. */
    public static final int COUNT = 90;
    /** How many files there are. */
    public static final int FILES = 9;
    /** How many ranks there are. */
    public static final int RANKS = 10;

    private Point() {}

    /** The point on a file (0–8) and a rank (0–9). */
    public static int of(int file, int rank) {
        return file + FILES * rank;
    }

    /** The file of a point, 0–8 from Red's left. */
    public static int file(int point) {
        return point % FILES;
    }

    /** The rank of a point, 0–9 from Red's back rank. */
    public static int rank(int point) {
        return point / FILES;
    }

    /** Such as {@code e0} for the point where Red's king stands at the start. */
    public static String name(int point) {
        return "" + (char) ('a' + file(point)) + rank(point);
    }

    /** Whether a file and a rank are on the board. */
    public static boolean exists(int file, int rank) {
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
    }

    /** Whether a point lies in the palace of a side. */
    public static boolean inPalace(int side, int point) {
        int file = file(point);
        int depth = depth(side, point);
        return file >= 3 && file <= 5 && depth <= 2;
    }

    /** Whether a point lies on a side's own half, on its side of the river. */
    public static boolean isHome(int side, int point) {
        return depth(side, point) <= 4;
    }

    /** How many ranks a point is away from a side's own back rank. */
    public static int depth(int side, int point) {
        return side == Piece.RED ? rank(point) : RANKS - 1 - rank(point);
    }

    /** The same point as the other side sees it on its own half: the board turned by 180 degrees. */
    public static int turned(int point) {
        return COUNT - 1 - point;
    }

    /** The point on the other wing: the board mirrored left to right. */
    public static int mirrored(int point) {
        return of(FILES - 1 - file(point), rank(point));
    }
}
