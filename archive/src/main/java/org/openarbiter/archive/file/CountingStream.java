package org.openarbiter.archive.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/** A stream that knows how much has been read from it; another thread may ask. */
public final class CountingStream extends FilterInputStream {
    private final AtomicLong count = new AtomicLong();

    public CountingStream(InputStream in) {
        super(in);
    }

    /** How many bytes have been read. */
    public long count() {
        return count.get();
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        count.addAndGet(value < 0 ? 0 : 1);
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        count.addAndGet(Math.max(read, 0));
        return read;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
