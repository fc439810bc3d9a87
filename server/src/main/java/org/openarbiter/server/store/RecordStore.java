package org.openarbiter.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;

/**
 * Records that somebody wants to look at, by the hash of what they are: the same record twice is kept once, and a link to it never comes to
 * mean another. A bounded number is kept; those not looked at for longest go first. Thread-safe.
 */
public final class RecordStore {
    private static final int ID_BYTES = 18;
    /** Not each look is written down. */
    private static final Duration USED_AGAIN = Duration.ofHours(1);
    private static final char SEPARATOR = '\0';

    private final Database database;
    private final int most;

    /**
     * A record.
     *
     * @param name the name of its file, which helps to find the format
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on to a reader, never compared
    public record Stored(String id, String name, byte[] body) {}

    /** The records in a database. */
    public RecordStore(Database database, int most) {
        this.database = database;
        this.most = most;
    }

    /** Keeps a record; returns it with its id. */
    public Stored put(String name, byte[] body) {
        Stored stored = new Stored(id(name, body), name, body);
        database.write(handle -> {
            handle.createUpdate("INSERT INTO record (id, name, body, used) VALUES (:id, :name, :body, :used)"
                            + " ON CONFLICT (id) DO UPDATE SET used = :used")
                    .bind("id", stored.id()).bind("name", name).bind("body", body).bind("used", Instant.now().toString()).execute();
            int count = handle.createQuery("SELECT COUNT(*) FROM record").mapTo(Integer.class).one();
            if (count > most) {
                handle.execute("DELETE FROM record WHERE id IN (SELECT id FROM record ORDER BY used LIMIT ?)", count - most);
            }
            return null;
        });
        return stored;
    }

    /** The record of an id. */
    public Optional<Stored> get(String id) {
        record Found(Stored stored, String used) {}

        Optional<Found> found = database.read(handle -> handle
                .createQuery("SELECT id, name, body, used FROM record WHERE id = :id").bind("id", id)
                .map((row, context) -> new Found(
                        new Stored(row.getString(1), row.getString(2), row.getBytes(3)), row.getString(4))).findOne());
        Instant now = Instant.now();
        if (found.isPresent() && Instant.parse(found.get().used()).isBefore(now.minus(USED_AGAIN))) {
            database.write(handle -> handle.execute("UPDATE record SET used = ? WHERE id = ?", now.toString(), id));
        }
        return found.map(Found::stored);
    }

    private static String id(String name, byte[] body) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((name + SEPARATOR).getBytes(StandardCharsets.UTF_8));
            byte[] hash = digest.digest(body);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, ID_BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
