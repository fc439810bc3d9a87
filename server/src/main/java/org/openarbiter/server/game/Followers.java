package org.openarbiter.server.game;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;

/**
 * The clients waiting for the next act of a game, or for news of an archive.
 *
 * <p>A follower fetches acts at its own pace on a thread of its own and waits here when it has them all. Nothing is queued for it, so one
 * that does not read costs its thread alone. Thread-safe.
 */
public final class Followers implements AutoCloseable {
    private static final int COME_BACK_SECONDS = 60;

    private final int most;
    private final int mostOfOne;
    private final Map<String, Audience> audiences = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> clients = new ConcurrentHashMap<>();
    private final AtomicInteger count = new AtomicInteger();
    private volatile boolean closed;

    /** The followers of one game. */
    public static final class Audience {
        private final AtomicLong changes = new AtomicLong();
        private final Set<Thread> waiting = ConcurrentHashMap.newKeySet();
        /** How many they are; touched only while the map holds the entry. */
        private int members;

        /** How often the game has changed since somebody follows it: to be asked for before looking at the game. */
        public long changes() {
            return changes.get();
        }

        /** Waits for a change after a number of them; returns false if there was none for some time. */
        public boolean await(long known, long millis) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
            waiting.add(Thread.currentThread());
            try {
                while (changes.get() == known) {
                    long rest = end - System.nanoTime();
                    if (rest <= 0) {
                        return false;
                    }
                    LockSupport.parkNanos(this, rest);
                    if (Thread.interrupted()) {
                        throw new InterruptedException();
                    }
                }
                return true;
            } finally {
                waiting.remove(Thread.currentThread());
            }
        }

        private void changed() {
            changes.incrementAndGet();
            waiting.forEach(LockSupport::unpark);
        }
    }

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
                    ? "one client may have " + mostOfOne + " followers at a time" : "this server has reached its limit of followers")
                    .with("retryAfter", COME_BACK_SECONDS).exception();
        }
    }

    /** A client has ceased to follow a game. */
    public void leave(String client) {
        count.decrementAndGet();
        clients.computeIfPresent(client, (key, known) -> known.decrementAndGet() == 0 ? null : known);
    }

    /** Joins those who follow a game. */
    public Audience join(String game) {
        return audiences.compute(game, (key, known) -> {
            Audience audience = known == null ? new Audience() : known;
            audience.members++;
            return audience;
        });
    }

    /** Leaves those who follow a game; the last one to go leaves nothing behind. */
    public void part(String game) {
        audiences.computeIfPresent(game, (key, known) -> --known.members == 0 ? null : known);
    }

    /** Something has happened in a game. */
    public void changed(String game) {
        Audience audience = audiences.get(game);
        if (audience != null) {
            audience.changed();
        }
    }

    /** Something may have happened in any game. */
    void changedAll() {
        audiences.values().forEach(Audience::changed);
    }

    /** Whether followers are to go. */
    public boolean isClosed() {
        return closed;
    }

    /** How many there are. */
    int count() {
        return count.get();
    }

    /** How many games somebody follows. */
    int games() {
        return audiences.size();
    }

    /** Sends all away. */
    @Override
    public void close() {
        closed = true;
        changedAll();
    }
}
