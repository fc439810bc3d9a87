package org.openarbiter.rules.pgn;

import java.util.Map;

/** Signs by which annotators say what they think of a move or a position, with the glyphs ({@code $16}) that PGN has for them. */
final class PgnGlyphs {
    private static final Map<String, Integer> NUMBERS = Map.ofEntries(
            Map.entry("!", 1), Map.entry("?", 2), Map.entry("!!", 3), Map.entry("\u203C", 3), Map.entry("??", 4), Map.entry("\u2047", 4),
            Map.entry("!?", 5), Map.entry("\u2049", 5), Map.entry("?!", 6), Map.entry("\u2048", 6), Map.entry("\u25A1", 7),
            Map.entry("=", 10), Map.entry("\u221E", 13), Map.entry("~", 13),
            Map.entry("\u2A72", 14), Map.entry("+=", 14), Map.entry("+/=", 14), Map.entry("\u2A71", 15), Map.entry("=+", 15),
            Map.entry("=/+", 15), Map.entry("\u00B1", 16), Map.entry("+/-", 16), Map.entry("\u2213", 17), Map.entry("-/+", 17),
            Map.entry("+-", 18), Map.entry("-+", 19), Map.entry("\u2A00", 22), Map.entry("\u2299", 22), Map.entry("\u27F3", 32),
            Map.entry("\u2191", 36), Map.entry("\u2192", 40), Map.entry("\u21C4", 132), Map.entry("\u21C6", 132),
            Map.entry("\u2295", 138), Map.entry("\u25B3", 140), Map.entry("\u0394", 140), Map.entry("\u2206", 140), Map.entry("N", 146),
            Map.entry("TN", 146), Map.entry("D", 220));

    private static final int LONGEST = 3;

    private PgnGlyphs() {}

    /** The number of the glyph that a word stands for, or 0. */
    static int number(String word) {
        return NUMBERS.getOrDefault(word, 0);
    }

    /** Where in a word the sign begins that ends it, if it is one beyond ASCII; else the length of the word. */
    static int suffixAt(String word) {
        for (int at = Math.max(1, word.length() - LONGEST); at < word.length(); at++) {
            if (word.charAt(at) >= 0x80 && NUMBERS.containsKey(word.substring(at))) {
                return at;
            }
        }
        return word.length();
    }
}
