package org.openarbiter.server;

import org.openarbiter.server.setup.Settings;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two servers on one PostgreSQL, both written to: every act once, in order, heard on both. */
@Timeout(120)
class TwoServersTest {
    private static final Pattern SEQ = Pattern.compile("\"seq\":(\\d+)");
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    /** A follower of a game, with the numbers of the acts it has heard. */
    private static final class Ear {
        private final List<Integer> heard = new CopyOnWriteArrayList<>();

        void hear(String act) {
            Matcher seq = SEQ.matcher(act);
            if (seq.find()) {
                heard.add(Integer.parseInt(seq.group(1)));
            }
        }
    }

    private Server start(String name, String database) throws Exception {
        return Server.start(Settings.local(folder.resolve(name), 0).withDatabase(database).with(Settings.Bounds.USUAL.forOneClient()));
    }

    @Test
    void acts_taken_by_either_are_there_once_in_order_and_heard_on_both() throws Exception {
        long seed = Long.getLong("arbiter.seed", System.nanoTime());
        System.out.println("TwoServersTest: -Darbiter.seed=" + seed);
        String database = Postgres.database();
        try (Server one = start("one", database); Server two = start("two", database);
                Client first = new Client(one.port()); Client second = new Client(two.port());
                Players players = new Players(seed, random -> random.nextBoolean() ? first : second)) {
            players.begin(6);
            List<Ear> ears = new ArrayList<>();
            for (Client client : List.of(first, second)) {
                for (Players.Match match : players.matches()) {
                    ears.add(events(client, match));
                    ears.add(socket(client, match));
                }
            }
            Thread.sleep(8_000);
            players.stop();
            System.out.println("TwoServersTest: " + players.acts() + " acts");
            assertThat(players.acts()).isGreaterThan(100);
            for (Players.Match match : players.matches()) {
                Players.catchUp(first, match);
                Players.catchUp(second, match);
                Players.checkAtTheEnd(first, match);
                Players.checkAtTheEnd(second, match);
            }
            int ear = 0;
            for (Client client : List.of(first, second)) {
                for (Players.Match match : players.matches()) {
                    List<Integer> all = IntStream.rangeClosed(1, match.acts()).boxed().toList();
                    for (int kind = 0; kind < 2; kind++) {
                        Ear one1 = ears.get(ear++);
                        await(() -> one1.heard.size() >= all.size());
                        assertThat(one1.heard).as(client.root() + match.path()).isEqualTo(all);
                    }
                }
            }
        }
    }

    @Test
    void a_game_removed_and_a_token_revoked_on_one_are_so_on_the_other() throws Exception {
        String database = Postgres.database();
        try (Server one = start("one", database); Server two = start("two", database);
                Client first = new Client(one.port()); Client second = new Client(two.port())) {
            Client.Game game = first.begin("{\"case\":{\"game\":\"chess\"},\"open\":false}");
            assertThat(second.get(game.path(), game.token("white")).status()).isEqualTo(200);
            String id = "";
            for (var token : game.begun().get("tokens")) {
                id = token.get("role").asText().equals("white") ? token.get("id").asText() : id;
            }
            assertThat(first.delete(game.path() + "/tokens/" + id, game.token("arbiter")).status()).isEqualTo(204);
            await(() -> second.get(game.path(), game.token("white")).status() == 401);
            assertThat(first.delete(game.path(), game.token("arbiter")).status()).isEqualTo(204);
            await(() -> second.get(game.path(), game.token("reader")).status() == 404);
        }
    }

    private static void await(BooleanSupplier done) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!done.getAsBoolean()) {
            if (System.nanoTime() > end) {
                return;
            }
            Thread.sleep(20);
        }
    }

    private static Ear events(Client client, Players.Match match) throws Exception {
        Ear ear = new Ear();
        HttpResponse<java.io.InputStream> response = client.http().send(
                HttpRequest.newBuilder(URI.create(client.root() + match.path() + "/events"))
                        .header("Authorization", "Bearer " + match.token("reader")).timeout(PATIENCE).build(),
                HttpResponse.BodyHandlers.ofInputStream());
        assertThat(response.statusCode()).isEqualTo(200);
        Thread.ofVirtual().start(() -> {
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.startsWith("data: ")) {
                        ear.hear(line);
                    }
                }
            } catch (IOException e) {
                // The server has stopped.
            }
        });
        return ear;
    }

    private static Ear socket(Client client, Players.Match match) {
        Ear ear = new Ear();
        WebSocket socket = client.http().newWebSocketBuilder().buildAsync(
                URI.create(client.root().replace("http", "ws") + match.path() + "/socket"), new WebSocket.Listener() {
                    private final StringBuilder text = new StringBuilder();

                    @Override
                    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
                        text.append(data);
                        if (last) {
                            ear.hear(text.toString());
                            text.setLength(0);
                        }
                        from.request(1);
                        return null;
                    }
                }).orTimeout(PATIENCE.toSeconds(), java.util.concurrent.TimeUnit.SECONDS).join();
        socket.sendText("{\"token\":\"" + match.token("reader") + "\"}", true).join();
        return ear;
    }
}
