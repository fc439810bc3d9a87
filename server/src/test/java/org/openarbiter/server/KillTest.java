package org.openarbiter.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server that is killed again and again while it is played on loses no act it has acknowledged, and takes none twice. */
class KillTest {
    private static final int GAMES = 6;
    private static final int LONGEST_LIFE_MILLIS = 1_200;
    private static final int REPORTED = 20;

    @TempDir
    private Path folder;

    @Test
    @Timeout(120)
    void ten_kills_on_sqlite_lose_nothing() throws Exception {
        kill(10, null);
    }

    @Test
    @Timeout(120)
    void three_kills_on_postgresql_lose_nothing() throws Exception {
        kill(3, Postgres.database());
    }

    @Test
    @Tag("long")
    @Timeout(3_600)
    void two_hundred_kills_on_sqlite_lose_nothing() throws Exception {
        kill(200, null);
    }

    @Test
    @Tag("long")
    @Timeout(1_200)
    void fifty_kills_on_postgresql_lose_nothing() throws Exception {
        kill(50, Postgres.database());
    }

    private void kill(int times, @Nullable String database) throws Exception {
        long seed = Long.getLong("arbiter.seed", System.nanoTime());
        System.out.println("KillTest: -Darbiter.seed=" + seed);
        Random random = new Random(seed);
        List<Client> clients = new ArrayList<>();
        ServerProcess server = ServerProcess.start(folder, database);
        AtomicReference<Client> current = new AtomicReference<>(client(server, clients));
        try (Players players = new Players(seed, any -> current.get())) {
            players.begin(GAMES);
            for (int i = 0; i < times; i++) {
                Thread.sleep(50 + random.nextInt(LONGEST_LIFE_MILLIS));
                server.kill();
                List<Map<Integer, Players.Acknowledged>> known = new ArrayList<>();
                players.matches().forEach(match -> known.add(new TreeMap<>(match.acknowledged())));
                server = ServerProcess.start(folder, database);
                Client fresh = client(server, clients);
                for (int game = 0; game < GAMES; game++) {
                    Players.check(fresh, players.matches().get(game), known.get(game));
                }
                // Only now, so that the rulings are those of what was played again from the database, and of nothing that followed.
                current.set(fresh);
                players.check();
                if (i % REPORTED == REPORTED - 1) {
                    System.out.println("KillTest: " + (i + 1) + " kills, " + players.acts() + " acts");
                }
            }
            Thread.sleep(LONGEST_LIFE_MILLIS);
            players.stop();
            server.kill();
            server = ServerProcess.start(folder, database);
            Client last = client(server, clients);
            for (Players.Match match : players.matches()) {
                Players.checkAtTheEnd(last, match);
                assertThat(match.acts()).as("a game in which nothing happened shows nothing").isPositive();
            }
            System.out.println("KillTest: " + times + " kills, " + players.acts() + " acts, " + players.retries() + " sent again");
            assertThat(players.retries()).isPositive();
            assertThat(server.stop()).isTrue();
            assertThat(Files.readString(ServerProcess.log(folder))).isEmpty();
        } finally {
            server.close();
            clients.forEach(Client::close);
        }
    }

    private static Client client(ServerProcess server, List<Client> clients) {
        Client client = new Client(server.port());
        clients.add(client);
        return client;
    }
}
