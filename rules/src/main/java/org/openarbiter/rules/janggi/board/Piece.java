package org.openarbiter.rules.janggi.board;

import org.openarbiter.rules.core.words.Term;

/**
 * Pieces as small numbers: a kind in the lower three bits, the side in the fourth; 0 is an empty point.
 *
 * <p>Letters are those of a FEN, with the elephant as {@code b} and the horse as {@code n}.
 */
public final class Piece {
    /** The side that moves first, blue or green: seat 0. */
    public static final int CHO = 0;
    /** The other side, red: seat 1. */
    public static final int HAN = 1;

    /** No piece. */
    public static final int NONE = 0;
    /** The general (궁). */
    public static final int GENERAL = 1;
    /** The guard (사). */
    public static final int GUARD = 2;
    /** The elephant (상). */
    public static final int ELEPHANT = 3;
    /** The horse (마). */
    public static final int HORSE = 4;
    /** The chariot (차). */
    public static final int CHARIOT = 5;
    /** The cannon (포). */
    public static final int CANNON = 6;
    /** The soldier (졸 of Cho, 병 of Han). */
    public static final int SOLDIER = 7;

    private static final String LETTERS = ".KABNRCP.kabnrcp";
    private static final String SHORT = ".KAEHRCP";
    private static final String[] NAMES = {"nothing", "general", "guard", "elephant", "horse", "chariot", "cannon", "soldier"};
    private static final int[] MOST = {0, 1, 2, 2, 2, 2, 2, 5};
    private static final int[] POINTS = {0, 0, 3, 3, 5, 13, 7, 2};
    private static final int SIDE_BIT = 3;

    private Piece() {}

    /** The piece of a kind and a side. */
    public static int of(int kind, int side) {
        return kind | side << SIDE_BIT;
    }

    /** The kind of a piece. */
    public static int kind(int piece) {
        return piece & 7;
    }

    /** The side of a piece; meaningless for {@link #NONE}. */
    public static int side(int piece) {
        return piece >>> SIDE_BIT;
    }

    /** Whether a piece is there and belongs to a side. */
    static boolean isOf(int piece, int side) {
        return piece != NONE && side(piece) == side;
    }

    /** How many pieces of a kind a side can have. */
    public static int most(int kind) {
        return MOST[kind];
    }

    /** What a kind counts where points decide: chariot 13, cannon 7, horse 5, elephant and guard 3, soldier 2, general 0. */
    public static int points(int kind) {
        return POINTS[kind];
    }

    /** The letter of a piece in a FEN, upper case for Cho. */
    public static char letter(int piece) {
        return LETTERS.charAt(piece);
    }

    /** The piece of a FEN letter; elephant and horse may also be E and H. {@link #NONE} if it is none. */
    public static int ofLetter(char letter) {
        char known = switch (letter) {
            case 'E' -> 'B';
            case 'e' -> 'b';
            case 'H' -> 'N';
            case 'h' -> 'n';
            case '.' -> ' ';
            default -> letter;
        };
        return Math.max(NONE, LETTERS.indexOf(known));
    }

    /** The letter of a kind in moves as people write them: K, A, E, H, R, C, P. */
    public static char shortName(int kind) {
        return SHORT.charAt(kind);
    }

    /** The English name of a kind, such as {@code chariot}. */
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

    /** Side and kind in words: {@code Cho chariot}. */
    public static String words(int piece) {
        return sideTitle(side(piece)) + " " + name(kind(piece));
    }

    /** The name of a side for machines: {@code cho}. */
    public static String sideName(int side) {
        return side == CHO ? "cho" : "han";
    }

    /** The name of a side in a sentence: {@code Cho}. */
    public static String sideTitle(int side) {
        return side == CHO ? "Cho" : "Han";
    }
}
