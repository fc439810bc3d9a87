package org.openarbiter.rules.pgn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** A stream of text in another encoding, as UTF-8. */
final class PgnInput extends PgnRecoded {
    private static final int BLOCK = 8192;

    private final InputStreamReader reader;
    private final CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private final CharBuffer chars = CharBuffer.allocate(BLOCK).flip();

    PgnInput(InputStream in, Charset charset) {
        super(in, 3 * BLOCK + 16);
        reader = new InputStreamReader(in, charset);
    }

    /** The stream without its byte order mark, as UTF-8 if it is UTF-16, else byte for byte. */
    static InputStream of(InputStream in) throws IOException {
        byte[] head = in.readNBytes(4);
        int b0 = head.length > 0 ? head[0] & 0xFF : -1;
        int b1 = head.length > 1 ? head[1] & 0xFF : -1;
        int b2 = head.length > 2 ? head[2] & 0xFF : -1;
        if (b0 == 0xEF && b1 == 0xBB && b2 == 0xBF) {
            return rest(head, 3, in);
        }
        if (b0 == 0xFE && b1 == 0xFF) {
            return new PgnInput(rest(head, 2, in), StandardCharsets.UTF_16BE);
        }
        if (b0 == 0xFF && b1 == 0xFE) {
            return new PgnInput(rest(head, 2, in), StandardCharsets.UTF_16LE);
        }
        Charset unmarked = unmarkedUtf16(head, 0, head.length);
        if (unmarked != null) {
            return new PgnInput(rest(head, 0, in), unmarked);
        }
        return rest(head, 0, in);
    }

    private static InputStream rest(byte[] head, int from, InputStream in) {
        return new SequenceInputStream(new ByteArrayInputStream(head, from, head.length - from), in);
    }

    @Override
    protected boolean more(ByteBuffer into) throws IOException {
        // A high surrogate at the end of what was read waits there for the low one.
        chars.compact();
        boolean atEnd = reader.read(chars) < 0;
        chars.flip();
        encoder.encode(chars, into, atEnd);
        if (atEnd) {
            encoder.flush(into);
        }
        return !atEnd;
    }
}
