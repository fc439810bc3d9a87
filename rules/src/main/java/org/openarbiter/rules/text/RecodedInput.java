package org.openarbiter.rules.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A text stream recoded to UTF-8, block by block. */
public abstract class RecodedInput extends InputStream {
    private final InputStream in;
    private final ByteBuffer bytes;
    private boolean atEnd;

    /** A stream over another, which it closes; blocks have at most this number of bytes. */
    protected RecodedInput(InputStream in, int block) {
        this.in = in;
        bytes = ByteBuffer.allocate(block).flip();
    }

    /** UTF-16 in the one order of bytes or the other, if a text without a byte order mark begins in it with two ASCII characters. */
    public static @Nullable Charset unmarkedUtf16(byte[] b, int from, int to) {
        if (to - from < 4) {
            return null;
        }
        boolean first = b[from] == 0 && b[from + 2] == 0;
        boolean second = b[from + 1] == 0 && b[from + 3] == 0;
        if (first == second) {
            return null;
        }
        int low = first ? from + 1 : from;
        return b[low] > 0 && b[low + 2] > 0 ? first ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE : null;
    }

    /** UTF-16 in the one order of bytes or the other, if a text begins with its byte order mark or is {@link #unmarkedUtf16}. */
    public static @Nullable Charset utf16(byte[] head) {
        int mark = head.length < 2 ? 0 : (head[0] & 0xFF) << 8 | head[1] & 0xFF;
        return switch (mark) {
            case 0xFEFF -> StandardCharsets.UTF_16BE;
            case 0xFFFE -> StandardCharsets.UTF_16LE;
            default -> unmarkedUtf16(head, 0, head.length);
        };
    }

    /**
     * Makes the next block, which may be empty.
     *
     * @param into empty, with room for a block
     * @return whether there may be more behind it
     */
    protected abstract boolean more(ByteBuffer into) throws IOException;

    @Override
    public final int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public final int read(byte[] into, int from, int length) throws IOException {
        while (length > 0 && !bytes.hasRemaining()) {
            if (atEnd) {
                return -1;
            }
            bytes.clear();
            atEnd = !more(bytes);
            bytes.flip();
        }
        int count = Math.min(length, bytes.remaining());
        bytes.get(into, from, count);
        return count;
    }

    @Override
    public final void close() throws IOException {
        in.close();
    }
}
