package org.openarbiter.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens to the other servers on the same PostgreSQL (LISTEN and NOTIFY): they tell which act they have taken in which game, and which
 * game they have removed.
 *
 * <p>A connection that breaks is made anew; what was sent meanwhile is made up for by asking about every game.
 */
public final class OtherServers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OtherServers.class);
    private static final String CHANNEL = "arbiter_act";
    private static final int WAIT_MILLIS = 1_000;
    private static final int PAUSE_MILLIS = 1_000;

    private final String address;
    private final Listener listener;
    private final Thread thread;
    private volatile boolean closed;

    /** Reacts to messages of other servers. A server receives its own messages, too. */
    public interface Listener {
        /** An act was taken in a game. */
        void acted(String game, int seq);

        /** A game was removed. */
        void removed(String game);

        /** Messages may have been missed. */
        void missed();
    }

    /**
     * Begins to listen.
     *
     * @param address the JDBC address
     */
    public OtherServers(String address, Listener listener) {
        this.address = address;
        this.listener = listener;
        thread = Thread.ofPlatform().name("other-servers").daemon().start(this::run);
    }

    /** Notifies all servers of an act as soon as the transaction is on disk. */
    static void tell(Handle handle, String game, int seq) {
        handle.execute("SELECT pg_notify(?, ?)", CHANNEL, game + " " + seq);
    }

    /** Notifies all servers that a game was removed. */
    static void tellRemoved(Handle handle, String game) {
        handle.execute("SELECT pg_notify(?, ?)", CHANNEL, game);
    }

    private void run() {
        while (!closed) {
            try (Connection connection = DriverManager.getConnection(address)) {
                try (Statement listen = connection.createStatement()) {
                    listen.execute("LISTEN " + CHANNEL);
                }
                listener.missed();
                listen(connection.unwrap(PGConnection.class));
            } catch (SQLException e) {
                if (!closed) {
                    LOG.warn("lost the connection that reports what other servers do: {}", e.getMessage());
                    pause();
                }
            } catch (RuntimeException e) {
                if (!closed) {
                    LOG.error("an act of another server could not be followed", e);
                    pause();
                }
            }
        }
    }

    private void listen(PGConnection connection) throws SQLException {
        while (!closed) {
            PGNotification[] notifications = connection.getNotifications(WAIT_MILLIS);
            if (notifications != null) {
                for (PGNotification notification : notifications) {
                    received(notification.getParameter());
                }
            }
        }
    }

    private void received(String message) {
        int space = message.indexOf(' ');
        if (space < 0) {
            listener.removed(message);
        } else {
            listener.acted(message.substring(0, space), Integer.parseInt(message.substring(space + 1)));
        }
    }

    private void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(2 * WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
