package org.openarbiter.rules.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A text in Unicode or in one local encoding, opened as UTF-8 without a byte order mark.
 *
 * @param in the text
 * @param mark how many bytes its byte order mark had
 * @param recoded whether the bytes are not those of the file
 */
public record LocalText(InputStream in, int mark, boolean recoded) {
    private static final int HEAD = 1 << 16;

    /**
     * Opens a text.
     *
     * @param encoding the encoding that the first 64 KiB show
     * @param local the encoding that it is in if not in Unicode
     */
    public static LocalText open(InputStream in, Function<byte[], Charset> encoding, Encoding local) throws IOException {
        byte[] head = in.readNBytes(HEAD);
        InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), in);
        if (encoding.apply(head).equals(local.charset())) {
            return new LocalText(new UnicodeInput(whole, local.charset()), 0, true);
        }
        UnicodeInput.Opened opened = UnicodeInput.open(whole);
        return new LocalText(opened.in(), opened.mark(), opened.was() != null);
    }

    /** The encoding that a byte order mark, or every second byte of plain text, shows; null if none does. */
    public static @Nullable Charset marked(byte[] head) {
        Charset wide = RecodedInput.utf16(head);
        boolean marked = head.length > 2 && (head[0] & 0xFF) == 0xEF && (head[1] & 0xFF) == 0xBB && (head[2] & 0xFF) == 0xBF;
        return wide == null && marked ? StandardCharsets.UTF_8 : wide;
    }

    /** The byte of the file from which a byte of the text comes; −1 if that is not known. */
    public long origin(long at) {
        return recoded ? -1 : at + mark;
    }

    /**
     * A text in the charset of an encoding.
     *
     * @throws UnencodableException at its first character that the charset does not have
     */
    public static byte[] encode(String text, Encoding encoding) throws UnencodableException {
        var encoder = encoding.charset().newEncoder();
        for (int at = 0; at < text.length(); at++) {
            if (!encoder.canEncode(text.charAt(at))) {
                String character = text.substring(at, text.offsetByCodePoints(at, 1));
                throw new UnencodableException("the character '" + character + "' does not exist in " + encoding.commonName());
            }
        }
        return text.getBytes(encoding.charset());
    }

    /** A character that an encoding does not have; the message is a clause that says which. */
    public static final class UnencodableException extends Exception {
        private static final long serialVersionUID = 1L;

        private UnencodableException(String message) {
            super(message);
        }
    }
}
