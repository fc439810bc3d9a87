package org.openarbiter.rules.xiangqi.text;

import java.nio.charset.Charset;
import java.util.List;

/**
 * Characters that carry bytes which stand for no character of their encoding: from U+10F800 on 256 for each
 * encoding, in a private area that nothing else uses. So a broken byte keeps its place, its value and the encoding in which it was
 * read, and costs only the game it is in.
 */
public final class EncodingEscape {
    private static final int FIRST = 0x10F800;
    private static final List<String> ENCODINGS =
            List.of("UTF-8", "UTF-16BE", "UTF-16LE", "Big5-HKSCS", "GB18030", "windows-1252");
    private static final int LAST = FIRST + (ENCODINGS.size() << 8) - 1;

    private EncodingEscape() {}

    /** The character that carries a byte which was read in an encoding. */
    static int of(int value, Charset encoding) {
        return FIRST + (ENCODINGS.indexOf(encoding.name()) << 8) + (value & 0xFF);
    }

    /** Where the next such character in UTF-8 is; −1 if there is none. */
    public static int next(byte[] b, int from, int end) {
        for (int at = from; at < end - 3; at++) {
            if (b[at] == (byte) 0xF4 && b[at + 1] == (byte) 0x8F && isOne(character(b, at))) {
                return at;
            }
        }
        return -1;
    }

    /** The byte that the UTF-8 character at a place carries. */
    static int byteAt(byte[] b, int at) {
        return character(b, at) - FIRST & 0xFF;
    }

    /** The name of the encoding in which that byte was read. */
    static String encodingAt(byte[] b, int at) {
        return ENCODINGS.get(character(b, at) - FIRST >> 8);
    }

    private static int character(byte[] b, int at) {
        return 0x10F000 | (b[at + 2] & 0x3F) << 6 | b[at + 3] & 0x3F;
    }

    private static boolean isOne(int c) {
        return c >= FIRST && c <= LAST;
    }

    /** A text in which U+FFFD stands for each such byte, as is customary. */
    public static String plain(String text) {
        if (text.indexOf(Character.highSurrogate(FIRST)) < 0 && text.indexOf(Character.highSurrogate(LAST)) < 0) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().map(c -> isOne(c) ? 0xFFFD : c).forEach(plain::appendCodePoint);
        return plain.toString();
    }
}
