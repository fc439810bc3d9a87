package org.openarbiter.rules.xiangqi.board;

/** Moves as numbers: the point moved from in the lower seven bits, the point moved to above it. */
public final class Move {
    /** No move: a0 to a0, which is none. */
    public static final int NONE = 0;

    private Move() {}

    /** The move from a point to a point. */
    public static int of(int from, int to) {
        return from | to << 7;
    }

    /** Where a move begins. */
    public static int from(int move) {
        return move & 0x7F;
    }

    /** Where a move ends. */
    public static int to(int move) {
        return move >>> 7 & 0x7F;
    }

    /** In UCCI: {@code h2e2}. */
    public static String text(int move) {
        return Point.name(from(move)) + Point.name(to(move));
    }
}
