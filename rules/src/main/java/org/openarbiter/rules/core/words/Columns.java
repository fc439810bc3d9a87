package org.openarbiter.rules.core.words;

/** How wide texts are on a terminal, in columns: the characters of East Asia are as wide as two others. */
public final class Columns {
    private static final int FIRST_JAMO = 0x1100;
    private static final int LAST_JAMO = 0x115F;
    /** Radicals, kana, ideographs, syllables and full-width forms; what comes after them is not used in the words of any language. */
    private static final int FIRST_WIDE = 0x2E80;

    private Columns() {}

    /** How many columns a text takes. */
    public static int width(String text) {
        return text.length() + (int) text.chars().filter(Columns::isWide).count();
    }

    /** A text with spaces after it up to a width; the text alone if it is wider. */
    public static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    private static boolean isWide(int character) {
        return character >= FIRST_WIDE || character >= FIRST_JAMO && character <= LAST_JAMO;
    }
}
