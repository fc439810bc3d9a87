package org.openarbiter.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games that are kept, without their acts, and the tokens for them. Thread-safe. */
public final class GameStore {
    private final Database database;

    /** The games in a database. */
    public GameStore(Database database) {
        this.database = database;
    }

    /** Keeps a new game with its first tokens, all or nothing. */
    public void add(StoredGame game, List<Tokens.Issued> tokens) {
        database.write(handle -> {
            handle.createUpdate("INSERT INTO game (id, origin, names, open, created) VALUES (:id, :origin, :names, :open, :created)")
                    .bind("id", game.id()).bind("origin", game.origin()).bind("names", game.names())
                    .bind("open", game.open() ? 1 : 0).bind("created", game.created()).execute();
            tokens.forEach(token -> Tokens.insert(handle, token));
            return null;
        });
    }

    /** The game of an id. */
    public Optional<StoredGame> game(String id) {
        return database.read(handle -> handle.createQuery("SELECT id, origin, names, open, created FROM game WHERE id = :id")
                .bind("id", id)
                .map((row, context) -> new StoredGame(
                        row.getString(1), row.getString(2), row.getString(3), row.getInt(4) == 1, row.getString(5)))
                .findOne());
    }

    /** How many games there are. */
    public int count() {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM game").mapTo(Integer.class).one());
    }

    /** Forgets a game with its acts and tokens; returns whether there was one. */
    public boolean remove(String id) {
        return database.write(handle -> {
            boolean removed = handle.execute("DELETE FROM game WHERE id = ?", id) == 1;
            if (removed && database.isShared()) {
                OtherServers.tellRemoved(handle, id);
            }
            return removed;
        });
    }

    /** The latest games that anybody may read, the newest first, each with the number of its acts. */
    public Map<StoredGame, Integer> latest(int most) {
        return database.read(handle -> {
            Map<StoredGame, Integer> games = new LinkedHashMap<>();
            handle.createQuery("SELECT g.id, g.origin, g.names, g.open, g.created,"
                            + " (SELECT COALESCE(MAX(a.seq), 0) FROM act a WHERE a.game = g.id)"
                            + " FROM game g WHERE g.open = 1 ORDER BY g.created DESC LIMIT :most")
                    .bind("most", most)
                    .map((row, context) -> Map.entry(
                            new StoredGame(row.getString(1), row.getString(2), row.getString(3), true, row.getString(5)),
                            row.getInt(6)))
                    .forEach(entry -> games.put(entry.getKey(), entry.getValue()));
            return games;
        });
    }
}
