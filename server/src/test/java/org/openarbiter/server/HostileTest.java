package org.openarbiter.server;

import org.openarbiter.server.setup.Settings;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.server.store.Tokens;
import org.slf4j.LoggerFactory;

/** Whatever a client sends, it is refused with a reason or cut off; others are unharmed, and no fault of the server is logged. */
@Timeout(60)
class HostileTest {
    private static final String CHESS = "{\"case\":{\"game\":\"chess\"}}";
    private static final int PATIENCE_MILLIS = 10_000;

    @TempDir
    private static Path folder;

    private static Server server;
    private static Client client;
    private static final ListAppender<ILoggingEvent> LOGGED = new ListAppender<>();

    @BeforeAll
    static void start() throws Exception {
        LOGGED.start();
        context().getLogger("ROOT").addAppender(LOGGED);
        Settings settings = Settings.local(folder, 0).with(Settings.Bounds.USUAL.forOneClient());
        server = Server.start(new Settings(
                settings.host(), 0, folder, null, List.of("https://club.example"), settings.behindProxy(), settings.logRequests(),
                settings.bounds()));
        client = new Client(server.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        server.close();
        context().getLogger("ROOT").detachAppender(LOGGED);
    }

    private static LoggerContext context() {
        return (LoggerContext) LoggerFactory.getILoggerFactory();
    }

    @AfterEach
    void others_are_unharmed_and_nothing_was_the_fault_of_the_server() {
        assertThat(client.get("/healthz").status()).isEqualTo(200);
        client.begin(CHESS).play("white", "e2e4", 0);
        assertThat(LOGGED.list).filteredOn(event -> event.getLevel().isGreaterOrEqual(Level.ERROR)).isEmpty();
    }

    private static void refused(Client.Reply reply, int... statuses) {
        assertThat(reply.status()).as(reply.text()).isIn(java.util.Arrays.stream(statuses).boxed().toList());
        assertThat(reply.header("content-type")).startsWith("application/problem+json");
        assertThat(reply.json().get("detail").asText()).isNotBlank();
        assertThat(reply.text()).doesNotContain("Exception").doesNotContain("\\tat ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a%2", "%", "%zz", "50%25%"})
    void a_broken_escape_in_the_query_is_refused(String name) throws IOException {
        String answer = raw("POST /v1/rulings?name=" + name + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\n\r\n",
                "1. e4 *".getBytes(StandardCharsets.US_ASCII), false);
        assertThat(answer).startsWith("HTTP/1.1 400").contains("application/problem+json", "percent sign is written %25");
        assertThat(client.post("/v1/rulings?name=50%25", null, "1. e4 *").text()).contains("50%#1");
    }

    /** Sends bytes as they are and reads until the server closes or says nothing for a while. */
    private static String raw(String head, byte[] body, boolean close) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(1_000);
            OutputStream out = socket.getOutputStream();
            try {
                out.write(head.getBytes(StandardCharsets.ISO_8859_1));
                out.write(body);
                out.flush();
                if (close) {
                    socket.shutdownOutput();
                }
            } catch (IOException e) {
                // It has heard enough.
            }
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            try {
                InputStream in = socket.getInputStream();
                byte[] piece = new byte[8_192];
                for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
                    answer.write(piece, 0, read);
                }
            } catch (SocketTimeoutException e) {
                // It keeps the connection.
            } catch (IOException e) {
                // It has cut it off.
            }
            String text = answer.toString(StandardCharsets.ISO_8859_1);
            assertThat(text).doesNotContain("Exception").doesNotContain("\tat ");
            return text;
        }
    }

    private static String head(String line, String... headers) {
        StringBuilder head = new StringBuilder(line).append(" HTTP/1.1\r\nHost: 127.0.0.1\r\n");
        for (String header : headers) {
            head.append(header).append("\r\n");
        }
        return head.append("\r\n").toString();
    }

    @Test
    void bodies_that_are_too_long_are_refused_with_and_without_a_length() throws IOException {
        byte[] large = new byte[300_000];
        refused(client.post("/v1/games", null, large), 413);
        refused(client.post(client.begin(CHESS).path() + "/acts", client.begin(CHESS).token("white"), large), 403, 413);
        refused(client.post("/v1/rulings", null, new byte[(8 << 20) + 1]), 413);
        ByteArrayOutputStream chunks = new ByteArrayOutputStream();
        for (int i = 0; i < 40; i++) {
            chunks.writeBytes("2000\r\n".getBytes(StandardCharsets.US_ASCII));
            chunks.writeBytes(new byte[0x2000]);
            chunks.writeBytes("\r\n".getBytes(StandardCharsets.US_ASCII));
        }
        assertThat(raw(head("POST /v1/games", "Transfer-Encoding: chunked"), chunks.toByteArray(), false))
                .startsWith("HTTP/1.1 413").contains("problem:too-large");
    }

    @Test
    void a_refusal_reaches_who_still_sends() throws Exception {
        for (int i = 0; i < 50; i++) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                OutputStream out = socket.getOutputStream();
                out.write(head("POST /v1/games", "Content-Length: 3000000").getBytes(StandardCharsets.US_ASCII));
                for (int piece = 0; piece < 30; piece++) {
                    // The server has long refused; no write may fail, and the answer is there at the end.
                    out.write(new byte[100_000]);
                }
                assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)).startsWith("HTTP/1.1 413");
            }
        }
    }

    @Test
    void bodies_that_break_off_change_nothing() throws IOException {
        raw(head("POST /v1/games", "Content-Length: 1000"), CHESS.getBytes(StandardCharsets.US_ASCII), true);
        raw(head("POST /v1/games", "Transfer-Encoding: chunked"), "ffff\r\n{\"case\"".getBytes(StandardCharsets.US_ASCII), true);
        assertThat(raw(head("POST /v1/games", "Transfer-Encoding: chunked"), "zz\r\n{}".getBytes(StandardCharsets.US_ASCII), true))
                .startsWith("HTTP/1.1 400");
    }

    @Test
    void json_that_is_none_or_says_two_things_is_refused() {
        List<String> bodies = new ArrayList<>(List.of(
                "[".repeat(100_000), "{\"case\":".repeat(30_000), "{\"case\":{\"game\":\"chess\"},\"case\":{\"game\":\"go\"}}",
                CHESS + CHESS, "{\"case\":{\"game\":\"chess\",\"id\":\"\\ud800\"}}", "{\"case\":{\"game\":\"" + "x".repeat(200_000) + "\"}}",
                "{\"case\":{\"game\":1" + "0".repeat(5_000) + "}}", "\0\0\0", "{\"case\":{\"game\":\"go\",\"board\":\"2000000000\"}}",
                "{\"case\":{\"game\":\"go\",\"board\":\"ring:2000000000\"}}", "{\"case\":{\"game\":\"go\",\"board\":\"ring:-1\"}}"));
        for (String board : List.of("99999x99999", "1000", "complete:1000000", "torus:99999", "graph:a-b")) {
            bodies.add("{\"case\":{\"game\":\"go\",\"board\":\"" + board + "\"}}");
        }
        for (String body : bodies) {
            refused(client.post("/v1/games", null, body), 400, 422);
        }
    }

    @Test
    void a_seat_is_called_neither_operator_nor_arbiter_nor_like_another() {
        for (String players : List.of("[\"operator\",\"B\"]", "[\"A\",\"Arbiter\"]", "[\"reader\",\"B\"]", "[\"a\",\"A\"]", "[\"\",\"B\"]",
                "[\"A\\u0000\",\"B\"]", "[\"" + "A".repeat(101) + "\",\"B\"]")) {
            refused(client.post("/v1/games", null, "{\"case\":{\"game\":\"go\",\"players\":" + players + "}}"), 400, 422);
        }
        refused(client.post("/v1/games", null, "{\"case\":{\"game\":\"chess\"},\"names\":{\"whit\":\"Ann\"}}"), 400);
        for (String name : List.of("A\\nB", "\\u001b[31mAnn", "Ann\\u0000", "\\u009b2J", "Ann\\u202e", "\\u2066Ann\\u2069")) {
            refused(client.post("/v1/games", null, "{\"case\":{\"game\":\"chess\"},\"names\":{\"white\":\"" + name + "\"}}"), 400);
        }
    }

    @Test
    void names_with_markup_come_back_as_json_and_nothing_else() {
        Client.Game game = client.begin("{\"case\":{\"game\":\"chess\"},\"names\":{\"white\":\"<script>alert(1)</script>\"}}");
        for (String path : List.of(game.path(), "/v1/games", game.path() + "/view", "/v1/games/%3Cscript%3E", "/%3Cscript%3E")) {
            Client.Reply reply = client.get(path);
            assertThat(reply.header("content-type")).startsWith("application/").contains("json");
            assertThat(reply.header("x-content-type-options")).isEqualTo("nosniff");
            assertThat(reply.header("content-security-policy")).contains("default-src 'none'");
            reply.json();
        }
        Client.Reply record = client.get(game.path() + "/record?format=pgn");
        assertThat(record.header("content-disposition")).isEqualTo("attachment; filename=\"" + game.id() + ".pgn\"");
    }

    @Test
    void tokens_open_their_own_game_only_and_only_until_they_are_revoked() {
        Client.Game mine = client.begin("{\"case\":{\"game\":\"chess\"},\"open\":false}");
        Client.Game yours = client.begin(CHESS);
        refused(client.get(mine.path()), 401);
        refused(client.get(mine.path(), yours.token("arbiter")), 403);
        refused(client.get(mine.path(), "arb_guess"), 401);
        refused(client.get(mine.path(), "x".repeat(5_000)), 401);
        refused(client.post(mine.path() + "/acts", yours.token("white"), "{}"), 403);
        refused(client.delete(mine.path(), mine.token("white")), 403);
        refused(client.post(mine.path() + "/tokens", mine.token("white"), "{\"role\":\"arbiter\"}"), 403);
        refused(client.post(mine.path() + "/tokens", mine.token("arbiter"), "{\"role\":\"operator\"}"), 400);
        String id = mine.begun().get("tokens").get(0).get("id").asText();
        refused(client.delete(yours.path() + "/tokens/" + id, yours.token("arbiter")), 404);
        assertThat(mine.act("white", "{\"kind\":\"play\",\"move\":\"e2e4\"}", 0, "a").status()).isEqualTo(200);
        assertThat(client.delete(mine.path() + "/tokens/" + id, mine.token("arbiter")).status()).isEqualTo(204);
        refused(mine.act("white", "{\"kind\":\"play\",\"move\":\"e2e4\"}", 0, "a"), 401);
    }

    @Test
    void keys_and_numbers_that_make_no_sense_are_refused() {
        Client.Game game = client.begin(CHESS);
        String play = "{\"kind\":\"play\",\"move\":\"e2e4\"}";
        for (String rest : List.of("\"seen\":0", "\"seen\":0,\"key\":\"\"", "\"seen\":0,\"key\":\"" + "k".repeat(65) + "\"",
                "\"seen\":0,\"key\":\"\\u0000\"", "\"seen\":-1,\"key\":\"k\"", "\"seen\":1e99,\"key\":\"k\"", "\"seen\":99999999999,\"key\":\"k\"",
                "\"seen\":\"0\",\"key\":\"k\"", "\"key\":\"k\"")) {
            refused(client.post(game.path() + "/acts", game.token("white"), "{\"act\":" + play + "," + rest + "}"), 400);
        }
        refused(game.act("white", play, 5, "k"), 409);
        for (String act : List.of("{\"kind\":\"legal\"}", "{\"kind\":\"decide\",\"outcome\":\"1-0\"}", "{\"kind\":\"nonsense\"}", "{}",
                "{\"kind\":\"play\"}", "{\"kind\":\"play\",\"move\":\"" + "e".repeat(10_000) + "\"}", "{\"kind\":\"play\",\"move\":\"e2e4\",\"by\":\"black\"}")) {
            refused(game.act("white", act, 0, "k"), 400, 403, 422);
        }
        assertThat(game.state().get("acts").asInt()).isZero();
    }

    @Test
    void pages_of_other_origins_are_refused_but_for_those_that_are_allowed() throws Exception {
        refused(client.send("GET", "/v1/games", null, null, "Origin", "https://evil.example"), 403);
        refused(client.send("GET", "/v1/games", null, null, "Origin", "null"), 403);
        refused(client.send("POST", "/v1/games", null, CHESS.getBytes(StandardCharsets.UTF_8), "Origin", "::"), 403);
        Client.Reply asked = client.send("OPTIONS", "/v1/games", null, null, "Origin", "https://club.example",
                "Access-Control-Request-Method", "POST", "Access-Control-Request-Headers", "authorization,content-type");
        assertThat(asked.status()).isEqualTo(204);
        assertThat(asked.header("access-control-allow-origin")).isEqualTo("https://club.example");
        Client.Game game = client.begin(CHESS);
        String upgrade = head("GET " + game.path() + "/socket", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Origin: https://evil.example");
        assertThat(raw(upgrade, new byte[0], false)).startsWith("HTTP/1.1 403");
        assertThat(raw(upgrade.replace("evil", "club"), new byte[0], false)).startsWith("HTTP/1.1 101");
        for (String query : List.of("?after=x", "?after=-1", "?after=1&after=2", "?before=1")) {
            assertThat(raw(upgrade.replace("evil", "club").replace("/socket", "/socket" + query), new byte[0], false))
                    .as(query).startsWith("HTTP/1.1 400");
        }
    }

    @Test
    void paths_methods_and_queries_that_make_no_sense_are_refused() throws IOException {
        for (String path : List.of("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..;/pom.xml", "//etc/passwd", "/v1/games/%00",
                "/v1/games/%2e%2e", "/v1/games/" + "x".repeat(2_000), "/%zz", "/v1/records/..%2f..%2fx", "/web/index.html", "/\\..\\x")) {
            String answer = raw(head("GET " + path, "Connection: close"), new byte[0], false);
            assertThat(answer).as(path).containsPattern("^HTTP/1.1 4\\d\\d").doesNotContain("root:");
        }
        for (String query : List.of("?after=%zz", "?after=%ff", "?after=x", "?after=99999999999", "?after=-1", "?%00")) {
            String path = client.begin(CHESS).path();
            assertThat(raw(head("GET " + path + "/acts" + query, "Connection: close"), new byte[0], false))
                    .as(query).containsPattern("^HTTP/1.1 [24]\\d\\d");
        }
        for (String method : List.of("PUT", "PATCH", "TRACE", "CONNECT", "BREW", "get", "OPTIONS")) {
            assertThat(raw(head(method + " /v1/games", "Connection: close"), new byte[0], false)).as(method).containsPattern("^HTTP/1.1 4\\d\\d");
        }
        assertThat(raw("nonsense\r\n\r\n", new byte[0], true)).startsWith("HTTP/1.1 400");
        assertThat(raw(head("GET /v1/games", "X: " + "x".repeat(100_000)), new byte[0], false)).startsWith("HTTP/1.1 431");
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 5_000; i++) {
            many.append("X-").append(i).append(": ").append(i).append("\r\n");
        }
        assertThat(raw("GET /v1/games HTTP/1.1\r\nHost: x\r\n" + many + "\r\n", new byte[0], false)).startsWith("HTTP/1.1 431");
    }

    /** The server closes after such a head: a client that is not told would send its next request there. */
    @Test
    void a_head_that_no_route_sees_gets_a_problem_and_is_told_that_the_connection_ends() throws IOException {
        String large = head("GET /v1/games", "X: " + "x".repeat(100_000));
        for (String sent : List.of(head("GET /../pom.xml", "X: y"), head("GET /%2e%2e/%2e%2e/etc/passwd", "X: y"), "nonsense\r\n\r\n", large)) {
            String answer = raw(sent, new byte[0], false);
            assertThat(answer).containsPattern("(?im)^connection: close$").containsPattern("(?im)^content-type: application/problem\\+json$");
            String status = answer.substring("HTTP/1.1 ".length(), "HTTP/1.1 ".length() + 3);
            assertThat(answer).contains("\"status\":" + status).contains("the request line or headers are invalid: "
                    + (sent.equals(large) ? "they are too long" : "expected a line such as GET "));
        }
    }

    @Test
    void records_that_are_none_or_hide_too_much_are_refused() throws IOException {
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        try (GZIPOutputStream packed = new GZIPOutputStream(bomb)) {
            byte[] blank = " ".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
            packed.write("[Event \"x\"]\n\n1. e4 {".getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < 200; i++) {
                packed.write(blank);
            }
        }
        Client.Reply reply = client.post("/v1/rulings", null, bomb.toByteArray());
        assertThat(reply.text()).contains("bytes");
        assertThat(reply.text().length()).isLessThan(100_000);
        byte[] cut = java.util.Arrays.copyOf(bomb.toByteArray(), 5_000);
        for (byte[] body : List.of(new byte[100_000], cut, new byte[] {0x1f, (byte) 0x8b, 8, 1}, "\0\1\2\3".getBytes(StandardCharsets.US_ASCII))) {
            for (String path : List.of("/v1/rulings", "/v1/records")) {
                assertThat(client.post(path, null, body).status()).isIn(200, 201, 400, 413, 422);
            }
        }
        refused(client.post("/v1/rulings?format=nonsense", null, "x"), 400);
        refused(client.post("/v1/rulings?rules=%00", null, "x"), 400, 422);
        refused(client.post("/v1/records?name=%00", null, "1. e4 *"), 400);
        refused(client.post("/v1/records?name=" + "x".repeat(300), null, "1. e4 *"), 400);
        refused(client.post("/v1/go/analysis", null, "{\"record\":\"x\",\"ply\":0}"), 404);
        refused(client.post("/v1/go/analysis", null, "{\"record\":\"x\",\"game\":\"y\",\"ply\":0}"), 400);
    }

    @Test
    void messages_to_a_socket_that_make_no_sense_close_it() throws Exception {
        Client.Game game = client.begin("{\"case\":{\"game\":\"chess\"},\"open\":false}");
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        for (String message : List.of("nonsense", "{\"token\":1}", "{\"token\":\"arb_x\"}", "[]", "x".repeat(100_000))) {
            socket(game, heard).sendText(message, true);
            assertThat(heard.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)).as(message.substring(0, 2)).startsWith("closed");
        }
        socket(game, heard).sendBinary(ByteBuffer.allocate(5_000), true);
        assertThat(heard.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)).startsWith("closed");
        Client.Game open = client.begin(CHESS);
        WebSocket good = socket(open, heard);
        good.sendText("what it says is of no concern", true);
        open.play("white", "e2e4", 0);
        assertThat(heard.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)).contains("\"seq\":1");
        good.abort();
    }

    private static WebSocket socket(Client.Game game, BlockingQueue<String> heard) {
        return client.http().newWebSocketBuilder().buildAsync(
                URI.create(client.root().replace("http", "ws") + game.path() + "/socket"), new WebSocket.Listener() {
                    @Override
                    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
                        heard.add(data.toString());
                        socket.request(1);
                        return null;
                    }

                    @Override
                    public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
                        heard.add("closed " + code);
                        return null;
                    }

                    @Override
                    public void onError(WebSocket socket, Throwable error) {
                        heard.add("closed " + error);
                    }
                }).orTimeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS).join();
    }

    @Test
    void who_asks_too_often_is_told_when_to_come_back(@TempDir Path other) throws Exception {
        try (Server strict = Server.start(Settings.local(other, 0).with(Settings.Bounds.USUAL.withRequestsPerMinute(20)));
                Client eager = new Client(strict.port())) {
            for (int i = 0; i < 20; i++) {
                assertThat(eager.get("/healthz").status()).isEqualTo(200);
            }
            Client.Reply late = eager.get("/healthz");
            refused(late, 429);
            assertThat(Integer.parseInt(String.valueOf(late.header("retry-after")))).isBetween(1, 3);
        }
    }

    @Test
    void games_that_begin_are_counted_and_those_of_the_operator_are_not(@TempDir Path other) throws Exception {
        try (Server strict = Server.start(Settings.local(other, 0).with(Settings.Bounds.USUAL.withGamesPerHour(2)));
                Client eager = new Client(strict.port())) {
            for (int i = 0; i < 5; i++) {
                refused(eager.post("/v1/games", null, "{\"case\":{\"game\":\"ludo\"}}"), 422);
            }
            Tokens.Issued operator = strict.tokens().issue(null, Tokens.OPERATOR);
            strict.tokens().keep(operator);
            for (int i = 0; i < 3; i++) {
                assertThat(eager.post("/v1/games", operator.text(), CHESS).status()).isEqualTo(201);
            }
            String arbiter = eager.begin(CHESS).token("arbiter");
            eager.begin(CHESS);
            for (Client.Reply late : List.of(eager.post("/v1/games", null, CHESS), eager.post("/v1/games", arbiter, CHESS))) {
                refused(late, 429);
                assertThat(late.json().get("detail").asText()).isEqualTo("one client may begin 2 games an hour");
                assertThat(Integer.parseInt(String.valueOf(late.header("retry-after")))).isBetween(1_700, 1_800);
            }
        }
    }

    @Test
    void two_thousand_followers_hear_an_act() throws Exception {
        follow(2_000);
    }

    @Test
    @Tag("long")
    @Timeout(300)
    void eight_thousand_followers_hear_an_act() throws Exception {
        follow(8_000);
    }

    private static void follow(int count) throws Exception {
        Client.Game game = client.begin(CHESS);
        List<Socket> followers = new ArrayList<>();
        try {
            byte[] request = head("GET " + game.path() + "/events").getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < count; i++) {
                Socket socket = new Socket();
                followers.add(socket);
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()), PATIENCE_MILLIS);
                socket.setSoTimeout(4 * PATIENCE_MILLIS);
                socket.getOutputStream().write(request);
            }
            for (Socket socket : followers) {
                hear(socket, ": still here");
            }
            game.play("white", "e2e4", 0);
            for (Socket socket : followers) {
                hear(socket, "\"seq\":1");
            }
        } finally {
            for (Socket socket : followers) {
                socket.close();
            }
        }
    }

    private static void hear(Socket socket, String wanted) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder heard = new StringBuilder();
        byte[] piece = new byte[4_096];
        while (heard.indexOf(wanted) < 0) {
            int read = in.read(piece);
            assertThat(read).as("cut off after " + heard).isPositive();
            heard.append(new String(piece, 0, read, StandardCharsets.UTF_8));
        }
    }

    @Test
    @Tag("long")
    @Timeout(300)
    void a_follower_that_never_reads_is_cut_off_and_others_hear_all() throws Exception {
        Client.Game game = client.begin(CHESS);
        try (Socket deaf = new Socket(); Socket good = new Socket()) {
            deaf.setReceiveBufferSize(1_024);
            deaf.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()), PATIENCE_MILLIS);
            good.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()), PATIENCE_MILLIS);
            good.setSoTimeout(PATIENCE_MILLIS);
            byte[] request = head("GET " + game.path() + "/events").getBytes(StandardCharsets.US_ASCII);
            deaf.getOutputStream().write(request);
            good.getOutputStream().write(request);
            hear(good, ": still here");
            int acts = 3_000;
            game.play("white", "e2e4", 0);
            for (int seen = 1; seen < acts; seen++) {
                assertThat(game.act("white", "{\"kind\":\"undo\"}", seen, "k" + seen).status()).isEqualTo(200);
                hear(good, "\"seq\":" + (seen + 1));
            }
            // Its buffers are full by now; the server waits for it as long as for any idle client, and then no longer.
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
            while (followers() > 1 && System.nanoTime() < end) {
                Thread.sleep(500);
            }
            assertThat(followers()).isEqualTo(1);
        }
    }

    private static int followers() {
        return client.get("/metrics").text().lines().filter(line -> line.startsWith("arbiter_followers"))
                .mapToInt(line -> (int) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1))).findFirst().orElseThrow();
    }
}
