package org.openarbiter.rules.xiangqi.board;

import java.util.List;
import org.openarbiter.rules.core.words.Term;

/**
 * Pieces as small numbers: a kind in the lower three bits, the side in the fourth; 0 is an empty point.
 *
 * <p>Names are those of the WXF rules: king, advisor, elephant, horse, rook, cannon, pawn.
 */
public final class Piece {
    /** The side that moves first: seat 0. */
    public static final int RED = 0;
    /** The other side: seat 1. */
    public static final int BLACK = 1;

    /** No piece. */
    public static final int NONE = 0;
    /** The king. */
    public static final int KING = 1;
    /** The advisor. */
    public static final int ADVISOR = 2;
    /** The elephant. */
    public static final int ELEPHANT = 3;
    /** The horse. */
    public static final int HORSE = 4;
    /** The rook. */
    public static final int ROOK = 5;
    /** The cannon. */
    public static final int CANNON = 6;
    /** The pawn. */
    public static final int PAWN = 7;

    private static final String LETTERS = ".KABNRCP.kabnrcp";
    private static final String[] NAMES = {"nothing", "king", "advisor", "elephant", "horse", "rook", "cannon", "pawn"};
    private static final int[] MOST = {0, 1, 2, 2, 2, 2, 2, 5};

    private Piece() {}

    /** The piece of a kind and a side. */
    public static int of(int kind, int side) {
        return kind | side << 3;
    }

    /** The kind of a piece. */
    public static int kind(int piece) {
        return piece & 7;
    }

    /** The side of a piece; meaningless for {@link #NONE}. */
    public static int side(int piece) {
        return piece >>> 3;
    }

    /** The letter of a piece in a FEN, upper case for Red. */
    public static char letter(int piece) {
        return LETTERS.charAt(piece);
    }

    /** The piece of a FEN letter, in either of the two usual alphabets (B/N or E/H); −1 if there is none. */
    public static int ofLetter(char letter) {
        char known = switch (letter) {
            case 'E' -> 'B';
            case 'e' -> 'b';
            case 'H' -> 'N';
            case 'h' -> 'n';
            case '.' -> ' ';
            default -> letter;
        };
        return LETTERS.indexOf(known);
    }

    /** The name of a kind, such as {@code horse}. */
    public static String name(int kind) {
        return NAMES[kind];
    }

    /** The piece of a side whose kind has this name, one of those that {@link #name} gives. */
    public static int named(String kind, int side) {
        return of(List.of(NAMES).indexOf(kind), side);
    }

    /** A piece as rulings name it in any language: in Chinese and Japanese, some kinds have a character of their own for each side. */
    public static Term term(int piece) {
        int kind = kind(piece);
        String id = switch (kind) {
            case KING, ADVISOR, ELEPHANT, PAWN -> words(piece).replace(' ', '-');
            default -> name(kind);
        };
        return new Term("piece", id, name(kind));
    }

    /** A side as the color of a piece, in any language. */
    public static Term sideTerm(int side) {
        return Term.of("seat", side == RED ? "red" : "black");
    }

    /** The name of a side as the first word of a sentence: {@code Red}. */
    public static String sideTitle(int side) {
        return side == RED ? "Red" : "Black";
    }

    /** Color and kind in words, such as {@code red horse}. */
    public static String words(int piece) {
        return (side(piece) == RED ? "red " : "black ") + name(kind(piece));
    }

    /** How many pieces of a kind a side can have. */
    public static int most(int kind) {
        return MOST[kind];
    }
}
