package org.openarbiter.rules.text;

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
import org.jspecify.annotations.Nullable;

/** A stream of text in another encoding, as UTF-8. */
public final class UnicodeInput extends RecodedInput {
    private static final int BLOCK = 8192;

    private final InputStreamReader reader;
    private final CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private final CharBuffer chars = CharBuffer.allocate(BLOCK).flip();

    /** A stream in an encoding. */
    public UnicodeInput(InputStream in, Charset charset) {
        super(in, 3 * BLOCK + 16);
        reader = new InputStreamReader(in, charset);
    }

    /** The stream without its byte order mark, as UTF-8 if it is UTF-16, else byte for byte. */
    public static InputStream of(InputStream in) throws IOException {
        return open(in).in();
    }

    /**
     * A stream that has been looked at.
     *
     * @param in without its byte order mark, as UTF-8 if it is UTF-16, else byte for byte
     * @param was UTF-16 in the one order of bytes or the other, if it was that; else null
     * @param mark how many bytes its byte order mark had
     */
    public record Opened(InputStream in, @Nullable Charset was, int mark) {
        /** The byte of the stream as it was from which a byte of {@link #in} comes; −1 if that is not known. */
        public long origin(long at) {
            return was == null ? at + mark : -1;
        }
    }

    /** Looks at the beginning of a stream. */
    public static Opened open(InputStream in) throws IOException {
        byte[] head = in.readNBytes(4);
        int b0 = head.length > 0 ? head[0] & 0xFF : -1;
        int b1 = head.length > 1 ? head[1] & 0xFF : -1;
        int b2 = head.length > 2 ? head[2] & 0xFF : -1;
        if (b0 == 0xEF && b1 == 0xBB && b2 == 0xBF) {
            return new Opened(rest(head, 3, in), null, 3);
        }
        if (b0 == 0xFE && b1 == 0xFF) {
            return recoded(rest(head, 2, in), StandardCharsets.UTF_16BE, 2);
        }
        if (b0 == 0xFF && b1 == 0xFE) {
            return recoded(rest(head, 2, in), StandardCharsets.UTF_16LE, 2);
        }
        Charset unmarked = unmarkedUtf16(head, 0, head.length);
        InputStream whole = rest(head, 0, in);
        return unmarked == null ? new Opened(whole, null, 0) : recoded(whole, unmarked, 0);
    }

    private static Opened recoded(InputStream in, Charset charset, int mark) {
        return new Opened(new UnicodeInput(in, charset), charset, mark);
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
