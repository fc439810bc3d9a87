package org.openarbiter.server.http;

import java.util.concurrent.Semaphore;
import org.openarbiter.server.http.Problem.Kind;

/** The memory that bodies of requests may take together while they are read and worked on. Thread-safe. */
public final class Room {
    private static final int COME_BACK_SECONDS = 5;

    private final Semaphore bytes;

    /** Room for a number of bytes. */
    public Room(int bytes) {
        this.bytes = new Semaphore(bytes);
    }

    /** What one request has taken of it; given back when the request is done. Confined to one thread. */
    public final class Share implements AutoCloseable {
        private int taken;

        private Share() {}

        /**
         * Takes more.
         *
         * @throws ProblemException if there is no more
         */
        void take(int more) {
            if (!bytes.tryAcquire(more)) {
                throw Problem.of(Kind.BUSY, "this server has no room for more large bodies at the moment; try again later")
                        .with("retryAfter", COME_BACK_SECONDS).exception();
            }
            taken += more;
        }

        @Override
        public void close() {
            bytes.release(taken);
            taken = 0;
        }
    }

    /** The share of a request, nothing yet. */
    public Share share() {
        return new Share();
    }

    /** How many bytes are free. */
    public int free() {
        return bytes.availablePermits();
    }
}
