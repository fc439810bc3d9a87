package org.openarbiter.rules.shogi.board;

import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * The 81 squares as numbers from 0 to 80, rank by rank from White's back rank, each from Black's left: 9a is 0, 1a is 8, 1i is 80.
 *
 * <p>Files are numbered from 1 at Black's right, ranks are lettered from a at White's side, as USI has them.
 */
public final class Square {
    /** How many squares there are. */
    public static final int COUNT = 81;

    /** How many files there are, and ranks. */
    public static final int SIDE = 9;

    private Square() {}

    /**
     * The square of a file and a rank.
     *
     * @param file from 1 at Black's right to 9
     * @param rank from 1 at White's side to 9
     */
    public static int of(int file, int rank) {
        return (rank - 1) * SIDE + SIDE - file;
    }

    /** The file, from 1 at Black's right. */
    public static int file(int square) {
        return SIDE - square % SIDE;
    }

    /** The rank, from 1 at White's side. */
    public static int rank(int square) {
        return square / SIDE + 1;
    }

    /** The rank as a side sees it: 1 is the farthest, 9 its back rank. */
    public static int rankFor(int side, int square) {
        return side == Piece.BLACK ? rank(square) : SIDE + 1 - rank(square);
    }

    /** Whether a square is in the promotion zone of a side: the three ranks that are farthest from it. */
    public static boolean isZone(int side, int square) {
        return rankFor(side, square) <= 3;
    }

    /** The name in USI: {@code 7g}. */
    public static String name(int square) {
        return "" + (char) ('0' + file(square)) + (char) ('a' - 1 + rank(square));
    }

    /** A square as rulings name it in any language. */
    public static Sentence sentence(int square) {
        return ShogiLexicon.say("square", "western", name(square), "japanese", Japanese.square(square));
    }

    /** The square whose name stands at a place in a text, or −1. */
    public static int parse(String text, int at) {
        if (at + 2 > text.length()) {
            return -1;
        }
        int file = text.charAt(at) - '0';
        int rank = text.charAt(at + 1) - 'a' + 1;
        return file >= 1 && file <= SIDE && rank >= 1 && rank <= SIDE ? of(file, rank) : -1;
    }
}
