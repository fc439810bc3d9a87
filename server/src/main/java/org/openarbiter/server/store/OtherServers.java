package org.openarbiter.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens to the other servers on the same PostgreSQL (LISTEN and NOTIFY): they tell in which game they have taken an act.
 *
 * <p>A connection that breaks is made anew; what was said meanwhile is made up for by asking about every game.
 */
public final class OtherServers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OtherServers.class);
    private static final int WAIT_MILLIS = 1_000;
    private static final int PAUSE_MILLIS = 1_000;

    private final String address;
    private final Consumer<String> changed;
    private final Runnable missed;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * Begins to listen.
     *
     * @param address the JDBC address
     * @param changed takes the ids of games in which an act was taken, this server's own among them
     * @param missed called where acts may have been taken unheard
     */
    public OtherServers(String address, Consumer<String> changed, Runnable missed) {
        this.address = address;
        this.changed = changed;
        this.missed = missed;
        thread = Thread.ofPlatform().name("other-servers").daemon().start(this::run);
    }

    private void run() {
        while (!closed) {
            try (Connection connection = DriverManager.getConnection(address)) {
                try (Statement listen = connection.createStatement()) {
                    listen.execute("LISTEN " + ActLog.CHANNEL);
                }
                missed.run();
                listen(connection.unwrap(PGConnection.class));
            } catch (SQLException e) {
                if (!closed) {
                    LOG.warn("lost the connection that hears of other servers: {}", e.getMessage());
                    pause();
                }
            } catch (RuntimeException e) {
                LOG.error("an act of another server could not be followed", e);
                pause();
            }
        }
    }

    private void listen(PGConnection connection) throws SQLException {
        while (!closed) {
            PGNotification[] heard = connection.getNotifications(WAIT_MILLIS);
            if (heard != null) {
                for (PGNotification notification : heard) {
                    changed.accept(notification.getParameter());
                }
            }
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
    }
}
