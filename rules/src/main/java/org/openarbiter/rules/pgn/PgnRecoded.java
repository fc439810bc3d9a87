package org.openarbiter.rules.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/** A stream of text that is written in some other encoding, as UTF-8; it is made block by block. */
public abstract class PgnRecoded extends InputStream {
    private final InputStream in;
    private final ByteBuffer bytes;
    private boolean atEnd;

    /** A stream over another, which is closed with it; blocks have so many bytes at most. */
    protected PgnRecoded(InputStream in, int block) {
        this.in = in;
        bytes = ByteBuffer.allocate(block).flip();
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
