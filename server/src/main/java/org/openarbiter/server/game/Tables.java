package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.ProblemException;
import org.openarbiter.server.store.ActLog;
import org.openarbiter.server.store.GameStore;
import org.openarbiter.server.store.StoredAct;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The live games in memory. A table may be forgotten at any time and is made again from what is stored. Thread-safe.
 */
final class Tables {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    /** The most acts that a late reader gets at once; there is a path for the rest. */
    private static final int MOST_MISSED = 1_000;
    /** Tables may take that part of the memory, by an estimate that is rather too high. */
    private static final int MEMORY_PART = 3;
    private static final long TABLE_BYTES = 256 << 10;
    private static final long ACT_BYTES = 2 << 10;
    /** The number of acts after which the size of a table is measured again. */
    private static final int WEIGHED_AFTER = 32;
    private static final Duration KEPT_FOR = Duration.ofHours(1);

    private final GameStore games;
    private final ActLog log;
    private final Followers followers;
    private final Cache<String, Table> cache =
            Caffeine.newBuilder().maximumWeight(Runtime.getRuntime().maxMemory() / MEMORY_PART).weigher(Tables::weight)
                    .expireAfterAccess(KEPT_FOR).build();

    /** Roughly how many bytes a table takes. */
    private static int weight(String id, Table table) {
        long bytes = TABLE_BYTES + 4L * table.stored().origin().length() + ACT_BYTES * table.state().acts();
        return (int) Math.min(Integer.MAX_VALUE, bytes);
    }

    /** Work on a table whose lock is held. */
    interface Work<T> {
        T on(Table table) throws InputException;
    }

    Tables(GameStore games, ActLog log, Followers followers) {
        this.games = games;
        this.log = log;
        this.followers = followers;
    }

    /**
     * The table of a game.
     *
     * @throws org.openarbiter.server.http.ProblemException if there is no such game
     */
    Table table(String id) {
        Table table = cache.get(id, this::load);
        if (table == null) {
            throw Problem.of(Kind.NOT_FOUND, "there is no game '" + id + "'").exception();
        }
        return table;
    }

    private @Nullable Table load(String id) {
        if (id.length() > 64) {
            return null;
        }
        return games.game(id).map(stored -> {
            try {
                Table table = new Table(stored);
                for (StoredAct act : log.after(id, 0)) {
                    replay(table, act);
                }
                table.show();
                // It may know of more than the table before it, and word of that will find nothing new in it.
                followers.changed(id);
                return table;
            } catch (InputException e) {
                throw new IllegalStateException("the stored game " + id + " cannot be played through: " + e.getMessage(), e);
            }
        }).orElse(null);
    }

    /** Works on a table while nobody else does. */
    <T> T on(String id, Work<T> work) throws InputException {
        while (true) {
            Table table = table(id);
            table.lock().lock();
            try {
                if (!table.isSpent()) {
                    return work.on(table);
                }
            } finally {
                table.lock().unlock();
            }
        }
    }

    /**
     * Takes an act and returns when it is on disk.
     *
     * @param seen how many acts its sender has seen
     * @param key under which it counts once
     * @param language that of the refusal, if the rulebook does not allow it
     * @return the act as it is kept, and the state after it
     */
    Taken take(String id, String role, Deed deed, int seen, String key, int most, String at, Language language) throws InputException {
        AtomicReference<Table> used = new AtomicReference<>();
        Optional<Taken> taken = on(id, table -> {
            used.set(table);
            return take(table, role, deed, seen, key, most, at, language);
        });
        if (taken.isPresent()) {
            Table table = Objects.requireNonNull(used.get());
            if (cache.getIfPresent(id) != table) {
                // It was forgotten meanwhile, and the one made in its place may have been made too early to know of this act.
                catchUp(id, taken.get().act().seq());
            } else if (taken.get().act().seq() % WEIGHED_AFTER == 0) {
                cache.asMap().replace(id, table, table);
            }
            return taken.get();
        }
        // Where another server was first, the table has been made again, and knows by now what happened.
        return answeredAnew(id, role, deed, key, seen)
                .orElseThrow(() -> new IllegalStateException("two servers disagree about a game"));
    }

    private Optional<Taken> answeredAnew(String id, String role, Deed deed, String key, int seen) {
        try {
            return on(id, table -> answered(table, role, deed, key, seen));
        } catch (InputException e) {
            throw new IllegalStateException("looking at a table reads nothing", e);
        }
    }

    /** An act that was taken, now or (if {@code again}) before. */
    record Taken(StoredAct act, GameState state, boolean again) {}

    /** Takes an act; empty if another server was first. */
    private Optional<Taken> take(Table table, String role, Deed deed, int seen, String key, int most, String at, Language language)
            throws InputException {
        if (seen > table.size()) {
            catchUp(table);
        }
        Optional<Taken> before = answered(table, role, deed, key, seen);
        if (before.isPresent()) {
            return before;
        }
        if (table.size() >= most) {
            throw Problem.of(Kind.TOO_MANY, "a game has " + most + " acts at most").exception();
        }
        Deed written = table.allowed(role, deed);
        StoredAct act = new StoredAct(table.stored().id(), table.size() + 1, key, role, written.text(), at);
        boolean stands = false;
        try {
            if (!table.wouldMatter(role, written) || !table.play(act)) {
                throw refusal(table, deed, language);
            }
            stands = log.append(act);
        } finally {
            if (!stands) {
                // It holds what did not happen, or what nobody knows to have happened: whoever asks next finds out.
                table.spend();
                cache.asMap().remove(act.game(), table);
            }
        }
        if (!stands) {
            return Optional.empty();
        }
        table.show();
        followers.changed(act.game());
        return Optional.of(new Taken(act, table.state(), false));
    }

    /** The refusal of the act that was just attempted: with what the ruling says of a play or a claim, or why the act changed nothing. */
    private static ProblemException refusal(Table table, Deed deed, Language language) {
        JsonNode ruling = Bodies.parsed(table.attempted(language));
        String text = ruling.path("text").asText();
        String why;
        if (ruling.path("status").asText().equals("illegal")) {
            why = text;
        } else if (deed.kind().equals(Deed.CLAIM) && !table.isClosed()) {
            JsonNode claims = ruling.path("claims");
            why = claims.path(claims.size() - 1).path("reason").asText();
        } else {
            JsonNode findings = ruling.path("findings");
            String last = findings.path(findings.size() - 1).path("text").asText();
            why = table.isExplained() ? last + "; " + text : "this rulebook does not provide for it, so the act has no effect";
        }
        return Problem.of(Kind.ILLEGAL, why).with("ruling", ruling).exception();
    }

    /** The answer to an act that was taken before, or a refusal because its sender is late; empty if it is to be taken now. */
    private static Optional<Taken> answered(Table table, String role, Deed deed, String key, int seen) {
        StoredAct before = table.sent(key);
        if (before != null) {
            if (!Deed.of(before).asWritten().text().equals(Table.written(role, deed).text())) {
                throw Problem.of(Kind.BAD_REQUEST, "another act was sent under this key").exception();
            }
            return Optional.of(new Taken(before, table.state(), true));
        }
        if (seen != table.size()) {
            String detail = seen < table.size()
                    ? "acts taken so far: " + table.size() + "; seen by the sender: " + seen
                    : "acts taken so far: " + table.size() + ", fewer than the sender says: " + seen;
            throw Problem.of(Kind.LATE, detail).with("acts", table.size())
                    .with("missed", table.shownAfter(seen).stream().limit(MOST_MISSED).map(ActJson::of).toList()).exception();
        }
        return Optional.empty();
    }

    /**
     * Learns of the acts that others took in a game, if it is in memory.
     *
     * @param seq the number of the latest of them that is known of
     */
    void catchUp(String id, int seq) {
        // Not a plain look: where the game is being read from the database at this moment, that may be too early to have the act.
        Table table = cache.asMap().compute(id, (key, known) -> known);
        if (table == null) {
            followers.changed(id);
        } else if (table.state().acts() < seq) {
            catchUp(table, seq);
        }
    }

    private void catchUp(Table table, int seq) {
        table.lock().lock();
        try {
            if (table.isSpent()) {
                followers.changed(table.stored().id());
            } else if (table.size() < seq) {
                catchUp(table);
            }
        } catch (InputException e) {
            table.spend();
            cache.asMap().remove(table.stored().id(), table);
            throw new IllegalStateException("an act that another server took cannot be read", e);
        } finally {
            table.lock().unlock();
        }
    }

    /** Plays a stored act through. One that is refused now was taken by a server with other rules: whoever runs this one should know. */
    private static void replay(Table table, StoredAct act) throws InputException {
        if (!table.play(act)) {
            LOG.warn("act {} of the stored game {} would be refused today", act.seq(), act.game());
        }
    }

    private void catchUp(Table table) throws InputException {
        List<StoredAct> more = log.after(table.stored().id(), table.size());
        if (more.isEmpty()) {
            return;
        }
        for (StoredAct act : more) {
            replay(table, act);
        }
        table.show();
        followers.changed(table.stored().id());
    }

    /** Learns of all acts that other servers may have taken meanwhile. */
    void catchUpAll() {
        List.copyOf(cache.asMap().keySet()).forEach(id -> catchUp(id, Integer.MAX_VALUE));
        followers.changedAll();
    }

    /** Forgets a game. */
    void forget(String id) {
        cache.invalidate(id);
        followers.changed(id);
    }

    /** How many games are in memory. */
    long inMemory() {
        return cache.estimatedSize();
    }
}
