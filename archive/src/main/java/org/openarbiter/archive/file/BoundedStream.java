package org.openarbiter.archive.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that fails when it turns out to be longer than it may be. */
public final class BoundedStream extends FilterInputStream {
    private final long most;
    private long count;

    /**
     * A stream with a bound.
     *
     * @param most how many bytes it may have
     */
    public BoundedStream(InputStream in, long most) {
        super(in);
        this.most = most;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        if (read >= 0) {
            add(1);
        }
        return read;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int read = super.read(into, from, length);
        if (read > 0) {
            add(read);
        }
        return read;
    }

    private void add(int more) throws IOException {
        count += more;
        if (count > most) {
            throw new IOException("it is longer than " + most + " bytes when unpacked");
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
