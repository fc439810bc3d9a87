package org.openarbiter.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.Tokens;

/** Under which names a server answers, whom it takes for the client, and what it says to HEAD. */
@Timeout(60)
class GuardTest {
    @TempDir
    private Path folder;

    private static String ask(int port, String method, String path, String... headers) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write((method + " " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers)
                    + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void a_server_for_this_machine_alone_goes_by_no_other_name() throws Exception {
        try (Server server = Server.start(Settings.local(folder, 0))) {
            for (String name : List.of("localhost", "LOCALHOST:80", "127.0.0.1:" + server.port(), "[::1]:8080")) {
                assertThat(ask(server.port(), "GET", "/v1/games", "Host: " + name)).as(name).startsWith("HTTP/1.1 200");
            }
            for (String name : List.of("evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80")) {
                assertThat(ask(server.port(), "GET", "/v1/games", "Host: " + name)).as(name).startsWith("HTTP/1.1 403")
                        .contains("unknown host name");
                assertThat(ask(
                        server.port(), "GET", "/v1/games/x/socket", "Host: " + name, "Upgrade: websocket", "Connection: Upgrade",
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13")).as(name).startsWith("HTTP/1.1 403");
            }
        }
    }

    @Test
    void behind_a_proxy_the_client_is_the_last_whom_the_proxy_names() throws Exception {
        Settings usual = Settings.local(folder, 0);
        Settings settings = new Settings(
                usual.host(), 0, folder, null, List.of(), true, false, Settings.Bounds.USUAL.withRequestsPerMinute(3));
        try (Server server = Server.start(settings)) {
            for (int i = 0; i < 3; i++) {
                assertThat(ask(server.port(), "GET", "/healthz", "Host: club.example", "X-Forwarded-For: 1.2.3." + i + ", 9.9.9.9"))
                        .startsWith("HTTP/1.1 200");
            }
            assertThat(ask(server.port(), "GET", "/healthz", "Host: club.example", "X-Forwarded-For: 1.2.3.77, 9.9.9.9"))
                    .startsWith("HTTP/1.1 429");
            assertThat(ask(server.port(), "GET", "/healthz", "Host: club.example", "X-Forwarded-For: 9.9.9.9, 9.9.9.8"))
                    .startsWith("HTTP/1.1 200");
            for (int i = 0; i < 3; i++) {
                assertThat(ask(server.port(), "GET", "/healthz", "Host: club.example", "X-Forwarded-For: 2001:db8:1:2::" + i))
                        .startsWith("HTTP/1.1 200");
            }
            assertThat(ask(server.port(), "GET", "/healthz", "Host: club.example", "X-Forwarded-For: 2001:db8:1:2:ffff::1"))
                    .startsWith("HTTP/1.1 429");
        }
    }

    @Test
    void a_wrong_handshake_is_told_what_a_right_one_has() throws Exception {
        List<String> right = List.of(
                "Host: localhost", "Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
        try (Server server = Server.start(Settings.local(folder, 0))) {
            assertThat(ask(server.port(), "GET", "/v1/games/x/socket?after=-1", right.toArray(String[]::new))).contains("after must be an integer");
            String what = "this path is a WebSocket; expected a GET request";
            for (int missing = 1; missing < right.size(); missing++) {
                List<String> headers = new ArrayList<>(right);
                boolean isConnection = headers.remove(missing).startsWith("Connection");
                refused(server, "GET", headers, isConnection ? "with the header Upgrade, Connection: Upgrade is expected" : what);
            }
            refused(server, "GET", right.stream().map(header -> header.replace("13", "8")).toList(), what);
            refused(server, "POST", right, what);
        }
    }

    private static void refused(Server server, String method, List<String> headers, String what) throws IOException {
        assertThat(ask(server.port(), method, "/v1/games/x/socket", headers.toArray(String[]::new))).as(method + " " + headers)
                .startsWith("HTTP/1.1 400").contains("application/problem+json", what);
    }

    @Test
    void a_request_for_a_socket_begins_no_session_and_is_refused_with_a_reason() throws Exception {
        try (Server server = Server.start(Settings.local(folder, 0))) {
            for (String query : List.of("after=-1", "after=abc", "x=1")) {
                String refused = ask(
                        server.port(), "GET", "/v1/games/x/socket?" + query, "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13");
                assertThat(refused).startsWith("HTTP/1.1 400").contains("application/problem+json").doesNotContain("Set-Cookie");
                assertThat(refused).contains(query.startsWith("after") ? "after must be an integer from 0 to 2147483647" : "x");
                assertThat(refused.substring(refused.indexOf("\r\n\r\n"))).contains("\"status\":400");
            }
        }
    }

    @Test
    void head_says_what_get_says() throws Exception {
        try (Server server = Server.start(Settings.local(folder, 0))) {
            assertThat(ask(server.port(), "HEAD", "/readyz", "Host: localhost")).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
            assertThat(ask(server.port(), "HEAD", "/v1/games/none", "Host: localhost")).startsWith("HTTP/1.1 404").endsWith("\r\n\r\n");
        }
    }

    @Test
    void a_new_token_of_the_operator_revokes_the_old_one() throws Exception {
        try (Server server = Server.start(Settings.local(folder, 0)); Client client = new Client(server.port())) {
            Tokens.Issued old = server.tokens().issue(null, Tokens.OPERATOR);
            server.tokens().keep(old);
            Client.Game game = client.begin("{\"case\":{\"game\":\"chess\"},\"open\":false}");
            assertThat(client.get(game.path(), old.text()).status()).isEqualTo(200);
            server.tokens().revokeOperator();
            assertThat(server.tokens().hasOperator()).isFalse();
            assertThat(client.get(game.path(), old.text()).status()).isEqualTo(401);
        }
    }
}
