package org.openarbiter.server.http;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.openarbiter.server.http.Problem.Kind;

/** Lets a bounded number of requests compute at a time, so that no rush of them can stop all others. Thread-safe. */
public final class Workers {
    private final Semaphore places;
    private final Duration patience;

    /** Work that answers. */
    public interface Work<T> {
        /** Does it. */
        T run() throws Exception;
    }

    /** Work that answers nothing. */
    public interface Task {
        /** Does it. */
        void run() throws Exception;
    }

    /**
     * Places to compute.
     *
     * @param patience how long a request waits for one
     */
    public Workers(int places, Duration patience) {
        this.places = new Semaphore(places, true);
        this.patience = patience;
    }

    /**
     * Works as soon as there is a place.
     *
     * @throws ProblemException if there is none for too long
     */
    public <T> T work(Work<T> work) throws Exception {
        if (!places.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            throw Problem.of(Kind.BUSY, "too much is asked of this server at the moment; try again later")
                    .with("retryAfter", (int) Math.max(1, patience.toSeconds())).exception();
        }
        try {
            return work.run();
        } finally {
            places.release();
        }
    }

    /**
     * Works as soon as there is a place.
     *
     * @throws ProblemException if there is none for too long
     */
    public void run(Task task) throws Exception {
        work(() -> {
            task.run();
            return this;
        });
    }
}
