package org.openarbiter.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;

/**
 * The acts of all games, in the order in which they were done.
 *
 * <p>One thread writes. Whatever acts wait when it is free go into one transaction (group commit), so that many games share the cost of a sync
 * to disk, and each act is acknowledged only after the sync that covers it. An act whose number or key is taken, or whose game has been
 * removed, is not written: on a shared database that is how two servers learn of each other's acts. Thread-safe.
 */
public final class ActLog implements AutoCloseable {
    private static final int MOST_AT_ONCE = 1_000;
    private static final String COLUMNS = "game, seq, id, actor, act, at";

    private final Database database;
    private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private boolean closed;

    private static final String INSERT = "INSERT INTO act (" + COLUMNS + ") SELECT ?, ?, ?, ?, ?, ?"
            + " WHERE EXISTS (SELECT 1 FROM game WHERE id = ?) ON CONFLICT DO NOTHING";

    /** The last in the queue: the writer stops. */
    private static final Waiting END = new Waiting(new StoredAct("", 0, "", "", "", ""), new CompletableFuture<>());

    private record Waiting(StoredAct act, CompletableFuture<Boolean> written) {}

    /** The log in a database. */
    public ActLog(Database database) {
        this.database = database;
        thread = Thread.ofPlatform().name("acts").start(this::run);
    }

    /**
     * Writes an act and returns when it is on disk.
     *
     * @return false if its number or its key is taken, or its game is no more, in which case nothing was written
     * @throws Database.FailedException if it is not known whether it was written: to send it again under the same key tells
     */
    public boolean append(StoredAct act) {
        Waiting waiting = new Waiting(act, new CompletableFuture<>());
        synchronized (queue) {
            if (closed) {
                throw new Database.FailedException("the server is shutting down", null);
            }
            queue.add(waiting);
        }
        try {
            return waiting.written().join();
        } catch (CompletionException e) {
            throw new Database.FailedException("the act may not have been written", e.getCause());
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
        boolean ended = false;
        while (!ended) {
            batch.clear();
            try {
                batch.add(queue.take());
            } catch (InterruptedException e) {
                // Nobody has a reason to interrupt this thread: it ends when it is told to.
                continue;
            }
            queue.drainTo(batch, MOST_AT_ONCE - 1);
            ended = batch.remove(END);
            if (!batch.isEmpty()) {
                write(batch);
            }
        }
    }

    private void write(List<Waiting> batch) {
        // Servers that write to the same games do so in the same order, and so never wait for each other in a circle.
        List<Waiting> inOrder = batch.stream().sorted(Comparator.comparing(waiting -> waiting.act().game())).toList();
        try {
            int[] counts = database.write(handle -> insert(handle, inOrder));
            for (int i = 0; i < counts.length; i++) {
                inOrder.get(i).written().complete(counts[i] == 1);
            }
        } catch (Throwable e) {
            // Whatever it is, those who wait must be notified, and this thread must go on.
            if (inOrder.size() == 1) {
                inOrder.getFirst().written().completeExceptionally(e);
            } else {
                // One that cannot be written is no reason to refuse the others.
                inOrder.forEach(waiting -> write(List.of(waiting)));
            }
        }
    }

    private int[] insert(Handle handle, List<Waiting> batch) throws SQLException {
        int[] counts;
        try (PreparedStatement insert = handle.getConnection().prepareStatement(INSERT)) {
            for (Waiting waiting : batch) {
                StoredAct act = waiting.act();
                insert.setString(1, act.game());
                insert.setInt(2, act.seq());
                insert.setString(3, act.key());
                insert.setString(4, act.actor());
                insert.setString(5, act.act());
                insert.setString(6, act.at());
                insert.setString(7, act.game());
                insert.addBatch();
            }
            counts = insert.executeBatch();
        }
        if (database.isShared()) {
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] == 1) {
                    StoredAct act = batch.get(i).act();
                    OtherServers.tell(handle, act.game(), act.seq());
                }
            }
        }
        return counts;
    }

    /** Writes what waits, then stops. */
    @Override
    public void close() {
        synchronized (queue) {
            closed = true;
            queue.add(END);
        }
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
