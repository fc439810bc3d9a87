package org.openarbiter.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What is known of the archives that were sent; their files lie in the data folder of the server that took them. Thread-safe. */
public final class ArchiveStore {
    private static final String COLUMNS =
            "id, server, name, rules, format, size, state, games, unreadable, incidents, bytes, fault, created";

    private final Database database;

    /** The archives in a database. */
    public ArchiveStore(Database database) {
        this.database = database;
    }

    /** The server whose archives are worked on here. */
    public String server() {
        return database.server();
    }

    /** Keeps a new archive. */
    public void add(StoredArchive archive) {
        database.write(handle -> handle.createUpdate("INSERT INTO archive (" + COLUMNS + ") VALUES (:id, :server, :name, :rules, :format,"
                        + " :size, :state, :games, :unreadable, :incidents, :bytes, :fault, :created)")
                .bind("id", archive.id()).bind("server", archive.server()).bind("name", archive.name())
                .bind("rules", String.join("\n", archive.rules())).bind("format", archive.format()).bind("size", archive.size())
                .bind("state", archive.state().word()).bind("games", archive.progress().games())
                .bind("unreadable", archive.progress().unreadable()).bind("incidents", archive.progress().incidents())
                .bind("bytes", archive.progress().bytes()).bind("fault", archive.fault()).bind("created", archive.created()).execute());
    }

    /** Keeps how far an archive has come; does nothing if it is no more. */
    public void update(StoredArchive archive) {
        database.write(handle -> handle.createUpdate("UPDATE archive SET state = :state, games = :games, unreadable = :unreadable,"
                        + " incidents = :incidents, bytes = :bytes, fault = :fault WHERE id = :id")
                .bind("id", archive.id()).bind("state", archive.state().word()).bind("games", archive.progress().games())
                .bind("unreadable", archive.progress().unreadable()).bind("incidents", archive.progress().incidents())
                .bind("bytes", archive.progress().bytes()).bind("fault", archive.fault()).execute());
    }

    /** Forgets an archive. */
    public void remove(String id) {
        database.write(handle -> handle.execute("DELETE FROM archive WHERE id = ?", id));
    }

    /** The archive of an id, whichever server has it. */
    public Optional<StoredArchive> get(String id) {
        return database.read(handle -> handle.createQuery("SELECT " + COLUMNS + " FROM archive WHERE id = :id").bind("id", id)
                .map((row, context) -> read(row)).findOne());
    }

    /** The archive of this server that is to be worked on next: one that was begun, or the one that has waited longest. */
    public Optional<StoredArchive> next() {
        return database.read(handle -> handle.createQuery("SELECT " + COLUMNS + " FROM archive WHERE server = :server"
                        + " AND state IN ('running', 'waiting') ORDER BY state, created, id LIMIT 1")
                .bind("server", server()).map((row, context) -> read(row)).findOne());
    }

    /** The archive of this server that has been over for longest, by when it was sent. */
    public Optional<StoredArchive> oldestOver() {
        return database.read(handle -> handle.createQuery("SELECT " + COLUMNS + " FROM archive WHERE server = :server"
                        + " AND state IN ('done', 'failed') ORDER BY created, id LIMIT 1")
                .bind("server", server()).map((row, context) -> read(row)).findOne());
    }

    /** The ids of the archives of this server. */
    public Set<String> ids() {
        return new HashSet<>(database.read(handle -> handle.createQuery("SELECT id FROM archive WHERE server = :server")
                .bind("server", server()).mapTo(String.class).list()));
    }

    private static StoredArchive read(ResultSet row) throws SQLException {
        List<String> rules = row.getString(4).lines().toList();
        return new StoredArchive(
                row.getString(1), row.getString(2), row.getString(3), rules, row.getString(5), row.getLong(6),
                StoredArchive.State.valueOf(row.getString(7).toUpperCase(Locale.ROOT)),
                new StoredArchive.Progress(row.getInt(8), row.getInt(9), row.getInt(10), row.getLong(11)), row.getString(12),
                row.getString(13));
    }
}
