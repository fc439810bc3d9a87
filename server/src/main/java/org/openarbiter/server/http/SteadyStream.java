package org.openarbiter.server.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.openarbiter.server.http.Problem.Kind;

/** A body that has to keep coming: one that trickles in would hold a connection for as long as it likes. */
final class SteadyStream extends FilterInputStream {
    private static final long GRACE_NANOS = 20_000_000_000L;
    private static final long BYTES_A_SECOND = 1_000;

    private final LongSupplier nanoTime;
    private final long begun;
    private long count;

    /**
     * A body that begins now.
     *
     * @param nanoTime a clock, such as {@link System#nanoTime}
     */
    SteadyStream(InputStream in, LongSupplier nanoTime) {
        super(in);
        this.nanoTime = nanoTime;
        begun = nanoTime.getAsLong();
    }

    @Override
    public int read() throws IOException {
        try {
            int read = super.read();
            check(read < 0 ? 0 : 1);
            return read;
        } catch (IOException e) {
            throw timely(e);
        }
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        try {
            int read = super.read(into, from, length);
            check(Math.max(0, read));
            return read;
        } catch (IOException e) {
            throw timely(e);
        }
    }

    /** The same failure, unless it is that nothing came for as long as the server waits. */
    private static IOException timely(IOException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof TimeoutException) {
                throw Problem.of(Kind.TOO_SLOW, "the request body has stopped arriving").exception();
            }
        }
        return e;
    }

    private void check(int more) {
        count += more;
        long nanos = nanoTime.getAsLong() - begun;
        if (nanos > GRACE_NANOS && count < (nanos - GRACE_NANOS) / 1_000_000_000.0 * BYTES_A_SECOND) {
            throw Problem.of(Kind.TOO_SLOW, "the request body arrives more slowly than " + BYTES_A_SECOND + " bytes per second").exception();
        }
    }
}
