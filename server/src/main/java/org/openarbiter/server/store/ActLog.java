package org.openarbiter.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;

/**
 * The acts of all games, in the order in which they were done.
 *
 * <p>One thread writes. Whatever acts wait when it is free go into one transaction (group commit), so many games share the cost of a sync
 * to disk, and each act is acknowledged only after the sync that covers it. An act whose number or key is taken is not written: on a
 * shared database that is how two servers learn of each other's acts. Thread-safe.
 */
public final class ActLog implements AutoCloseable {
    /** The channel on which servers of one PostgreSQL tell each other which game has a new act. */
    static final String CHANNEL = "arbiter_act";

    private static final int MOST_AT_ONCE = 1_000;
    private static final String COLUMNS = "game, seq, id, actor, act, at";

    private final Database database;
    private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closed;

    private record Waiting(StoredAct act, CompletableFuture<Boolean> written) {}

    /** The log in a database. */
    public ActLog(Database database) {
        this.database = database;
        thread = Thread.ofPlatform().name("acts").start(this::run);
    }

    /**
     * Writes an act and returns when it is on disk.
     *
     * @return false if its number or its key is taken, in which case nothing was written
     */
    public boolean append(StoredAct act) {
        if (closed) {
            throw new IllegalStateException("the log is closed");
        }
        Waiting waiting = new Waiting(act, new CompletableFuture<>());
        queue.add(waiting);
        if (closed) {
            // The writer may have gone before it saw this act.
            finish();
        }
        try {
            return waiting.written().join();
        } catch (CompletionException e) {
            throw new IllegalStateException("an act could not be written", e.getCause());
        }
    }

    /** The acts of a game after a number, in order. */
    public List<StoredAct> after(String game, int seq) {
        return database.read(handle -> handle
                .createQuery("SELECT " + COLUMNS + " FROM act WHERE game = :game AND seq > :seq ORDER BY seq")
                .bind("game", game).bind("seq", seq)
                .map((row, context) -> new StoredAct(
                        row.getString(1), row.getInt(2), row.getString(3), row.getString(4), row.getString(5), row.getString(6)))
                .list());
    }

    private void run() {
        List<Waiting> batch = new ArrayList<>();
        while (!closed || !queue.isEmpty()) {
            batch.clear();
            try {
                batch.add(queue.take());
            } catch (InterruptedException e) {
                continue;
            }
            queue.drainTo(batch, MOST_AT_ONCE - 1);
            write(batch);
        }
    }

    private void finish() {
        List<Waiting> rest = new ArrayList<>();
        queue.drainTo(rest);
        if (!rest.isEmpty()) {
            write(rest);
        }
    }

    private void write(List<Waiting> batch) {
        try {
            int[] counts = database.write(handle -> insert(handle, batch));
            for (int i = 0; i < counts.length; i++) {
                batch.get(i).written().complete(counts[i] == 1);
            }
        } catch (Exception e) {
            batch.forEach(waiting -> waiting.written().completeExceptionally(e));
        }
    }

    private int[] insert(Handle handle, List<Waiting> batch) throws SQLException {
        int[] counts;
        try (PreparedStatement insert = handle.getConnection().prepareStatement(
                "INSERT INTO act (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
            for (Waiting waiting : batch) {
                StoredAct act = waiting.act();
                insert.setString(1, act.game());
                insert.setInt(2, act.seq());
                insert.setString(3, act.key());
                insert.setString(4, act.actor());
                insert.setString(5, act.act());
                insert.setString(6, act.at());
                insert.addBatch();
            }
            counts = insert.executeBatch();
        }
        if (database.isShared()) {
            notifyOthers(handle, batch);
        }
        return counts;
    }

    private static void notifyOthers(Handle handle, List<Waiting> batch) {
        batch.stream().map(waiting -> waiting.act().game()).distinct().forEach(
                game -> handle.execute("SELECT pg_notify(?, ?)", CHANNEL, game));
    }

    /** Writes what waits, then stops. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        finish();
    }
}
