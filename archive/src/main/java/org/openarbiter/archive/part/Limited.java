package org.openarbiter.archive.part;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The first bytes of a stream. */
final class Limited extends FilterInputStream {
    private long left;

    Limited(InputStream in, long length) {
        super(in);
        left = length;
    }

    @Override
    public int read() throws IOException {
        int c = left > 0 ? super.read() : -1;
        left -= c < 0 ? 0 : 1;
        return c;
    }

    @Override
    public int read(byte[] into, int from, int wanted) throws IOException {
        if (left <= 0) {
            return wanted == 0 ? 0 : -1;
        }
        int read = super.read(into, from, (int) Math.min(wanted, left));
        left -= Math.max(read, 0);
        return read;
    }

    @Override
    public long skip(long wanted) throws IOException {
        long skipped = super.skip(Math.min(wanted, left));
        left -= skipped;
        return skipped;
    }

    @Override
    public int available() throws IOException {
        return (int) Math.min(super.available(), left);
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
