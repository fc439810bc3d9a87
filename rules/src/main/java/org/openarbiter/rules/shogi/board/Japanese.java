package org.openarbiter.rules.shogi.board;

/** Moves, squares and pieces in Japanese, as records have them. */
public final class Japanese {
    /** The numbers of files, full width, from 1. */
    public static final String FILES = "１２３４５６７８９";
    /** The numbers of ranks, from 1. */
    public static final String RANKS = "一二三四五六七八九";

    private static final String[] PIECES = {"", "歩", "香", "桂", "銀", "角", "飛", "金", "玉", "と", "成香", "成桂", "成銀", "馬", "龍"};
    /** One character for each kind, as boards have them. */
    private static final String SIGNS = "・歩香桂銀角飛金玉と杏圭全馬龍";

    private Japanese() {}

    /** A kind of piece as moves name it. */
    public static String piece(int kind) {
        return PIECES[kind];
    }

    /** A kind of piece as one character, two columns wide on a terminal; a dot for none. */
    public static char sign(int kind) {
        return SIGNS.charAt(kind);
    }

    /** The kind that a character stands for; 0 if it stands for none. */
    public static int kindOf(char sign) {
        return switch (sign) {
            case '王' -> Piece.KING;
            case '竜' -> Piece.DRAGON;
            case '・' -> Piece.NONE;
            default -> Math.max(Piece.NONE, SIGNS.indexOf(sign));
        };
    }

    /** A square: {@code ７六}. */
    public static String square(int square) {
        return "" + FILES.charAt(Square.file(square) - 1) + RANKS.charAt(Square.rank(square) - 1);
    }

    /** A move on the board where it is about to be made, as records in KIF have it: {@code ７六歩(77)}, {@code ５五角打}. */
    public static String move(ShogiBoard board, int move) {
        if (!Move.isOne(move)) {
            return Move.text(move);
        }
        String to = square(Move.to(move));
        if (Move.isDrop(move)) {
            return to + piece(Move.dropped(move)) + "打";
        }
        int from = Move.from(move);
        int piece = board.pieceAt(from);
        return piece == Piece.NONE ? Move.text(move)
                : to + piece(Piece.kind(piece)) + (Move.promotes(move) ? "成" : "") + "(" + Square.file(from) + Square.rank(from) + ")";
    }

    /** A number of pieces in hand as it follows the piece: nothing for 1, {@code 十八} for 18. */
    public static String count(int count) {
        return (count >= 10 ? "十" : "") + (count == 1 || count == 10 ? "" : "" + RANKS.charAt(count % 10 - 1));
    }
}
