package org.openarbiter.server.game;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;

/**
 * Who waits for the next act of which game, or for news of which archive.
 *
 * <p>A follower fetches acts at its own pace on a thread of its own and waits here when it has them all. Nothing is queued for it, so one
 * that does not read costs its thread alone. Thread-safe.
 */
public final class Followers implements AutoCloseable {
    private final int most;
    private final int mostOfOne;
    private final Map<String, CompletableFuture<Void>> signals = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> clients = new ConcurrentHashMap<>();
    private final AtomicInteger count = new AtomicInteger();
    private volatile boolean closed;

    /**
     * Nobody yet.
     *
     * @param most how many there may be
     * @param mostOfOne how many of them may be one client's
     */
    Followers(int most, int mostOfOne) {
        this.most = most;
        this.mostOfOne = mostOfOne;
    }

    /**
     * Lets a client follow one more game.
     *
     * @throws org.openarbiter.server.http.ProblemException if there are too many
     */
    public void enter(String client) {
        int mine = clients.compute(client, (key, known) -> {
            AtomicInteger counter = known == null ? new AtomicInteger() : known;
            counter.incrementAndGet();
            return counter;
        }).get();
        int all = count.incrementAndGet();
        if (mine > mostOfOne || all > most) {
            leave(client);
            throw Problem.of(Kind.TOO_MANY, mine > mostOfOne
                    ? "one client may have " + mostOfOne + " followers at a time" : "this server has all the followers it can have").exception();
        }
    }

    /** A client has ceased to follow a game. */
    public void leave(String client) {
        count.decrementAndGet();
        clients.computeIfPresent(client, (key, known) -> known.decrementAndGet() == 0 ? null : known);
    }

    /** What is completed by the next change of a game: to be asked for before looking at the game. */
    public CompletableFuture<Void> next(String game) {
        return signals.computeIfAbsent(game, key -> new CompletableFuture<>());
    }

    /** Waits for a change; returns false if there was none for some time. */
    public static boolean await(CompletableFuture<Void> signal, long millis) throws InterruptedException {
        try {
            signal.get(millis, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a signal does not fail", e);
        }
    }

    /** Something has happened in a game. */
    public void changed(String game) {
        CompletableFuture<Void> signal = signals.remove(game);
        if (signal != null) {
            signal.complete(null);
        }
    }

    /** Whether followers are to go. */
    public boolean isClosed() {
        return closed;
    }

    /** How many there are. */
    int count() {
        return count.get();
    }

    /** Sends all away. */
    @Override
    public void close() {
        closed = true;
        signals.keySet().forEach(this::changed);
    }
}
