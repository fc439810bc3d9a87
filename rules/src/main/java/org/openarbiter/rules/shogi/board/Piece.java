package org.openarbiter.rules.shogi.board;

import java.util.Locale;
import org.openarbiter.rules.core.words.Term;

/**
 * Pieces as numbers: the kind in bits 0 to 3, the side in bit 4; 0 is an empty square.
 *
 * <p>The six kinds that promote come first, so that bit 3 makes the promoted piece of a kind.
 */
public final class Piece {
    /** An empty square. */
    public static final int NONE = 0;

    /** The pawn. */
    public static final int PAWN = 1;
    /** The lance. */
    public static final int LANCE = 2;
    /** The knight. */
    public static final int KNIGHT = 3;
    /** The silver. */
    public static final int SILVER = 4;
    /** The bishop. */
    public static final int BISHOP = 5;
    /** The rook. */
    public static final int ROOK = 6;
    /** The gold. */
    public static final int GOLD = 7;
    /** The king. */
    public static final int KING = 8;
    /** What is added to a kind that promotes. */
    public static final int PROMOTED = 8;
    /** The promoted bishop. */
    public static final int HORSE = BISHOP + PROMOTED;
    /** The promoted rook. */
    public static final int DRAGON = ROOK + PROMOTED;

    /** The side that moves first, sente. */
    public static final int BLACK = 0;
    /** The other side, gote. */
    public static final int WHITE = 1;

    /** The kinds that can be in hand, in the order in which SFEN and most records list them. */
    static final int[] HAND_ORDER = {ROOK, BISHOP, GOLD, SILVER, KNIGHT, LANCE, PAWN};

    private static final String LETTERS = ".PLNSBRGK";
    private static final String[] NAMES = {
        "", "pawn", "lance", "knight", "silver", "bishop", "rook", "gold", "king",
        "promoted pawn", "promoted lance", "promoted knight", "promoted silver", "horse", "dragon"
    };
    private static final int[] MOST = {0, 18, 4, 4, 4, 2, 2, 4, 2};
    private static final int SIDE_BIT = 4;
    private static final int MAJOR_POINTS = 5;

    private Piece() {}

    /** A piece of a kind and a side. */
    public static int of(int kind, int side) {
        return kind | side << SIDE_BIT;
    }

    /** The kind. */
    public static int kind(int piece) {
        return piece & 0xF;
    }

    /** The side. */
    public static int side(int piece) {
        return piece >> SIDE_BIT;
    }

    /** Whether a kind can promote. */
    public static boolean promotes(int kind) {
        return kind >= PAWN && kind <= ROOK;
    }

    /** Whether a kind is a promoted one. */
    public static boolean isPromoted(int kind) {
        return kind > KING;
    }

    /** The kind that a captured piece of a kind is in hand. */
    public static int unpromoted(int kind) {
        return isPromoted(kind) ? kind - PROMOTED : kind;
    }

    /** How many pieces of an unpromoted kind there are in the game. */
    public static int most(int kind) {
        return MOST[kind];
    }

    /** What a kind counts in an impasse: 5 for rook and bishop, promoted or not, 0 for the king, 1 for any other. */
    public static int points(int kind) {
        int plain = unpromoted(kind);
        return kind == KING ? 0 : plain == ROOK || plain == BISHOP ? MAJOR_POINTS : 1;
    }

    /** The letter of a kind, upper case, with a plus before that of a promoted one: {@code +R}. */
    public static String letters(int kind) {
        return (isPromoted(kind) ? "+" : "") + LETTERS.charAt(unpromoted(kind));
    }

    /** The letters of a piece in a SFEN, upper case for Black. */
    public static String sfen(int piece) {
        String letters = letters(kind(piece));
        return side(piece) == BLACK ? letters : letters.toLowerCase(Locale.ROOT);
    }

    /** The unpromoted piece of a letter, upper case for Black; {@link #NONE} if it is none. */
    public static int ofLetter(char letter) {
        int kind = LETTERS.indexOf(Character.toUpperCase(letter));
        return kind <= 0 ? NONE : of(kind, Character.isUpperCase(letter) ? BLACK : WHITE);
    }

    /** The English name of a kind: {@code promoted pawn}, {@code dragon}. */
    public static String name(int kind) {
        return NAMES[kind];
    }

    /** A kind as rulings name it in any language. */
    public static Term term(int kind) {
        return Term.of("piece", name(kind));
    }

    /** A side as rulings name it in any language. */
    public static Term sideTerm(int side) {
        return Term.side(sideName(side));
    }

    /** A piece in words: {@code black rook}. */
    public static String words(int piece) {
        return sideName(side(piece)) + " " + name(kind(piece));
    }

    /** The name of a side for machines: {@code black}. */
    public static String sideName(int side) {
        return side == BLACK ? "black" : "white";
    }

    /** The name of a side as the first word of a sentence: {@code Black}. */
    public static String sideTitle(int side) {
        return side == BLACK ? "Black" : "White";
    }
}
