package org.openarbiter.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A client of a server on this machine. */
public final class Client implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String root;

    /** An answer. */
    public record Reply(int status, HttpResponse<byte[]> response) {
        public String text() {
            return new String(response.body(), StandardCharsets.UTF_8);
        }

        public JsonNode json() {
            try {
                return MAPPER.readTree(response.body());
            } catch (IOException e) {
                throw new AssertionError("no JSON: " + text(), e);
            }
        }

        public @Nullable String header(String name) {
            return response.headers().firstValue(name).orElse(null);
        }
    }

    public Client(int port) {
        root = "http://127.0.0.1:" + port;
    }

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    public String root() {
        return root;
    }

    public HttpClient http() {
        return http;
    }

    public Reply get(String path) {
        return send("GET", path, null, null);
    }

    public Reply get(String path, @Nullable String token) {
        return send("GET", path, token, null);
    }

    public Reply post(String path, @Nullable String token, byte[] body) {
        return send("POST", path, token, body);
    }

    public Reply post(String path, @Nullable String token, String body) {
        return send("POST", path, token, body.getBytes(StandardCharsets.UTF_8));
    }

    public Reply delete(String path, @Nullable String token) {
        return send("DELETE", path, token, null);
    }

    public Reply send(String method, String path, @Nullable String token, byte @Nullable [] body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(root + path)).timeout(Duration.ofSeconds(60));
        request.method(method, body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(body));
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            HttpResponse<byte[]> response = http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            return new Reply(response.statusCode(), response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** A game that has begun, with its tokens. */
    public record Game(Client client, String id, JsonNode begun) {
        public String token(String role) {
            for (JsonNode token : begun.get("tokens")) {
                if (token.get("role").asText().equals(role)) {
                    return token.get("token").asText();
                }
            }
            throw new AssertionError("no token for " + role);
        }

        public String path() {
            return "/v1/games/" + id;
        }

        public Reply act(String role, String act, int seen, String key) {
            return client.post(path() + "/acts", token(role), "{\"act\":" + act + ",\"seen\":" + seen + ",\"key\":\"" + key + "\"}");
        }

        /** Makes a play that has to be taken. */
        public JsonNode play(String role, String move, int seen) {
            Reply reply = act(role, "{\"kind\":\"play\",\"move\":\"" + move + "\"}", seen, "play-" + seen);
            if (reply.status() != 200) {
                throw new AssertionError(reply.text());
            }
            return reply.json();
        }

        public JsonNode state() {
            return client.get(path(), token("reader")).json();
        }
    }

    /** Begins a game. */
    public Game begin(String body) {
        Reply reply = post("/v1/games", null, body);
        if (reply.status() != 201) {
            throw new AssertionError(reply.text());
        }
        return new Game(this, reply.json().get("id").asText(), reply.json());
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
