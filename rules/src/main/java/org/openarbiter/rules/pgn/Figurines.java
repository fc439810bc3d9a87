package org.openarbiter.rules.pgn;

/** The signs of chess pieces, White's and Black's, for the letters of moves: U+2654 to U+265F. */
public final class Figurines {
    private static final int FIRST = 0x2654;
    private static final String LETTERS = "KQRBNP";
    private static final int SIDES = 2;

    private Figurines() {}

    /** Whether a character is the sign of a piece. */
    static boolean isFigurine(int sign) {
        return sign >= FIRST && sign < FIRST + SIDES * LETTERS.length();
    }

    /** The letter of a piece for its sign. */
    static char letter(int sign) {
        return LETTERS.charAt((sign - FIRST) % LETTERS.length());
    }

    /** A move with letters for figurines. */
    public static String inLetters(String move) {
        StringBuilder text = new StringBuilder(move);
        for (int at = 0; at < text.length(); at++) {
            if (isFigurine(text.charAt(at))) {
                text.setCharAt(at, letter(text.charAt(at)));
            }
        }
        return text.toString();
    }
}
