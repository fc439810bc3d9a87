package org.openarbiter.rules.janggi.board;

/**
 * Moves as numbers: the point where the piece arrives in bits 0 to 6, where it comes from in bits 7 to 13.
 *
 * <p>A pass is the move of the general onto its own point, as UCI writes it ({@code e2e2}). 0 is no move: no general ever stands on a1.
 */
public final class Move {
    /** No move. */
    public static final int NONE = 0;

    private static final int BITS = 7;
    private static final int MASK = 0x7F;

    private Move() {}

    /** A move from one point to another. */
    public static int of(int from, int to) {
        return to | from << BITS;
    }

    /** The pass of a side whose general stands on a point. */
    public static int pass(int general) {
        return of(general, general);
    }

    /** Where the piece arrives. */
    public static int to(int move) {
        return move & MASK;
    }

    /** Where the piece comes from. */
    public static int from(int move) {
        return move >> BITS & MASK;
    }

    /** Whether it is a pass. */
    public static boolean isPass(int move) {
        return from(move) == to(move);
    }

    /** Whether a number is the code of something that could be a move or a pass. */
    static boolean isOne(int code) {
        return code > 0 && code >>> 2 * BITS == 0 && to(code) < Point.COUNT && from(code) < Point.COUNT;
    }

    /** The move in UCI: {@code a4a5}, {@code e9e10}, {@code e2e2} for a pass; a question mark for a number that is no move. */
    public static String text(int move) {
        return isOne(move) ? Point.name(from(move)) + Point.name(to(move)) : "?";
    }

    /** The move that a text in UCI means, whether it can be played or not; {@link #NONE} if it is none. */
    public static int parse(String text) {
        int second = text.startsWith("10", 1) ? 3 : 2;
        if (text.length() < second + 2) {
            return NONE;
        }
        int from = Point.parse(text.substring(0, second));
        int to = Point.parse(text.substring(second));
        return from < 0 || to < 0 ? NONE : of(from, to);
    }
}
