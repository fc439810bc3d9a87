package org.openarbiter.server.http;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.openarbiter.server.http.Problem.Kind;

/**
 * Lets a bounded number of requests compute at a time, so that no rush of them can stop all others.
 *
 * <p>They compute on threads of the system, which share the processors with those that only read and write: a virtual thread would keep
 * its processor to itself until it is done. No client has more than half of the places, however much it asks for. Thread-safe.
 */
public final class Workers implements AutoCloseable {
    private final Semaphore places;
    private final int placesOfOne;
    private final Duration patience;
    private final ExecutorService threads;
    private final Map<String, Share> shares = new ConcurrentHashMap<>();

    /** Work that answers. */
    public interface Work<T> {
        /** Does it. */
        T run() throws Exception;
    }

    /** What one client may have at a time. */
    private static final class Share {
        private final Semaphore places;
        /** How many requests hold it; touched only while the map holds the entry. */
        private int holders;

        Share(int places) {
            this.places = new Semaphore(places, true);
        }
    }

    /**
     * Places to compute.
     *
     * @param patience how long a request waits for one
     */
    public Workers(int places, Duration patience) {
        this.places = new Semaphore(places, true);
        placesOfOne = Math.max(1, places / 2);
        this.patience = patience;
        threads = Executors.newFixedThreadPool(places, Thread.ofPlatform().name("work-", 1).daemon().factory());
    }

    /**
     * Works for a request as soon as there is a place.
     *
     * @throws ProblemException if there is none for too long
     */
    public <T> T work(Context context, Work<T> work) throws Exception {
        return work(context.ip(), work);
    }

    /**
     * Works for a client as soon as there is a place.
     *
     * @throws ProblemException if there is none for too long
     */
    <T> T work(String client, Work<T> work) throws Exception {
        long end = System.nanoTime() + patience.toNanos();
        Share share = shares.compute(client, (key, known) -> {
            Share mine = known == null ? new Share(placesOfOne) : known;
            mine.holders++;
            return mine;
        });
        try {
            take(share.places, end);
            try {
                take(places, end);
                try {
                    return done(threads.submit(work::run));
                } catch (RejectedExecutionException e) {
                    throw Problem.of(Kind.BUSY, "the server is shutting down").exception();
                } finally {
                    places.release();
                }
            } finally {
                share.places.release();
            }
        } finally {
            shares.computeIfPresent(client, (key, known) -> --known.holders == 0 ? null : known);
        }
    }

    private void take(Semaphore of, long end) throws InterruptedException {
        if (!of.tryAcquire(end - System.nanoTime(), TimeUnit.NANOSECONDS)) {
            throw Problem.of(Kind.BUSY, "the server is overloaded; try again later")
                    .with("retryAfter", (int) Math.max(1, patience.toSeconds())).exception();
        }
    }

    private static <T> T done(Future<T> result) throws Exception {
        try {
            return result.get();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case Exception exception -> throw exception;
                case Error error -> throw error;
                case null, default -> throw e;
            }
        }
    }

    /** How many clients it works for at this moment, or who wait for it. */
    int clients() {
        return shares.size();
    }

    /** Takes no more work, and lets what was begun come to its end. */
    @Override
    public void close() {
        threads.shutdown();
    }
}
