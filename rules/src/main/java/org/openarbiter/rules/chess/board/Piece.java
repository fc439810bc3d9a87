package org.openarbiter.rules.chess.board;

import org.openarbiter.rules.core.words.Term;

/**
 * Chess pieces as small integers: a kind from 1 to 6, with the side in bit 3; 0 is an empty square.
 */
public final class Piece {
    /** No piece. */
    public static final int NONE = 0;
    /** The pawn. */
    public static final int PAWN = 1;
    /** The knight. */
    public static final int KNIGHT = 2;
    /** The bishop. */
    public static final int BISHOP = 3;
    /** The rook. */
    public static final int ROOK = 4;
    /** The queen. */
    public static final int QUEEN = 5;
    /** The king. */
    public static final int KING = 6;

    /** The side, and the seat, of the white pieces. */
    public static final int WHITE = 0;
    /** The side, and the seat, of the black pieces. */
    public static final int BLACK = 1;

    private static final String LETTERS = ".PNBRQK..pnbrqk";
    private static final String[] NAMES = {"nothing", "pawn", "knight", "bishop", "rook", "queen", "king"};

    private Piece() {}

    /** The piece of this kind and side. */
    public static int of(int kind, int side) {
        return kind | side << 3;
    }

    /** The kind of a piece, {@link #PAWN} to {@link #KING}, or {@link #NONE}. */
    public static int kind(int piece) {
        return piece & 7;
    }

    /** The side of a piece; {@link #WHITE} for {@link #NONE}. */
    public static int side(int piece) {
        return piece >>> 3;
    }

    /** The letter of a piece in FEN: upper case for White, lower case for Black, a point for none. */
    public static char letter(int piece) {
        return LETTERS.charAt(piece);
    }

    /** The piece with this FEN letter, or {@link #NONE} if there is none. */
    public static int ofLetter(int letter) {
        int piece = letter < 'A' ? -1 : LETTERS.indexOf(letter);
        return Math.max(piece, NONE);
    }

    /** The English name of a kind: {@code knight}. */
    public static String name(int kind) {
        return NAMES[kind];
    }

    /** A kind as rulings name it in any language. */
    public static Term term(int kind) {
        return Term.of("piece", name(kind));
    }

    /** The English name of a side: {@code white} or {@code black}. */
    public static String sideName(int side) {
        return side == WHITE ? "white" : "black";
    }

    /** The name of a side as the first word of a sentence: {@code White}. */
    public static String sideTitle(int side) {
        return side == WHITE ? "White" : "Black";
    }
}
