package org.openarbiter.server;

import org.openarbiter.server.setup.Settings;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.survey.Output;
import org.openarbiter.archive.survey.SurveyCsv;
import org.openarbiter.archive.survey.SurveyJsonFile;
import org.openarbiter.archive.survey.SurveyPage;
import org.openarbiter.archive.survey.SurveyReport;
import org.openarbiter.archive.survey.Surveyor;
import org.openarbiter.rules.core.rule.Options;

/** Archives that are sent to a server: what comes of them, whatever happens on the way. */
@Timeout(180)
class ArchiveApiTest {
    private static final Path EXAMPLES = Path.of("../examples");
    private static final Settings.Bounds BOUNDS = Settings.Bounds.USUAL.forOneClient();
    /** Enough copies of the example to keep its survey busy for a while. */
    private static final int LONG = 5_000;
    private static final int INCIDENTS_A_COPY = 15;

    @TempDir
    private Path folder;

    private Server server;
    private Client client;
    private ApiDocument document;

    private void start(Settings.Bounds bounds) throws Exception {
        server = Server.start(Settings.local(folder.resolve("data"), 0).with(bounds));
        client = new Client(server.port());
        document = new ApiDocument(client);
    }

    @AfterEach
    void stop() {
        if (server != null) {
            client.close();
            server.close();
        }
    }

    private static byte[] famous(int copies) throws IOException {
        byte[] one = (Files.readString(EXAMPLES.resolve("famous.pgn")) + "\n").getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[one.length * copies];
        for (int i = 0; i < copies; i++) {
            System.arraycopy(one, 0, all, i * one.length, one.length);
        }
        return all;
    }

    private static byte[] zipped(byte[] plain) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(plain);
        }
        return bytes.toByteArray();
    }

    /** Sends an archive; returns the path at which it is known. */
    private String send(String query, byte[] body) {
        Client.Reply reply = client.post("/v1/archives?" + query, null, body);
        JsonNode sent = document.checked("sendArchive", reply);
        assertThat(reply.status()).as(reply.text()).isEqualTo(202);
        assertThat(reply.header("location")).isEqualTo("/v1/archives/" + sent.get("id").asText());
        return "/v1/archives/" + sent.get("id").asText();
    }

    private JsonNode when(String path, Predicate<JsonNode> wanted) throws InterruptedException {
        while (true) {
            JsonNode now = document.checked("readArchive", client.get(path));
            if (wanted.test(now)) {
                return now;
            }
            assertThat(now.get("state").asText()).as(now.toString()).isIn("waiting", "running");
            Thread.sleep(20);
        }
    }

    private JsonNode done(String path) throws InterruptedException {
        return when(path, now -> now.get("state").asText().equals("done"));
    }

    private Path files(String path) {
        return folder.resolve("data/archives").resolve(path.substring(path.lastIndexOf('/') + 1));
    }

    /** Why a game cannot be read is said where the archive is, as the command says it. */
    @Test
    void the_games_that_cannot_be_read_are_listed_with_the_reason() throws Exception {
        start(BOUNDS);
        JsonNode one = done(send("name=x.pgn", "garbage".getBytes(StandardCharsets.UTF_8)));
        assertThat(one.get("errors")).hasSize(1);
        assertThat(one.get("errors").get(0).toString()).isEqualTo("{\"game\":\"x.pgn#1\",\"line\":1,\"column\":1,\"found\":\"there is no game here\","
                + "\"expected\":\"a tag pair, a move number or a termination marker\","
                + "\"text\":\"line 1, column 1: there is no game here; expected a tag pair, a move number or a termination marker\"}");
        JsonNode many = done(send("name=y.pgn", "[White \"A\"]\n\n1. e9 *\n\n".repeat(30).getBytes(StandardCharsets.UTF_8)));
        assertThat(many.get("unreadable").asInt()).isEqualTo(30);
        assertThat(many.get("errors")).hasSize(20);
        assertThat(many.get("errors").get(19).get("game").asText()).isEqualTo("y.pgn#20");
        assertThat(done(send("name=z.pgn", "1. e4 *\n".getBytes(StandardCharsets.UTF_8))).has("errors")).isFalse();
    }

    /** The survey that the library writes for the same file. */
    private Path library(String name, byte[] body, String... rules) throws Exception {
        Path to = Files.createTempDirectory(folder, "library");
        Path file = Files.write(to.resolve("sent"), body);
        RulebookChoice choice = RulebookChoice.of(List.of(rules));
        List<SurveyReport> reports = List.of(
                new SurveyPage(to.resolve("survey.html"), Output.FILES), new SurveyCsv(Files.newBufferedWriter(to.resolve("survey.csv"))),
                new SurveyJsonFile(Files.newOutputStream(to.resolve("survey.json"))));
        Surveyor surveyor = new Surveyor(choice, Options.DEFAULT, 2, reports);
        try (Archive archive = Archive.open(file, name, Archive.AUTO, choice.game())) {
            surveyor.add(archive, Surveyor.Listener.NONE);
        } catch (ArchiveException e) {
            assertThat(e).hasMessageContaining("ends early");
        }
        for (SurveyReport report : reports) {
            report.finish(surveyor.survey());
            report.close();
        }
        return to;
    }

    private void same(String path, Path expected) throws IOException {
        Client.Reply page = client.get(path + "/survey");
        document.checked("readSurveyPage", page);
        assertThat(page.text()).isEqualTo(Files.readString(expected.resolve("survey.html")));
        Client.Reply csv = client.get(path + "/survey.csv");
        document.checked("readSurveyTable", csv);
        assertThat(csv.text()).isEqualTo(Files.readString(expected.resolve("survey.csv")));
        Client.Reply json = client.get(path + "/survey.json");
        document.checked("readSurvey", json);
        assertThat(json.text()).isEqualTo(Files.readString(expected.resolve("survey.json")));
        if (Files.isDirectory(expected.resolve("survey.data"))) {
            try (Stream<Path> data = Files.list(expected.resolve("survey.data"))) {
                for (Path file : data.toList()) {
                    Client.Reply script = client.get(path + "/survey.data/" + file.getFileName());
                    document.checked("readSurveyData", script);
                    assertThat(script.text()).isEqualTo(Files.readString(file));
                }
            }
        }
    }

    @Test
    void the_survey_is_that_of_the_library() throws Exception {
        start(BOUNDS);
        byte[] body = famous(100);
        String path = send("name=famous.pgn&rules=chess:fide-2023&rules=chess:german", body);
        JsonNode done = done(path);
        assertThat(done.get("games").asInt()).isEqualTo(600);
        assertThat(done.get("bytes").asInt()).isEqualTo(body.length).isEqualTo(done.get("size").asInt());
        assertThat(done.has("fault")).isFalse();
        Path expected = library("famous.pgn", body, "chess:fide-2023", "chess:german");
        assertThat(expected.resolve("survey.data/boards-1.js")).exists();
        same(path, expected);
        ObjectNode whole = (ObjectNode) client.get(path + "/survey.json").json();
        whole.putArray("incidents");
        assertThat(document.checked("readCounts", client.get(path + "/counts"))).isEqualTo(whole);
        assertThat(client.get(path + "/survey").header("content-security-policy")).startsWith("sandbox allow-scripts")
                .doesNotContain("allow-same-origin").contains("default-src 'none'");
        for (String name : List.of("boards-999.js", "boards--1.js", "..%2Fsurvey.csv", "survey.csv", "rows.js%00")) {
            assertThat(client.get(path + "/survey.data/" + name).status()).as(name).isIn(400, 404);
        }
        assertThat(files(path).resolve("sent")).doesNotExist();
    }

    @Test
    void each_incident_leads_to_its_game() throws Exception {
        start(BOUNDS);
        String path = send("name=famous.pgn&rules=chess:fide-2023", famous(50));
        int count = done(path).get("incidents").asInt();
        assertThat(count).isEqualTo(50 * INCIDENTS_A_COPY);
        JsonNode all = document.checked("listIncidents", client.get(path + "/incidents?count=500"));
        assertThat(all.get("count").asInt()).isEqualTo(count);
        assertThat(all.get("incidents")).hasSize(500);
        JsonNode rest = document.checked("listIncidents", client.get(path + "/incidents?from=501&count=500"));
        assertThat(rest.get("incidents")).hasSize(count - 500);
        assertThat(document.checked("listIncidents", client.get(path + "/incidents?from=" + (count + 1))).get("incidents")).isEmpty();
        List<String> columns = new ArrayList<>();
        all.get("columns").forEach(column -> columns.add(column.asText()));
        assertThat(columns).isEqualTo(SurveyCsv.COLUMNS);
        for (int number = count - INCIDENTS_A_COPY + 1; number <= count; number++) {
            JsonNode row = rest.get("incidents").get(number - 501);
            assertThat(row.get("number").asInt()).isEqualTo(number);
            JsonNode kept = document.checked("keepIncident", client.post(path + "/incidents/" + number, null, ""));
            assertThat(kept.get("ply")).isEqualTo(row.get("ply"));
            JsonNode view = client.get("/v1/records/" + kept.get("record").asText() + "/games/" + kept.get("number").asInt()
                    + "?rules=" + kept.get("rules").get(0).asText()).json();
            assertThat(view.get("id")).isEqualTo(row.get("cells").get(columns.indexOf("game")));
            assertThat(view.get("plies").get(kept.get("ply").asInt() - 1).get("numbered"))
                    .isEqualTo(row.get("cells").get(columns.indexOf("move")));
            JsonNode original = client.post("/v1/rulings?rules=chess:fide-2023", null, view(view.get("id").asText())).json();
            for (String field : List.of("verdict", "outcome", "ply", "findings")) {
                assertThat(view.get("rulings").get(0).get(field)).as(field).isEqualTo(original.get(field));
            }
        }
        assertThat(document.checked("keepIncident", client.post(path + "/incidents/" + (count + 1), null, "")).get("status").asInt()).isEqualTo(404);
        assertThat(document.checked("keepIncident", client.post(path + "/incidents/0", null, "")).get("status").asInt()).isEqualTo(400);
        assertThat(document.checked("listIncidents", client.get(path + "/incidents?from=0")).get("status").asInt()).isEqualTo(400);
    }

    /** A game of the example, by its name in an archive of copies. */
    private static byte[] view(String id) throws IOException {
        int number = Integer.parseInt(id.substring(id.indexOf('#') + 1));
        String[] games = Files.readString(EXAMPLES.resolve("famous.pgn")).split("(?=\\[Event )");
        return games[(number - 1) % games.length].getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void a_compressed_archive_is_surveyed_like_the_plain_one() throws Exception {
        start(BOUNDS);
        byte[] plain = famous(10);
        String path = send("name=famous.pgn.gz&rules=chess:fide-2023", zipped(plain));
        assertThat(done(path).get("games").asInt()).isEqualTo(60);
        same(path, library("famous.pgn.gz", plain, "chess:fide-2023"));
    }

    @Test
    void of_a_damaged_archive_there_is_what_comes_before_the_damage() throws Exception {
        start(BOUNDS);
        StringBuilder games = new StringBuilder();
        String example = Files.readString(EXAMPLES.resolve("famous.pgn"));
        for (int i = 0; i < 200; i++) {
            games.append(example.replace("Tilburg", "Tilburg " + i * 7919 % 1000)).append('\n');
        }
        byte[] whole = zipped(games.toString().getBytes(StandardCharsets.UTF_8));
        byte[] half = Arrays.copyOf(whole, whole.length / 2);
        String path = send("name=famous.pgn.gz", half);
        JsonNode done = done(path);
        assertThat(done.get("fault").asText()).isEqualTo("famous.pgn.gz: the compressed data ends early");
        assertThat(done.get("games").asInt()).isBetween(100, 1199);
        same(path, library("famous.pgn.gz", half));
    }

    @Test
    void games_that_cannot_be_read_are_counted_and_a_file_that_cannot_be_has_no_survey() throws Exception {
        start(BOUNDS);
        String large = "[Result \"*\"]\n\n1. e4 {" + "x".repeat(BOUNDS.game()) + "} *\n\n";
        String bad = send("name=mixed.jsonl", ("{\"game\":\"chess\",\"moves\":[]}\n{\"game\":\"ludo\"}\n{\"game\":\"chess\",\"moves\":[]}\n")
                .getBytes(StandardCharsets.UTF_8));
        JsonNode done = done(bad);
        assertThat(done.get("games").asInt()).isEqualTo(3);
        assertThat(done.get("unreadable").asInt()).isEqualTo(1);
        JsonNode without = done(send("name=large.pgn", ("[Result \"*\"]\n\n1. d4 *\n\n" + large + "[Result \"*\"]\n\n1. c4 *\n").getBytes(StandardCharsets.UTF_8)));
        assertThat(without.get("games").asInt()).isEqualTo(3);
        assertThat(without.get("unreadable").asInt()).isEqualTo(1);
        String none = send("name=picture.png", new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 0, 0});
        JsonNode failed = when(none, now -> now.get("state").asText().equals("failed"));
        assertThat(failed.get("fault").asText()).isEqualTo("picture.png: no game found in a known format");
        assertThat(document.checked("readSurvey", client.get(none + "/survey.json")).get("detail").asText()).endsWith("no game found in a known format");
        assertThat(document.checked("sendArchive", client.post("/v1/archives?rules=chess:nobody", null, "1. e4 *")).get("status").asInt()).isEqualTo(422);
        for (String query : List.of("format=tex", "name=%00", "name=" + "x".repeat(201))) {
            assertThat(document.checked("sendArchive", client.post("/v1/archives?" + query, null, "1. e4 *")).get("status").asInt()).isEqualTo(400);
        }
        assertThat(document.checked("sendArchive", client.post("/v1/archives", null, "")).get("detail").asText()).contains("empty");
        assertThat(document.checked("readArchive", client.get("/v1/archives/nothing")).get("status").asInt()).isEqualTo(404);
    }

    @Test
    void progress_is_reported_until_the_survey_is_over() throws Exception {
        start(BOUNDS);
        String path = send("name=famous.pgn", famous(300));
        assertThat(document.checked("readSurvey", client.get(path + "/survey.json")).get("status").asInt()).isEqualTo(409);
        HttpRequest request = HttpRequest.newBuilder(URI.create(client.root() + path + "/events")).timeout(Duration.ofSeconds(60)).build();
        HttpResponse<InputStream> events = client.http().send(request, HttpResponse.BodyHandlers.ofInputStream());
        List<String> names = new ArrayList<>();
        JsonNode last = null;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(events.body(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("event: ")) {
                    names.add(line.substring("event: ".length()));
                } else if (line.startsWith("data: ")) {
                    last = new ObjectMapper().readTree(line.substring("data: ".length()));
                    assertThat(document.schema("#/components/schemas/ArchiveJob").validate(last)).isEmpty();
                }
            }
        }
        assertThat(names).startsWith("progress").endsWith("over");
        assertThat(names.subList(0, names.size() - 1)).containsOnly("progress");
        assertThat(last).isNotNull();
        assertThat(last.get("games").asInt()).isEqualTo(1_800);
    }

    @Test
    void a_survey_that_was_begun_is_done_after_a_restart() throws Exception {
        start(BOUNDS);
        byte[] body = famous(400);
        String path = send("name=famous.pgn", body);
        String waiting = send("name=xiangqi.pgn", Files.readAllBytes(EXAMPLES.resolve("xiangqi.pgn")));
        when(path, now -> now.get("games").asInt() > 0 && now.get("state").asText().equals("running"));
        stop();
        assertThat(files(path).resolve("result")).doesNotExist();
        // Files of an archive that did not arrive before the server was killed.
        Files.createDirectories(files("/half").resolve("unfinished"));
        start(BOUNDS);
        done(path);
        same(path, library("famous.pgn", body));
        done(waiting);
        same(waiting, library("xiangqi.pgn", Files.readAllBytes(EXAMPLES.resolve("xiangqi.pgn"))));
        assertThat(files("/half")).doesNotExist();
    }

    @Test
    void an_archive_can_be_removed_at_any_time() throws Exception {
        start(BOUNDS);
        String running = send("name=famous.pgn", famous(LONG));
        String waiting = send("name=famous.pgn", famous(1));
        String last = send("name=famous.pgn", famous(1));
        when(running, now -> now.get("games").asInt() > 0);
        for (String path : List.of(waiting, running)) {
            document.checked("removeArchive", client.delete(path, null));
            assertThat(document.checked("readArchive", client.get(path)).get("status").asInt()).isEqualTo(404);
        }
        done(last);
        assertThat(files(running)).doesNotExist();
        assertThat(files(waiting)).doesNotExist();
        document.checked("removeArchive", client.delete(last, null));
        assertThat(document.checked("readSurvey", client.get(last + "/survey.json")).get("status").asInt()).isEqualTo(404);
        assertThat(files(last)).doesNotExist();
        assertThat(document.checked("removeArchive", client.delete(last, null)).get("status").asInt()).isEqualTo(404);
    }

    @Test
    void what_does_not_arrive_whole_leaves_nothing_behind() throws Exception {
        start(BOUNDS.withArchives(5_000, 10, 10, 100));
        byte[] body = famous(2);
        Client.Reply large = client.post("/v1/archives", null, body);
        assertThat(document.checked("sendArchive", large).get("limit").asInt()).isEqualTo(5_000);
        assertThat(large.status()).isEqualTo(413);
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            OutputStream out = socket.getOutputStream();
            out.write("POST /v1/archives HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            out.write((Integer.toHexString(body.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
            out.write(body);
            out.write("\r\n0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            out.flush();
            assertThat(new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII)).readLine()).contains("413");
        }
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.getOutputStream().write("POST /v1/archives HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n1. e4 *".getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
            while (folders() == 0) {
                Thread.sleep(5);
            }
        }
        while (folders() > 0) {
            Thread.sleep(5);
        }
        done(send("name=famous.pgn", famous(1)));
    }

    private long folders() throws IOException {
        Path archives = folder.resolve("data/archives");
        if (!Files.isDirectory(archives)) {
            return 0;
        }
        try (Stream<Path> all = Files.list(archives)) {
            return all.count();
        }
    }

    @Test
    void there_are_only_so_many_archives() throws Exception {
        start(BOUNDS.withArchives(1 << 30, 2, 5, 1_000_000));
        String first = send("name=famous.pgn", famous(1));
        done(first);
        String second = send("name=famous.pgn", famous(1));
        done(second);
        String third = send("name=famous.pgn", famous(LONG));
        assertThat(client.get(first).status()).isEqualTo(404);
        assertThat(files(first)).doesNotExist();
        String fourth = send("name=famous.pgn", famous(1));
        assertThat(client.get(second).status()).isEqualTo(404);
        Client.Reply full = client.post("/v1/archives", null, famous(1));
        assertThat(document.checked("sendArchive", full).get("detail").asText()).contains("its limit of archives");
        Client.Reply often = client.post("/v1/archives", null, famous(1));
        assertThat(document.checked("sendArchive", often).get("detail").asText()).contains("5 archives an hour");
        assertThat(often.status()).isEqualTo(429);
        assertThat(often.header("retry-after")).isNotBlank();
        document.checked("removeArchive", client.delete(third, null));
        done(fourth);
    }

    @Test
    void a_survey_that_becomes_too_long_ends_early() throws Exception {
        start(BOUNDS.withArchives(1 << 30, 10, 10, 100));
        JsonNode cut = done(send("name=famous.pgn", famous(300)));
        assertThat(cut.get("fault").asText()).contains("incidents; send the rest by itself");
        assertThat(cut.get("games").asInt()).isBetween(40, 1_799);
        assertThat(cut.get("bytes").asLong()).isLessThan(cut.get("size").asLong());
        assertThat(cut.get("incidents").asInt()).isGreaterThanOrEqualTo(100);
    }

    @Test
    void an_archive_belongs_to_the_server_that_has_its_file() throws Exception {
        start(BOUNDS);
        String path = send("name=famous.pgn", famous(1));
        done(path);
        stop();
        Path id = folder.resolve("data/server.id");
        String own = Files.readString(id);
        Files.writeString(id, "another\n");
        start(BOUNDS);
        JsonNode problem = document.checked("readSurvey", client.get(path + "/survey.json"));
        assertThat(problem.get("status").asInt()).isEqualTo(404);
        assertThat(problem.get("detail").asText()).contains("another server");
        assertThat(client.delete(path, null).status()).isEqualTo(404);
        stop();
        Files.writeString(id, own);
    }
}
