package org.openarbiter.rules.shogi.board;

/**
 * Moves and drops as numbers: the square where the piece arrives in bits 0 to 6, where it comes from in bits 7 to 13, promotion in bit 14.
 *
 * <p>A drop comes from 81 plus the kind of the piece. 0 is no move: it would lead from a square to itself.
 */
public final class Move {
    /** No move. */
    public static final int NONE = 0;

    private static final int PROMOTION = 1 << 14;
    private static final int MASK = 0x7F;

    private Move() {}

    /** A move on the board. */
    public static int of(int from, int to, boolean promotes) {
        return to | from << 7 | (promotes ? PROMOTION : 0);
    }

    /** A drop. */
    public static int drop(int kind, int to) {
        return to | Square.COUNT + kind << 7;
    }

    /** Where the piece arrives. */
    public static int to(int move) {
        return move & MASK;
    }

    /** Where the piece comes from; a number of 81 or more for a drop. */
    public static int from(int move) {
        return move >> 7 & MASK;
    }

    /** Whether the piece promotes. */
    public static boolean promotes(int move) {
        return (move & PROMOTION) != 0;
    }

    /** Whether a piece is dropped. */
    public static boolean isDrop(int move) {
        return from(move) >= Square.COUNT;
    }

    /** The kind of the piece that is dropped. */
    public static int dropped(int move) {
        return from(move) - Square.COUNT;
    }

    /** Whether a number is the code of something that could be a move or a drop. */
    static boolean isOne(int code) {
        return code > 0 && code >>> 15 == 0 && to(code) < Square.COUNT && from(code) != to(code)
                && (!isDrop(code) || dropped(code) >= Piece.PAWN && dropped(code) <= Piece.GOLD && !promotes(code));
    }

    /** The move in USI: {@code 7g7f}, {@code 2b8h+}, {@code P*5e}; a question mark for a number that is no move. */
    public static String text(int move) {
        if (!isOne(move)) {
            return "?";
        }
        String to = Square.name(to(move));
        return isDrop(move)
                ? Piece.letters(dropped(move)) + "*" + to
                : Square.name(from(move)) + to + (promotes(move) ? "+" : "");
    }

    /** The move that a text in USI means, whether it can be played or not; {@link #NONE} if it is none. */
    public static int parse(String text) {
        int to = Square.parse(text, 2);
        if (to < 0) {
            return NONE;
        }
        if (text.charAt(1) == '*') {
            int kind = Piece.kind(Piece.ofLetter(text.charAt(0)));
            boolean one = text.length() == 4 && Character.isUpperCase(text.charAt(0)) && kind >= Piece.PAWN && kind <= Piece.GOLD;
            return one ? drop(kind, to) : NONE;
        }
        int from = Square.parse(text, 0);
        boolean promotes = text.length() == 5 && text.charAt(4) == '+';
        return from < 0 || from == to || text.length() != (promotes ? 5 : 4) ? NONE : of(from, to, promotes);
    }
}
