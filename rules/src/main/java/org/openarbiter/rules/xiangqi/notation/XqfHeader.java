package org.openarbiter.rules.xiangqi.notation;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The first 1,024 bytes of an XQF file: where its fields are. */
final class XqfHeader {
    /** How long it is. */
    static final int LENGTH = 1024;
    /** The version that is not enciphered, which is the one written: 1.0. */
    static final int PLAIN = 10;
    /** The first version whose cipher is beyond doubt: 1.6. */
    static final int CIPHERED = 16;
    /** The last version there is: 1.8. */
    static final int LAST = 18;

    static final int VERSION = 2;
    static final int KEY_SUM = 12;
    static final int MEN = 16;
    static final int TO_MOVE = 50;
    static final int RESULT = 51;

    /** In which all text is. */
    static final Charset CHARSET = Charset.forName("GB18030");

    /** A text field: a byte with its length, and at most this number of bytes. */
    record Field(String tag, int at, int room) {
        String read(byte[] b, int file) {
            int from = file + at + 1;
            return new String(b, from, Math.min(room, b[from - 1] & 0xFF), CHARSET).strip();
        }

        /** Writes the text, cut to the whole characters that fit. */
        void write(String value, byte[] header) {
            String text = value;
            while (text.getBytes(CHARSET).length > room) {
                text = text.substring(0, text.offsetByCodePoints(text.length(), -1));
            }
            byte[] bytes = text.getBytes(CHARSET);
            header[at] = (byte) bytes.length;
            System.arraycopy(bytes, 0, header, at + 1, bytes.length);
        }
    }

    static final Field[] FIELDS = {
        new Field("Title", 80, 63), new Field("Event", 208, 63), new Field("Date", 272, 15), new Field("Site", 288, 15),
        new Field("Red", 304, 15), new Field("Black", 320, 15), new Field("Annotator", 464, 15), new Field("Author", 480, 15)
    };

    private static final String[] RESULTS = {"*", "1-0", "0-1", "1/2-1/2"};

    private XqfHeader() {}

    /** Whether a file begins here. */
    static boolean isHere(byte[] b, int at) {
        return at + 2 < b.length && b[at] == 'X' && b[at + 1] == 'Q';
    }

    /** Whether files of a version can be read. */
    static boolean isKnown(int version) {
        return version <= PLAIN || version >= CIPHERED && version <= LAST;
    }

    /** The keys of a file that begins here and whose header is complete. */
    static XqfKeys keys(byte[] b, int at) {
        return b[at + VERSION] <= PLAIN ? XqfKeys.NONE : XqfKeys.of(b, at);
    }

    /** The tags, {@code Result} among them where there is one. */
    static Map<String, String> tags(byte[] b, int file) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (Field field : FIELDS) {
            String value = field.read(b, file);
            if (!value.isEmpty()) {
                tags.put(field.tag(), value);
            }
        }
        int result = b[file + RESULT];
        if (result > 0 && result < RESULTS.length) {
            tags.put("Result", RESULTS[result]);
        }
        return tags;
    }

    /** The byte for a termination marker. */
    static byte result(String marker) {
        return (byte) Math.max(0, Arrays.asList(RESULTS).indexOf(marker));
    }
}
