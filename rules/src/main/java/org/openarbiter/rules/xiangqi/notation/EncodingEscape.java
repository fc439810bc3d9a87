package org.openarbiter.rules.xiangqi.notation;

/**
 * Bytes that stand for no character of their encoding, carried through as characters of their own: U+10FE00 and the byte, in a
 * private area that nothing else uses. So a broken byte keeps its place and value, and costs only the game it is in.
 */
final class EncodingEscape {
    private static final int FIRST = 0x10FE00;

    private EncodingEscape() {}

    /** The character that carries a byte. */
    static int of(int value) {
        return FIRST + (value & 0xFF);
    }

    /** Where the next such character in UTF-8 is; −1 if there is none. */
    static int next(byte[] b, int from, int end) {
        for (int at = from; at < end - 3; at++) {
            if (b[at] == (byte) 0xF4 && b[at + 1] == (byte) 0x8F && (b[at + 2] & 0xFC) == 0xB8) {
                return at;
            }
        }
        return -1;
    }

    /** The byte that the UTF-8 character at a place carries. */
    static int byteAt(byte[] b, int at) {
        return (b[at + 2] & 3) << 6 | b[at + 3] & 0x3F;
    }

    /** A text in which U+FFFD stands for each such byte, as is customary. */
    static String plain(String text) {
        if (text.indexOf(Character.highSurrogate(FIRST)) < 0) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().map(c -> c >= FIRST && c < FIRST + 256 ? 0xFFFD : c).forEach(plain::appendCodePoint);
        return plain.toString();
    }
}
