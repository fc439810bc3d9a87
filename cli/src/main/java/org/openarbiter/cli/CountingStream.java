package org.openarbiter.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that knows how much has been read from it; another thread may ask. */
final class CountingStream extends FilterInputStream {
    private volatile long count;

    CountingStream(InputStream in) {
        super(in);
    }

    long count() {
        return count;
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        advance(value < 0 ? 0 : 1);
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        advance(Math.max(read, 0));
        return read;
    }

    private void advance(int bytes) {
        count = count + bytes; // only the thread that reads writes
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
