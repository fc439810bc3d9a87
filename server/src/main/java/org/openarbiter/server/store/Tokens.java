package org.openarbiter.server.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Tokens: who holds one may do what its role may do.
 *
 * <p>A token is 192 random bits. It is shown once, when it is issued; only its hash is kept. Thread-safe.
 */
public final class Tokens {
    /** The role of an arbiter. */
    public static final String ARBITER = "arbiter";

    /** The role of somebody who may read a game that is not open to all. */
    public static final String READER = "reader";

    /** The role of whoever runs the server. */
    public static final String OPERATOR = "operator";

    private static final int TOKEN_BYTES = 24;
    private static final int ID_BYTES = 9;
    /** Another server may revoke a token; this one learns of it that late. */
    private static final Duration TRUSTED_FOR = Duration.ofSeconds(5);
    private static final String PREFIX = "arb_";

    private final SecureRandom random = new SecureRandom();
    private final Database database;
    private final Cache<String, Holder> known;

    /**
     * A token that has just been made.
     *
     * @param text the token itself, to be shown once
     */
    public record Issued(String text, String id, @Nullable String game, String role, String created) {}

    /**
     * What a token stands for.
     *
     * @param id its public name, by which it is revoked
     * @param game the game it belongs to; null for the operator's
     */
    public record Holder(String id, @Nullable String game, String role) {
        /** Whether it is the operator's. A player may call himself what he likes: a seat's token is of a game. */
        public boolean isOperators() {
            return game == null && role.equals(OPERATOR);
        }

        /** Whether it gives any right in a game. */
        public boolean isFor(String id) {
            return isOperators() || id.equals(game);
        }
    }

    /** The tokens in a database. */
    public Tokens(Database database) {
        this.database = database;
        known = Caffeine.newBuilder().maximumSize(100_000)
                .expireAfterWrite(database.isShared() ? TRUSTED_FOR : Duration.ofHours(1)).build();
    }

    /** A random name of games, tokens and archives. */
    public String newId() {
        return random(ID_BYTES);
    }

    /** Makes a token that is yet to be kept. */
    public Issued issue(@Nullable String game, String role) {
        return new Issued(PREFIX + random(TOKEN_BYTES), newId(), game, role, Instant.now().toString());
    }

    /** Keeps a token. */
    public void keep(Issued token) {
        database.write(handle -> {
            insert(handle, token);
            return null;
        });
    }

    static void insert(Handle handle, Issued token) {
        handle.createUpdate("INSERT INTO token (hash, id, game, role, created) VALUES (:hash, :id, :game, :role, :created)")
                .bind("hash", hash(token.text())).bind("id", token.id()).bind("game", token.game()).bind("role", token.role())
                .bind("created", token.created()).execute();
    }

    /** What a token stands for; empty if it is unknown or was revoked. */
    public Optional<Holder> holder(String token) {
        if (!token.startsWith(PREFIX) || token.length() > 64) {
            return Optional.empty();
        }
        String hash = hash(token);
        // What is not known is not remembered: a stranger's guesses would push out the tokens of others.
        return Optional.ofNullable(known.get(hash, this::stored));
    }

    private @Nullable Holder stored(String hash) {
        return database.read(handle -> handle
                .createQuery("SELECT id, game, role FROM token WHERE hash = :hash AND revoked IS NULL").bind("hash", hash)
                .map((row, context) -> new Holder(row.getString(1), row.getString(2), row.getString(3))).findOne()).orElse(null);
    }

    /** The tokens of a game that are in force. */
    public List<Holder> of(String game) {
        return database.read(handle -> handle
                .createQuery("SELECT id, game, role FROM token WHERE game = :game AND revoked IS NULL ORDER BY created, role")
                .bind("game", game)
                .map((row, context) -> new Holder(row.getString(1), row.getString(2), row.getString(3))).list());
    }

    /** Revokes a token of a game; returns whether there was one in force. */
    public boolean revoke(String game, String id) {
        Optional<String> hash = database.write(handle -> {
            Optional<String> found = handle.createQuery("SELECT hash FROM token WHERE game = :game AND id = :id AND revoked IS NULL")
                    .bind("game", game).bind("id", id).mapTo(String.class).findOne();
            found.ifPresent(known -> handle.execute("UPDATE token SET revoked = ? WHERE hash = ?", Instant.now().toString(), known));
            return found;
        });
        // Waits for whoever looks it up at this moment, so that nobody remembers what he saw before.
        hash.ifPresent(known::invalidate);
        return hash.isPresent();
    }

    /** Revokes the operator's token. */
    public void revokeOperator() {
        database.write(handle -> handle.execute(
                "UPDATE token SET revoked = ? WHERE role = ? AND game IS NULL AND revoked IS NULL", Instant.now().toString(), OPERATOR));
        known.invalidateAll();
    }

    /** Whether there is a token of the operator. */
    public boolean hasOperator() {
        return database.read(handle -> handle
                .createQuery("SELECT COUNT(*) FROM token WHERE role = :role AND revoked IS NULL").bind("role", OPERATOR)
                .mapTo(Integer.class).one()) > 0;
    }

    private String random(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(drawn);
    }

    private static String hash(String token) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
