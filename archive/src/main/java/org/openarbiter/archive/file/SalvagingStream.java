package org.openarbiter.archive.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * A stream that ends where it breaks, and remembers why: what was read of a truncated archive can be judged before the fault
 * is reported.
 */
public final class SalvagingStream extends FilterInputStream {
    private @Nullable IOException fault;

    public SalvagingStream(InputStream in) {
        super(in);
    }

    /** Why the stream ended early; null if it did not, or not yet. */
    public @Nullable IOException fault() {
        return fault;
    }

    /**
     * Checks that the stream has not ended early.
     *
     * @throws IOException the fault, if it has
     */
    public void check() throws IOException {
        IOException known = fault;
        if (known != null) {
            throw known;
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (fault != null) {
            return -1;
        }
        try {
            return super.read(buffer, offset, length);
        } catch (IOException e) {
            fault = e;
            return -1;
        }
    }

    /** What can be read at once; 0 where the stream has broken, which the next reading finds out. */
    @Override
    public int available() {
        try {
            return fault == null ? super.available() : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
