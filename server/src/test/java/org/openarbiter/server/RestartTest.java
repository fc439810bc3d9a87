package org.openarbiter.server;

import org.openarbiter.server.setup.Settings;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What two players and an arbiter do is the same on both databases, and after a restart. */
@Timeout(60)
class RestartTest {
    @TempDir
    private Path folder;

    private Server start(@Nullable String database) throws Exception {
        return Server.start(Settings.local(folder, 0).withDatabase(database).with(Settings.Bounds.USUAL.forOneClient()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_game_goes_on_after_a_restart_as_if_nothing_had_been(boolean postgresql) throws Exception {
        String database = postgresql ? Postgres.database() : null;
        JsonNode before;
        JsonNode acts;
        Client.Game begun;
        String record;
        try (Server server = start(database); Client client = new Client(server.port())) {
            Client.Game game = client.begin("{\"case\":{\"game\":\"chess\",\"rules\":\"chess:fide-2023\"},\"open\":false}");
            int seen = 0;
            for (int round = 0; round < 2; round++) {
                for (String move : List.of("g1f3", "g8f6", "f3g1", "f6g8")) {
                    game.play(seen % 2 == 0 ? "white" : "black", move, seen);
                    seen++;
                }
            }
            assertThat(game.act("white", "{\"kind\":\"play\",\"move\":\"e2e5\"}", 8, "illegal").status()).isEqualTo(422);
            assertThat(game.act("white", "{\"kind\":\"undo\"}", 8, "back").status()).isEqualTo(200);
            before = game.state();
            assertThat(before.has("proposal")).isTrue();
            acts = client.get(game.path() + "/acts", game.token("reader")).json();
            record = client.post("/v1/records", null, "1. e4 e5 *".getBytes(StandardCharsets.UTF_8)).json().get("id").asText();
            begun = game;
        }
        try (Server server = start(database); Client client = new Client(server.port())) {
            Client.Game game = new Client.Game(client, begun.id(), begun.begun());
            assertThat(game.state()).isEqualTo(before);
            assertThat(client.get(game.path() + "/acts", game.token("reader")).json()).isEqualTo(acts);
            assertThat(client.get(game.path()).status()).isEqualTo(401);
            assertThat(client.get("/v1/records/" + record).status()).isEqualTo(200);
            JsonNode again = game.act("white", "{\"kind\":\"undo\"}", 8, "back").json();
            assertThat(again.get("again").asBoolean()).isTrue();
            assertThat(game.act("black", "{\"kind\":\"play\",\"move\":\"e7e5\"}", 3, "late").status()).isEqualTo(409);
            // Black agrees with what White proposed before the restart.
            assertThat(game.act("black", "{\"kind\":\"undo\"}", 9, "back").json().get("state").get("plies").asInt()).isEqualTo(7);
            game.play("black", "f6g8", 10);
            JsonNode claimed = game.act("white", "{\"kind\":\"claim\",\"claim\":\"threefold\"}", 11, "claim").json();
            assertThat(claimed.get("state").get("ruling").get("outcome").get("kind").asText()).isEqualTo("draw");
            assertThat(client.delete(game.path(), game.token("arbiter")).status()).isEqualTo(204);
            assertThat(client.get(game.path(), game.token("arbiter")).status()).isEqualTo(404);
        }
    }
}
