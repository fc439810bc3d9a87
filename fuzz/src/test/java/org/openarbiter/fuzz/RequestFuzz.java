package org.openarbiter.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.openarbiter.server.Server;
import org.openarbiter.server.setup.Settings;

/** Whatever stands in the body of a request, it is answered with what was asked for or with a problem, and never with a fault. */
class RequestFuzz {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static Server server;
    private static HttpClient client;
    private static String root;
    private static List<String> paths;
    private static String token;

    @BeforeAll
    static void start() throws Exception {
        server = Server.start(Settings.local(Files.createTempDirectory("arbiter-fuzz"), 0).with(Settings.Bounds.USUAL.forOneClient()));
        client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        root = "http://127.0.0.1:" + server.port();
        JsonNode game = MAPPER.readTree(post("/v1/games", "", "{\"case\":{\"game\":\"chess\"}}".getBytes(StandardCharsets.UTF_8)).body());
        token = game.get("tokens").get(0).get("token").asText();
        String path = "/v1/games/" + game.get("id").asText();
        paths = List.of(path + "/acts", path + "/preview", "/v1/games", "/v1/rulings", "/v1/records", "/v1/go/analysis");
    }

    @AfterAll
    static void stop() {
        client.close();
        server.close();
    }

    private static HttpResponse<byte[]> post(String path, String holder, byte[] body) throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(URI.create(root + path)).timeout(PATIENCE).header("Authorization", "Bearer " + holder)
                        .POST(HttpRequest.BodyPublishers.ofByteArray(body)).build(),
                HttpResponse.BodyHandlers.ofByteArray());
    }

    @FuzzTest(maxDuration = "5s")
    void anyBodyIsAnswered(byte[] input) throws IOException, InterruptedException {
        if (input.length == 0) {
            return;
        }
        String path = paths.get(Math.floorMod(input[0], paths.size()));
        byte[] body = Arrays.copyOfRange(input, 1, input.length);
        HttpResponse<byte[]> answer = post(path, path.contains("/acts") ? token : "", body);
        String text = new String(answer.body(), StandardCharsets.UTF_8);
        assertThat(answer.statusCode()).as("%s: %s", path, text).isBetween(200, 499);
        for (String line : text.lines().toList()) {
            assertThat(MAPPER.readTree(line).isObject()).as(line).isTrue();
        }
        if (answer.statusCode() >= 400) {
            assertThat(answer.headers().firstValue("content-type").orElse("")).startsWith("application/problem+json");
        }
    }
}
