package org.openarbiter.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.server.Postgres;

/** What is kept is there once, in order, and goes when it is told to: on both databases. */
@Timeout(60)
class StoreTest {
    @TempDir
    private Path folder;

    private enum Kind { SQLITE, POSTGRESQL }

    private Database open(Kind kind) throws Database.UnavailableException {
        return Database.open(folder, kind == Kind.SQLITE ? null : Postgres.database());
    }

    private static StoredGame game(String id) {
        return new StoredGame(id, "{\"game\":\"chess\"}", "{}", true, Instant.now().toString());
    }

    private static StoredAct act(String game, int seq, String key) {
        return new StoredAct(game, seq, key, "white", "{\"kind\":\"resign\"}", "2026-01-01T00:00:00Z");
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void a_number_and_a_key_are_taken_once(Kind kind) throws Exception {
        try (Database database = open(kind); ActLog log = new ActLog(database)) {
            new GameStore(database).add(game("g"), List.of());
            assertThat(log.append(act("g", 1, "a"))).isTrue();
            assertThat(log.append(act("g", 1, "b"))).isFalse();
            assertThat(log.append(act("g", 2, "a"))).isFalse();
            assertThat(log.append(act("nobody's", 1, "a"))).isFalse();
            assertThat(log.append(act("g", 2, "b"))).isTrue();
            assertThat(log.after("g", 0)).containsExactly(act("g", 1, "a"), act("g", 2, "b"));
            assertThat(log.after("g", 1)).containsExactly(act("g", 2, "b"));
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void acts_of_many_games_are_written_together_and_one_that_cannot_be_fails_alone(Kind kind) throws Exception {
        int games = 40;
        int acts = 20;
        try (Database database = open(kind); ActLog log = new ActLog(database);
                ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            GameStore store = new GameStore(database);
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                String id = "g" + i;
                store.add(game(id), List.of());
                all.add(players.submit(() -> {
                    for (int seq = 1; seq <= acts; seq++) {
                        assertThat(log.append(act(id, seq, "k" + seq))).isTrue();
                        // PostgreSQL has no text with such a character; a game that is not there has no acts.
                        assertThatThrownBy(() -> {
                            if (!log.append(act("none", 1, kind == Kind.POSTGRESQL ? "\0" : "k"))) {
                                throw new Database.FailedException("not written", null);
                            }
                        }).isInstanceOf(Database.FailedException.class);
                    }
                }));
            }
            for (Future<?> one : all) {
                one.get(30, TimeUnit.SECONDS);
            }
            for (int i = 0; i < games; i++) {
                assertThat(log.after("g" + i, 0)).extracting(StoredAct::seq).hasSize(acts).isSorted();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void what_is_written_is_there_after_the_database_was_closed_and_opened(Kind kind) throws Exception {
        String address = kind == Kind.SQLITE ? null : Postgres.database();
        try (Database database = Database.open(folder, address); ActLog log = new ActLog(database)) {
            new GameStore(database).add(game("g"), List.of());
            log.append(act("g", 1, "a"));
        }
        try (Database database = Database.open(folder, address); ActLog log = new ActLog(database)) {
            assertThat(new GameStore(database).game("g")).isPresent();
            assertThat(log.after("g", 0)).containsExactly(act("g", 1, "a"));
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void a_closed_log_refuses(Kind kind) throws Exception {
        try (Database database = open(kind)) {
            new GameStore(database).add(game("g"), List.of());
            ActLog log = new ActLog(database);
            log.close();
            assertThatThrownBy(() -> log.append(act("g", 1, "a"))).isInstanceOf(Database.FailedException.class);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void a_game_goes_with_its_acts_and_tokens(Kind kind) throws Exception {
        try (Database database = open(kind); ActLog log = new ActLog(database)) {
            GameStore games = new GameStore(database);
            Tokens tokens = new Tokens(database);
            Tokens.Issued token = tokens.issue("g", "white");
            games.add(game("g"), List.of(token));
            games.add(game("h"), List.of());
            log.append(act("g", 1, "a"));
            assertThat(games.count()).isEqualTo(2);
            assertThat(games.latest(5).values()).containsExactlyInAnyOrder(1, 0);
            assertThat(games.remove("g")).isTrue();
            assertThat(games.remove("g")).isFalse();
            assertThat(games.game("g")).isEmpty();
            assertThat(log.after("g", 0)).isEmpty();
            assertThat(new Tokens(database).holder(token.text())).isEmpty();
            assertThat(log.append(act("g", 2, "b"))).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void a_revoked_token_is_unknown_at_once_whoever_looks_it_up_meanwhile(Kind kind) throws Exception {
        try (Database database = open(kind); ExecutorService others = Executors.newVirtualThreadPerTaskExecutor()) {
            new GameStore(database).add(game("g"), List.of());
            Tokens tokens = new Tokens(database);
            for (int round = 0; round < 30; round++) {
                Tokens.Issued token = tokens.issue("g", "white");
                tokens.keep(token);
                Future<?> looking = others.submit(() -> {
                    while (tokens.holder(token.text()).isPresent()) {
                        Thread.onSpinWait();
                    }
                });
                assertThat(tokens.revoke("g", token.id())).isTrue();
                assertThat(tokens.holder(token.text())).isEmpty();
                looking.get(10, TimeUnit.SECONDS);
                assertThat(tokens.revoke("g", token.id())).isFalse();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void a_record_is_kept_once_and_the_oldest_go_first(Kind kind) throws Exception {
        try (Database database = open(kind)) {
            RecordStore records = new RecordStore(database, 2);
            RecordStore.Stored first = records.put("a.pgn", new byte[] {1, 0, 2});
            assertThat(records.put("a.pgn", new byte[] {1, 0, 2}).id()).isEqualTo(first.id());
            assertThat(records.put("b.pgn", new byte[] {1, 0, 2}).id()).isNotEqualTo(first.id());
            assertThat(records.get(first.id()).orElseThrow().body()).containsExactly(1, 0, 2);
            // Looked at long ago, and now again: it stays, and the other goes.
            database.write(handle -> handle.execute("UPDATE record SET used = '2020-01-01T00:00:00Z'"));
            assertThat(records.get(first.id())).isPresent();
            records.put("c.pgn", new byte[] {3});
            assertThat(records.get(first.id())).isPresent();
        }
    }

    @Test
    void one_server_at_a_time_has_the_folder() throws Exception {
        try (Database database = Database.open(folder, null)) {
            assertThat(database.isShared()).isFalse();
            assertThatThrownBy(() -> Database.open(folder, null)).isInstanceOf(Database.UnavailableException.class)
                    .hasMessageContaining("another server uses the data folder");
        }
        Database.open(folder, null).close();
    }

    @Test
    void an_address_that_leads_nowhere_is_reported_without_its_password() {
        assertThatThrownBy(() -> Database.open(folder, "jdbc:mysql://me:secret@host/x?password=secret"))
                .isInstanceOf(Database.UnavailableException.class).hasMessageContaining("jdbc:postgresql://").hasMessageNotContaining("secret");
    }
}
