package org.openarbiter.server;

import org.openarbiter.server.setup.Settings;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.server.http.Route;

/** What the server answers at each path, and that it is what its OpenAPI document says. */
@Timeout(60)
class ApiTest {
    private static final Path EXAMPLES = Path.of("../examples");
    private static final String CHESS = "{\"case\":{\"game\":\"chess\",\"rules\":\"chess:fide-2023\"},\"names\":{\"white\":\"Ann\"}}";

    @TempDir
    private static Path folder;

    private static Server server;
    private static Client client;
    private static ApiDocument document;

    @BeforeAll
    static void start() throws Exception {
        server = Server.start(Settings.local(folder, 0).with(Settings.Bounds.USUAL.forOneClient()));
        client = new Client(server.port());
        document = new ApiDocument(client);
    }

    @AfterAll
    static void stop() {
        client.close();
        server.close();
    }

    private static JsonNode checked(String operation, Client.Reply reply) {
        return document.checked(operation, reply);
    }

    private static JsonSchema schema(String reference) {
        return document.schema(reference);
    }

    private static byte[] example(String name) throws IOException {
        return Files.readAllBytes(EXAMPLES.resolve(name));
    }

    @Test
    void every_path_is_described_and_nothing_else() {
        Set<String> said = new TreeSet<>();
        document.json().get("paths").properties().forEach(path ->
                path.getValue().fieldNames().forEachRemaining(method -> said.add(method + " " + path.getKey())));
        Set<String> done = new TreeSet<>();
        for (Route route : server.routes()) {
            done.add(route.method().name().toLowerCase(Locale.ROOT) + " " + route.path());
        }
        assertThat(said).isEqualTo(done);
    }

    @Test
    void the_schemas_of_the_document_are_all_used_and_all_there() {
        String text = document.json().toString();
        document.json().get("components").get("schemas").fieldNames().forEachRemaining(name -> {
            if (!Set.of("Act", "Answer", "Survey", "Solution", "Dragons", "Match").contains(name)) {
                assertThat(text).contains("#/components/schemas/" + name + "\"");
            }
        });
        // Tools for OpenAPI follow no other references.
        assertThat(document.json().findValuesAsText("$ref")).isNotEmpty().allMatch(reference -> reference.startsWith("#/components/schemas/"));
        assertThat(document.json().findValue("$defs")).isNull();
        assertThat(document.json().findValue("$id")).isNull();
        Pattern.compile("#/components/schemas/(\\w+)\"").matcher(text).results().forEach(reference ->
                assertThat(document.json().get("components").get("schemas").has(reference.group(1))).as(reference.group()).isTrue());
    }

    @Test
    void records_are_ruled_on_line_by_line() throws IOException {
        Client.Reply reply = client.post("/v1/rulings?name=famous.pgn&rules=chess:fide-2023&rules=chess:german", null, example("famous.pgn"));
        checked("rule", reply);
        assertThat(reply.text()).contains("\"id\":\"famous.pgn#1\"").contains("22...Ra4 lost Black the right to castle");
        assertThat(reply.text().lines().filter(line -> line.contains("\"rules\":\"chess:german\"")).count())
                .isEqualTo(reply.text().lines().count() / 2);
        assertThat(client.post("/v1/rulings?name=famous.pgn&rules=chess:fide-2023,chess:german", null, example("famous.pgn")).text())
                .isEqualTo(reply.text());
    }

    @Test
    void rulings_are_in_the_language_of_the_reader() {
        Client.Reply chinese = client.post("/v1/rulings?lang=zh", null, "1. f3 e5 2. g4 Qh4# 0-1\n");
        assertThat(checked("rule", chinese).get("text").asText()).startsWith("黑方胜：将死");
        assertThat(chinese.header("Content-Language")).isEqualTo("zh");
        assertThat(chinese.response().headers().allValues("Vary")).anyMatch(vary -> vary.contains("Accept-Language"));
        assertThat(client.post("/v1/rulings?lang=xx", null, "1. e4 *\n").status()).isEqualTo(400);
        assertThat(client.post("/v1/rulings", null, "1. f3 e5 2. g4 Qh4# 0-1\n").text()).contains("\"text\":\"Black wins: checkmate");

        String kept = client.post("/v1/records?name=a.pgn", null, "1. f3 e5 2. g4 Qh4# 0-1\n").json().get("id").asText();
        Client.Reply japanese =
                client.send("GET", "/v1/records/" + kept + "/games/1", null, null, "Accept-Language", "ja, en;q=0.5");
        assertThat(checked("viewRecord", japanese).get("rulings").get(0).get("text").asText()).startsWith("黒の勝ち：チェックメイト");
        assertThat(japanese.header("Content-Language")).isEqualTo("ja");

        String game = client.post("/v1/games", null, CHESS).json().get("id").asText();
        assertThat(checked("readGame", client.get("/v1/games/" + game + "?lang=ja")).get("ruling").get("text").asText())
                .isEqualTo("対局中：まだ着手がない。");
        assertThat(checked("readGame", client.get("/v1/games/" + game)).get("ruling").get("text").asText()).isEqualTo("The game is open: no move has been made.");
    }

    @Test
    void seats_and_moves_are_named_as_the_rulings_of_the_language_name_them() {
        Client.Game game = client.begin("{\"case\":{\"game\":\"shogi\",\"rules\":\"shogi:jsa\",\"moves\":[\"7g7f\"]}}");
        JsonNode view = checked("viewGame", client.get(game.path() + "/view?lang=ja"));
        assertThat(view.get("seatsText")).extracting(JsonNode::asText).containsExactly("先手", "後手");
        assertThat(view.get("plies").get(0).get("move").asText()).isEqualTo("P-7f");
        assertThat(view.get("plies").get(0).get("moveText").asText()).isEqualTo("７六歩(77)");
        assertThat(view.get("plies").get(0).get("numberedText").asText()).isEqualTo("1手目７六歩(77)");
        assertThat(checked("legalPlays", client.get(game.path() + "/legal?lang=zh")).get("plays")).extracting(play -> play.get("moveText").asText())
                .contains("３四歩(33)");
        assertThat(checked("listRulebooks", client.get("/v1/rulebooks?lang=zh")).get("games")).extracting(one -> one.get("seatsText").get(0).asText())
                .containsExactly("白方", "红方", "黑方", "先手", "楚方");
        assertThat(checked("viewGame", client.get(game.path() + "/view")).has("seatsText")).isFalse();

        Client.Game go = client.begin("{\"case\":{\"game\":\"go\",\"board\":\"9x9\",\"moves\":[\"pass\"]}}");
        JsonNode pass = checked("viewGame", client.get(go.path() + "/view?lang=zh")).get("plies").get(0);
        assertThat(pass.get("moveText").asText()).isEqualTo("虚着");
        assertThat(pass.get("numberedText").asText()).isEqualTo("第1手（虚着）");
        Client.Game janggi = client.begin("{\"case\":{\"game\":\"janggi\",\"moves\":[\"pass\"]}}");
        JsonNode rest = checked("viewGame", client.get(janggi.path() + "/view?lang=ja")).get("plies").get(0);
        assertThat(rest.get("moveText").asText()).isEqualTo("パス");
        assertThat(rest.get("numberedText").asText()).isEqualTo("1.パス");
    }

    @Test
    void a_game_that_cannot_be_read_is_a_line_and_a_rulebook_that_is_not_there_a_problem() {
        assertThat(client.post("/v1/rulings", null, "1. e4 e5 2. Ke3 *\n").text()).contains("\"status\":\"illegal\"");
        Client.Reply unknown = client.post("/v1/rulings?rules=chess:nobody", null, "1. e4 *\n");
        assertThat(checked("rule", unknown).get("detail").asText()).contains("chess has no rulebook 'nobody'");
        assertThat(unknown.status()).isEqualTo(422);
    }

    @Test
    void a_record_is_kept_under_the_same_name_each_time() throws IOException {
        JsonNode kept = checked("keepRecord", client.post("/v1/records?name=xiangqi.pgn", null, example("xiangqi.pgn")));
        assertThat(kept.get("games").get(0).get("plies").asInt()).isEqualTo(102);
        String path = "/v1/records/" + kept.get("id").asText();
        assertThat(checked("readRecord", client.get(path))).isEqualTo(kept);
        assertThat(client.post("/v1/records?name=xiangqi.pgn", null, example("xiangqi.pgn")).json()).isEqualTo(kept);
        Client.Reply source = client.get(path + "/source");
        checked("readSource", source);
        assertThat(source.response().body()).isEqualTo(example("xiangqi.pgn"));
        JsonNode view = checked("viewRecord", client.get(path + "/games/1?rules=xiangqi:wxf&rules=xiangqi:check-only"));
        assertThat(view.get("plies")).hasSize(102);
        assertThat(view.get("rulings")).hasSize(2);
        assertThat(view.get("rulings").get(0).get("text").asText()).startsWith("Red wins: Black chased Red's horse");
        JsonNode board = checked("drawRecord", client.get(path + "/games/1/boards/102"));
        assertThat(board.get("spots")).hasSize(90);
        assertThat(board.get("svg").asText()).startsWith("<svg");
        JsonNode beyond = checked("drawRecord", client.get(path + "/games/1/boards/103"));
        assertThat(beyond.get("status").asInt()).isEqualTo(404);
        assertThat(beyond.get("detail").asText()).isEqualTo("the game has 102 plies, so there is no ply 103");
        assertThat(checked("viewRecord", client.get(path + "/games/99")).get("status").asInt()).isEqualTo(404);
        assertThat(checked("readRecord", client.get("/v1/records/nothing")).get("status").asInt()).isEqualTo(404);
    }

    @Test
    void rulebooks_and_rules_can_be_read() {
        JsonNode all = checked("listRulebooks", client.get("/v1/rulebooks"));
        for (JsonNode game : all.get("games")) {
            for (JsonNode book : game.get("rulebooks")) {
                JsonNode whole = checked("readRulebook", client.get("/v1/rulebooks/" + book.get("id").asText()));
                String rule = whole.get("rules").get(0).get("id").asText();
                assertThat(checked("readRule", client.get("/v1/rulebooks/" + book.get("id").asText() + "/rules/" + rule)))
                        .isEqualTo(whole.get("rules").get(0));
            }
        }
        JsonNode changed = checked("readRulebook", client.get("/v1/rulebooks/chess:fide-2023%3Fpenalty=60"));
        assertThat(changed.get("id").asText()).isEqualTo("chess:fide-2023?penalty=60");
        assertThat(checked("readRulebook", client.get("/v1/rulebooks/chess:none")).get("status").asInt()).isEqualTo(404);
        assertThat(checked("readRule", client.get("/v1/rulebooks/chess:fide-2023/rules/none")).get("status").asInt()).isEqualTo(404);
    }

    @Test
    void a_game_is_played_to_a_claimed_threefold() {
        Client.Game game = client.begin(CHESS);
        checked("beginGame", client.post("/v1/games", null, CHESS));
        checked("readGame", client.get(game.path()));
        int seen = 0;
        for (int round = 0; round < 2; round++) {
            for (String move : List.of("g1f3", "g8f6", "f3g1", "f6g8")) {
                game.play(seen % 2 == 0 ? "white" : "black", move, seen);
                seen++;
            }
        }
        JsonNode open = checked("readGame", client.get(game.path()));
        assertThat(open.get("ruling").get("claimable").get(0).get("claim").asText()).isEqualTo("threefold");
        JsonNode claimed = checked("act", game.act("white", "{\"kind\":\"claim\",\"claim\":\"threefold\"}", 8, "claim"));
        assertThat(claimed.get("state").get("over").asBoolean()).isTrue();
        assertThat(claimed.get("state").get("ruling").get("outcome").get("kind").asText()).isEqualTo("draw");
        assertThat(checked("act", game.act("black", "{\"kind\":\"play\",\"move\":\"e7e5\"}", 9, "late")).get("status").asInt()).isEqualTo(403);
        assertThat(checked("readActs", client.get(game.path() + "/acts?after=7")).get("list")).hasSize(2);
        JsonNode view = checked("viewGame", client.get(game.path() + "/view"));
        assertThat(view.get("plies")).hasSize(8);
        assertThat(view.get("rulings").get(0).get("text")).isEqualTo(claimed.get("state").get("ruling").get("text"));
        checked("drawGame", client.get(game.path() + "/boards/8"));
        Client.Reply pgn = client.get(game.path() + "/record?format=pgn");
        checked("readGameRecord", pgn);
        assertThat(pgn.text()).contains("1. Nf3 Nf6 2. Ng1 Ng8").contains("[White \"Ann\"]").contains("[Result \"1/2-1/2\"]");
        JsonNode list = checked("listGames", client.get("/v1/games"));
        assertThat(list.toString()).contains(game.id());
    }

    @Test
    void an_act_counts_once_and_who_is_late_is_told_what_was_missed() {
        Client.Game game = client.begin(CHESS);
        game.play("white", "e2e4", 0);
        JsonNode again = checked("act", game.act("white", "{\"kind\":\"play\",\"move\":\"e2e4\"}", 0, "play-0"));
        assertThat(again.get("again").asBoolean()).isTrue();
        assertThat(again.get("state").get("acts").asInt()).isEqualTo(1);
        JsonNode other = checked("act", game.act("white", "{\"kind\":\"play\",\"move\":\"d2d4\"}", 0, "play-0"));
        assertThat(other.get("detail").asText()).isEqualTo("another act was sent under this key");
        JsonNode late = checked("act", game.act("black", "{\"kind\":\"play\",\"move\":\"e7e5\"}", 0, "play-0"));
        assertThat(late.get("status").asInt()).isEqualTo(409);
        assertThat(late.get("missed").get(0).get("act").get("move").asText()).isEqualTo("e2e4");
    }

    @Test
    void a_move_as_players_write_it_is_kept_in_machine_notation() {
        Client.Game game = client.begin(CHESS);
        JsonNode taken = checked("act", game.act("white", "{\"kind\":\"play\",\"move\":\"Nf3\"}", 0, "one"));
        assertThat(taken.get("act").toString()).isEqualTo("{\"kind\":\"play\",\"move\":\"g1f3\",\"by\":\"white\",\"written\":\"Nf3\"}");
        JsonNode again = checked("act", game.act("white", "{\"kind\":\"play\",\"move\":\"Nf3\"}", 0, "one"));
        assertThat(again.get("again").asBoolean()).isTrue();
        JsonNode other = checked("act", game.act("white", "{\"kind\":\"play\",\"move\":\"g1f3\"}", 0, "one"));
        assertThat(other.get("detail").asText()).isEqualTo("another act was sent under this key");
        JsonNode illegal = checked("act", game.act("black", "{\"kind\":\"play\",\"move\":\"Nd6\"}", 1, "two"));
        assertThat(illegal.get("detail").asText()).contains("no knight can go to d6");
        JsonNode made = checked("act", game.act("black", "{\"kind\":\"play\",\"move\":\"g8f6\",\"written\":\"Nf6\"}", 1, "three"));
        assertThat(made.get("status").asInt()).isEqualTo(400);
        JsonNode claim = checked("act", game.act("black", "{\"kind\":\"claim\",\"claim\":\"threefold\",\"move\":\"Nf6\"}", 1, "four"));
        assertThat(claim.get("act").get("move").asText()).isEqualTo("g8f6");
    }

    @Test
    void a_play_that_is_not_allowed_changes_nothing() {
        Client.Game game = client.begin(CHESS);
        JsonNode before = game.state();
        JsonNode illegal = checked("act", game.act("white", "{\"kind\":\"play\",\"move\":\"e2e5\"}", 0, "one"));
        assertThat(illegal.get("type").asText()).isEqualTo("urn:arbiter:problem:illegal");
        assertThat(illegal.get("ruling").get("text").asText()).contains("illegal");
        String pawn = "{\"act\":{\"kind\":\"play\",\"move\":\"e2e5\"},\"seen\":0,\"key\":\"zh\"}";
        JsonNode chinese = checked("act", client.post(game.path() + "/acts?lang=zh", game.token("white"), pawn));
        assertThat(chinese.get("detail").asText()).isEqualTo(chinese.get("ruling").get("text").asText()).contains("不合规则");
        assertThat(game.state()).isEqualTo(before);
        JsonNode turn = checked("act", game.act("black", "{\"kind\":\"play\",\"move\":\"e7e5\"}", 0, "two"));
        assertThat(turn.get("status").asInt()).isEqualTo(422);
        assertThat(game.state()).isEqualTo(before);
        JsonNode preview = checked("preview", client.post(game.path() + "/preview", null, "{\"move\":\"e2e4\"}"));
        assertThat(preview.get("allowed").asBoolean()).isTrue();
        JsonNode legal = checked("legalPlays", client.get(game.path() + "/legal"));
        assertThat(legal.get("plays")).hasSize(20);
        assertThat(legal.get("plays").get(0).get("way")).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {"act":{"kind":"play","move":""},"seen":0,"key":"k"}      | 422 | 1.'' is not a move.
            {"act":{"kind":"play","move":"..."},"seen":0,"key":"k"}   | 422 | 1.'...' is not a move.
            {"act":{"kind":"play","move":"e4 e5"},"seen":0,"key":"k"} | 422 | 1.'e4 e5' is not a move
            {"act":{"kind":"play","move":"e2e4"},"seen":0,"key":""}   | 400 | "key" is empty: it is any string of 1 to 64 characters
            {"act":{"kind":"play","move":"e2e4"},"seen":0}            | 400 | "key" is missing: it is any string of 1 to 64 characters
            """)
    void what_is_empty_is_called_empty(String body, int status, String detail) {
        Client.Game game = client.begin(CHESS);
        Client.Reply reply = client.post(game.path() + "/acts", game.token("white"), body);
        assertThat(reply.status()).isEqualTo(status);
        assertThat(checked("act", reply).get("detail").asText()).startsWith(detail);
    }

    @Test
    void an_undo_needs_both_players_or_the_arbiter() {
        Client.Game game = client.begin(CHESS);
        game.play("white", "e2e4", 0);
        for (String role : List.of("white", "arbiter")) {
            assertThat(game.act(role, "{\"kind\":\"undo\",\"to\":\"ply 3\"}", 1, "to").status()).isEqualTo(400);
        }
        assertThat(game.act("arbiter", "{\"kind\":\"undo\",\"to\":\"play\"}", 1, "to").status()).isEqualTo(400);
        JsonNode asked = checked("act", game.act("white", "{\"kind\":\"undo\"}", 1, "undo"));
        assertThat(asked.get("state").get("proposal").get("by").get(0).asText()).isEqualTo("white");
        assertThat(asked.get("state").get("plies").asInt()).isEqualTo(1);
        JsonNode agreed = checked("act", game.act("black", "{\"kind\":\"undo\"}", 2, "undo"));
        assertThat(agreed.get("state").has("proposal")).isFalse();
        assertThat(agreed.get("state").get("plies").asInt()).isEqualTo(0);
        game.play("white", "d2d4", 3);
        assertThat(game.act("arbiter", "{\"kind\":\"undo\"}", 4, "undo").json().get("state").get("plies").asInt()).isEqualTo(0);
    }

    /** A first play that loses the game is no ply, and can be taken back all the same. */
    @Test
    void a_play_that_lost_the_game_can_be_taken_back() {
        Client.Game game = client.begin("{\"case\":{\"game\":\"shogi\",\"rules\":\"shogi:jsa\"}}");
        game.play("black", "7g7c", 0);
        assertThat(game.state().get("over").asBoolean()).isTrue();
        JsonNode back = checked("act", game.act("arbiter", "{\"kind\":\"undo\"}", 1, "u"));
        assertThat(back.get("state").get("over").asBoolean()).isFalse();
    }

    /** What a player who is not asked did, or the arbiter, stays when the others take a play back. */
    @Test
    void players_do_not_take_back_what_another_has_done_since_the_play() {
        Client.Game game = client.begin("{\"case\":{\"game\":\"go\",\"rules\":\"go:psk\",\"board\":\"5x5\",\"players\":[\"A\",\"B\",\"C\"]}}");
        game.play("A", "A1", 0);
        game.act("C", "{\"kind\":\"resign\"}", 1, "r");
        JsonNode refused = checked("act", game.act("A", "{\"kind\":\"undo\"}", 2, "u"));
        assertThat(refused.path("status").asInt()).isEqualTo(422);
        assertThat(refused.get("detail").asText()).startsWith("a player left the game after the latest play");
    }

    /** Players take a move back with what was said since, the arbiter one act. */
    @ParameterizedTest
    @CsvSource({"white black, 0, ''", "arbiter, 1, white"})
    void players_take_back_the_latest_play_and_an_arbiter_the_latest_act(String by, int plies, String offer) {
        Client.Game game = client.begin(CHESS);
        game.play("white", "e2e4", 0);
        game.act("white", "{\"kind\":\"offer\"}", 1, "o");
        game.act("black", "{\"kind\":\"claim\",\"claim\":\"threefold\"}", 2, "c");
        int seen = 3;
        for (String role : by.split(" ")) {
            checked("act", game.act(role, "{\"kind\":\"undo\"}", seen++, "u"));
        }
        assertThat(game.state().get("plies").asInt()).isEqualTo(plies);
        assertThat(game.state().path("offer").path("by").asText()).isEqualTo(offer);
        assertThat(game.state().get("ruling").has("claims")).isFalse();
    }

    /** Who has offered what the other can accept now, as the referee knows it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            chess:fide-2023 | white play e2e4                                  |
            chess:fide-2023 | white play e2e4, white offer                     | white
            chess:fide-2023 | white play e2e4, arbiter offer white             | white
            chess:fide-2023 | white play e2e4, white offer, black undo         | white
            chess:fide-2023 | white play e2e4, white offer, black play e7e5    |
            chess:fide-2023 | white play e2e4, white offer, black play e7e5, white undo, black undo | white
            chess:fide-2023 | white play e2e4, black play e7e5, white offer, white play g1f3 | white
            chess:fide-2023 | white play e2e4, black claim threefold           | black
            chess:fide-2023 | white play e2e4, black play e7e5, white offer, black accept |
            chess:iccf      | white offer, black offer                         | black
            """)
    void the_state_names_the_offer_that_is_open(String rules, String acts, @Nullable String by) {
        Client.Game game = client.begin("{\"case\":{\"game\":\"chess\",\"rules\":\"" + rules + "\"}}");
        int seen = 0;
        for (String act : acts.split(", ")) {
            String[] words = act.split(" ");
            String with = switch (words[1]) {
                case "play" -> ",\"move\":\"" + words[2] + "\"";
                case "claim" -> ",\"claim\":\"" + words[2] + "\"";
                default -> words.length > 2 ? ",\"by\":\"" + words[2] + "\"" : "";
            };
            Client.Reply reply = game.act(words[0], "{\"kind\":\"" + words[1] + "\"" + with + "}", seen++, "k" + seen);
            assertThat(reply.status()).as(act).isEqualTo(200);
            checked("act", reply);
        }
        assertThat(game.state().path("offer").path("by").asText(null)).isEqualTo(by);
    }

    /** The latest proposal of each player stands, whatever came between. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            white draw, black draw                                | ended
            white draw, black win, black draw                     | ended
            white draw, black win, white win                      | ended
            white draw, black win, white undo, black undo         | open
            white draw, black undo, black win, white undo         | open
            white draw, white win, black draw                     | open
            white draw, white win, white draw, black draw         | ended
            """)
    void equal_proposals_of_all_take_effect_also_after_a_change_of_mind(String proposals, String status) {
        Client.Game game = client.begin("{\"case\":{\"game\":\"chess\",\"moves\":[\"e2e4\",\"e7e5\"]}}");
        int seen = 0;
        for (String proposal : proposals.split(", ")) {
            String what = proposal.split(" ")[1];
            String act = switch (what) {
                case "undo" -> "{\"kind\":\"undo\"}";
                case "win" -> "{\"kind\":\"agree\",\"outcome\":{\"kind\":\"win\",\"winner\":\"black\"}}";
                default -> "{\"kind\":\"agree\",\"outcome\":{\"kind\":\"draw\"}}";
            };
            assertThat(checked("act", game.act(proposal.split(" ")[0], act, seen, "p" + seen)).get("seq").asInt()).isEqualTo(++seen);
        }
        JsonNode state = game.state();
        assertThat(state.get("ruling").get("status").asText()).isEqualTo(status);
        assertThat(state.get("plies").asInt()).isEqualTo(proposals.endsWith("white undo, black undo") ? 1 : 2);
    }

    /** An arbiter can take acts back, but what changes nothing does not get into the record. */
    @Test
    void an_act_after_the_end_is_refused_with_the_reason() {
        Client.Game game = client.begin(CHESS);
        game.play("white", "e2e4", 0);
        checked("act", game.act("black", "{\"kind\":\"resign\"}", 1, "r"));
        String record = client.get(game.path() + "/record").text();
        for (String act : List.of(
                "{\"kind\":\"decide\",\"outcome\":{\"kind\":\"draw\"}}", "{\"kind\":\"flag\",\"by\":\"white\"}", "{\"kind\":\"illegal\",\"by\":\"white\"}",
                "{\"kind\":\"agree\",\"outcome\":{\"kind\":\"draw\"}}")) {
            JsonNode refused = checked("act", game.act("arbiter", act, 2, "late"));
            assertThat(refused.get("status").asInt()).isEqualTo(422);
            assertThat(refused.get("detail").asText()).startsWith("the game is over, so the act has no effect; White wins: Black resigned");
        }
        assertThat(client.get(game.path() + "/record").text()).isEqualTo(record);
        assertThat(client.get(game.path() + "/record?format=pgn").text()).contains("[Result \"1-0\"]", "[Termination \"normal\"]");
        assertThat(checked("act", game.act("arbiter", "{\"kind\":\"undo\"}", 2, "u")).get("state").get("over").asBoolean()).isFalse();
    }

    /** What a player can send again and again is not kept if the rulebook knows nothing of it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {"game":"chess"}                         | threefold | 200 | null
            {"game":"chess"}                         | x         | 422 | this rulebook has no claim of that name; what can be claimed is a draw by threefold repetition or a draw by the fifty-move rule
            {"game":"chess","rules":"chess:lichess"} | stalemate | 422 | this rulebook applies that rule automatically, so there is nothing to claim
            {"game":"go"}                            | threefold | 422 | nothing can be claimed under this rulebook
            {"game":"chess"}                         | LONG      | 422 | "claim" is a string of at most 100 characters without control characters or marks that change the direction of writing
            {"game":"chess"}                         | a\\nb    | 422 | "claim" is a string of at most 100 characters without control characters or marks that change the direction of writing
            {"game":"chess"}                         | threefold","move":"LONG | 422 | "move" is a string of at most 100 characters without control characters or marks that change the direction of writing
            """)
    void a_claim_that_the_rulebook_does_not_have_is_refused(String origin, String claim, int status, String detail) {
        Client.Game game = client.begin("{\"case\":" + origin + "}");
        String seat = game.state().get("toMove").asText();
        String act = "{\"kind\":\"claim\",\"claim\":\"" + claim.replace("LONG", "x".repeat(101)) + "\"}";
        Client.Reply reply = game.act(seat, act, 0, "c");
        assertThat(reply.status()).isEqualTo(status);
        assertThat(checked("act", reply).path("detail").asText("null")).isEqualTo(detail);
        assertThat(game.state().get("acts").asInt()).isEqualTo(status == 200 ? 1 : 0);
    }

    /** The ruling has every claim, so a player cannot make any number of them; the same claim again is counted there. */
    @Test
    void a_player_makes_so_many_claims_before_the_next_move() {
        Client.Game game = client.begin(CHESS);
        int seen = 0;
        for (int i = 0; i < 22; i++) {
            String claim = "{\"kind\":\"claim\",\"claim\":\"threefold\",\"move\":\"nonsense" + Math.max(0, i - 2) + "\"}";
            assertThat(game.act("white", claim, seen++, "c" + i).status()).isEqualTo(200);
        }
        Client.Reply late = game.act("white", "{\"kind\":\"claim\",\"claim\":\"threefold\"}", seen, "late");
        assertThat(checked("act", late).get("detail").asText()).isEqualTo("a player makes 20 different claims at most before the next move");
        assertThat(late.status()).isEqualTo(422);
        assertThat(game.act("black", "{\"kind\":\"claim\",\"claim\":\"threefold\"}", seen++, "b").status()).isEqualTo(200);
        game.play("white", "e2e4", seen++);
        assertThat(game.act("white", "{\"kind\":\"claim\",\"claim\":\"threefold\"}", seen, "w").status()).isEqualTo(200);
    }

    /** What changes nothing is refused when it is sent, also as a proposal that waits for others. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {"game":"chess"} | arbiter | {"kind":"decide","outcome":{"kind":"ranked","points":{"white":1,"black":0}}} \
                | this rulebook does not provide for it, so the act has no effect
            {"game":"chess","moves":["e2e4","e7e5"]} | white | {"kind":"agree","outcome":{"kind":"ranked","points":{"white":1,"black":0}}} \
                | this rulebook does not let the players agree on this result, so the act has no effect; The game is still open after 1...e5.
            {"game":"chess","moves":["e2e4"]} | white | {"kind":"agree","outcome":{"kind":"draw"}} \
                | a draw cannot be agreed before each player has made at least one move (5.2.3); The game is still open after 1.e4.
            {"game":"chess"} | white | {"kind":"accept"} | White accepted a draw, but no offer of the opponent was open; The game is open: no move has been made.
            {"game":"chess"} | arbiter | {"kind":"undo"} | there is nothing to take back
            {"game":"chess"} | white   | {"kind":"undo"} | there is nothing to take back
            {"game":"go","board":"5x5","rules":"go:psk","players":["A","B","C"],"events":[{"after":0,"kind":"resign","by":"C"}]} | C \
                | {"kind":"resign"} | C has left the game already
            {"game":"go","board":"5x5","rules":"go:psk","players":["A","B","C"],"events":[{"after":0,"kind":"resign","by":"C"}]} | arbiter \
                | {"kind":"flag","by":"C"} | C has left the game already
            {"game":"go","board":"5x5","rules":"go:japanese","moves":["A1"]} | B       | {"kind":"dead","points":["A1"]} \
                | no stones can be removed now, so the act has no effect; The game is still open after move 1 (A1).
            {"game":"go","board":"5x5","rules":"go:japanese","moves":["A1"]} | arbiter | {"kind":"dead","points":["A1"]} \
                | no stones can be removed now, so the act has no effect; The game is still open after move 1 (A1).
            {"game":"go","board":"5x5","rules":"go:japanese","moves":["A1","pass","pass"]} | W       | {"kind":"dead","points":["A1","a2"]} | no stone stands on A2
            {"game":"go","board":"5x5","rules":"go:japanese","moves":["A1","pass","pass"]} | arbiter | {"kind":"dead","points":["A2"]}      | no stone stands on A2
            {"game":"go","board":"5x5","rules":"go:japanese","moves":["A1","pass","pass"]} | B       | {"kind":"dead","points":["A1","a1"]} | A1 is named twice
            """)
    void an_act_without_effect_is_refused(String origin, String role, String act, String detail) {
        Client.Game game = client.begin("{\"case\":" + origin + "}");
        JsonNode before = game.state();
        JsonNode refused = checked("act", game.act(role, act, 0, "v"));
        assertThat(refused.path("status").asInt()).isEqualTo(422);
        assertThat(refused.get("detail").asText()).isEqualTo(detail);
        assertThat(game.state()).isEqualTo(before);
    }

    @Test
    void stones_are_proposed_as_dead_once_play_has_stopped() {
        Client.Game game = client.begin(
                "{\"case\":{\"game\":\"go\",\"board\":\"5x5\",\"rules\":\"go:japanese\",\"moves\":[\"A1\",\"pass\",\"pass\"]}}");
        String dead = "{\"kind\":\"dead\",\"points\":[\"A1\"]}";
        JsonNode proposed = checked("act", game.act("B", dead, 0, "b")).get("state");
        assertThat(proposed.get("proposal").get("by")).hasSize(1);
        assertThat(proposed.get("over").asBoolean()).isFalse();
        assertThat(checked("act", game.act("W", dead, 1, "w")).get("state").get("over").asBoolean()).isTrue();
    }

    /** Under the Kee rules a game that is over is counted again without the stones that all remove. */
    @Test
    void stones_are_removed_after_the_end_where_the_rules_say_so() {
        Client.Game game = client.begin("{\"case\":{\"game\":\"go\",\"rules\":\"go:kee\",\"start\":\"5x3 B:B1,B2,B3 W:D1,D2,D3,A2 to:B\",\"moves\":[\"pass\",\"pass\"]}}");
        assertThat(game.state().get("over").asBoolean()).isTrue();
        JsonNode counted = checked("act", game.act("arbiter", "{\"kind\":\"dead\",\"points\":[\"A2\"]}", 0, "d"));
        assertThat(counted.get("state").get("ruling").get("outcome").get("kind").asText()).isEqualTo("draw");
        assertThat(client.get(game.path() + "/record").text()).contains("\"points\":[\"A2\"]");
    }

    /** The export tells how a game ended as {@code convert} does. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {"game":"go","board":"9x9"}    | {"kind":"flag","by":"B"}     | sgf | RE[W+T]
            {"game":"go","board":"9x9"}    | {"kind":"resign","by":"B"}   | sgf | RE[W+R]
            {"game":"janggi"}              | {"kind":"flag","by":"cho"}   | gib | 한 시간승
            {"game":"janggi"}              | {"kind":"decide","outcome":{"kind":"win","winner":"han"}} | gib | 한 판정승
            {"game":"shogi"}               | {"kind":"resign","by":"white"} | kifu | まで0手で先手の勝ち
            {"game":"shogi"}               | {"kind":"flag","by":"white"}   | csa | 'summary:time up:black win:white lose
            {"game":"chess","moves":["g1f3","g8f6","f3g1","f6g8","g1f3","g8f6","f3g1"]} | {"kind":"claim","by":"black","claim":"threefold","move":"f6g8"} \
                | pgn | drawn by repetition, claimed with f6g8
            """)
    void an_export_says_how_the_game_ended(String origin, String act, String format, String said) {
        Client.Game game = client.begin("{\"case\":" + origin + "}");
        checked("act", game.act("arbiter", act, 0, "a"));
        byte[] record = client.get(game.path() + "/record?format=" + format).response().body();
        Charset charset = format.equals("gib") ? Charset.forName("EUC-KR") : StandardCharsets.UTF_8;
        assertThat(new String(record, charset)).contains(said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n"})
    void a_body_without_a_game_is_refused(String body) {
        for (String query : List.of("", "?format=pgn", "?name=a.jsonl", "?format=kif")) {
            JsonNode problem = checked("rule", client.post("/v1/rulings" + query, null, body));
            assertThat(problem.get("status").asInt()).as(query).isEqualTo(422);
        }
    }

    @Test
    void three_players_agree_on_a_board_that_is_a_graph() {
        Client.Game game = client.begin("{\"case\":{\"game\":\"go\",\"rules\":\"go:kee\",\"players\":[\"A\",\"B\",\"C\"],\"board\":\"ring:6\"}}");
        assertThat(game.state().get("seats")).hasSize(3);
        JsonNode legal = checked("legalPlays", client.get(game.path() + "/legal"));
        String first = legal.get("plays").get(0).get("code").asText();
        game.play("A", first, 0);
        assertThat(game.act("A", "{\"kind\":\"undo\"}", 1, "u").json().get("state").get("plies").asInt()).isEqualTo(1);
        assertThat(game.act("B", "{\"kind\":\"undo\"}", 2, "u").json().get("state").get("plies").asInt()).isEqualTo(1);
        assertThat(game.act("C", "{\"kind\":\"undo\"}", 3, "u").json().get("state").get("plies").asInt()).isEqualTo(0);
    }

    @Test
    void tokens_say_who_may_do_what() {
        Client.Game game = client.begin("{\"case\":{\"game\":\"chess\"},\"open\":false}");
        Client.Game other = client.begin(CHESS);
        assertThat(checked("readGame", client.get(game.path())).get("status").asInt()).isEqualTo(401);
        assertThat(checked("readGame", client.get(game.path(), other.token("white"))).get("status").asInt()).isEqualTo(403);
        assertThat(client.get(game.path(), game.token("reader")).status()).isEqualTo(200);
        assertThat(client.get(game.path(), "arb_guess").status()).isEqualTo(401);
        assertThat(game.act("reader", "{\"kind\":\"resign\"}", 0, "r").status()).isEqualTo(403);
        assertThat(game.act("white", "{\"kind\":\"resign\",\"by\":\"black\"}", 0, "r").status()).isEqualTo(403);
        assertThat(game.act("white", "{\"kind\":\"dance\"}", 0, "f").json().get("detail").asText())
                .startsWith("unknown kind of act; expected one of accept, agree");
        assertThat(game.act("white", "{\"kind\":\"flag\",\"by\":\"black\"}", 0, "f").status()).isEqualTo(403);
        assertThat(checked("listTokens", client.get(game.path() + "/tokens", game.token("white"))).get("status").asInt()).isEqualTo(403);
        JsonNode issued = checked("issueToken", client.post(game.path() + "/tokens", game.token("arbiter"), "{\"role\":\"white\"}"));
        JsonNode tokens = checked("listTokens", client.get(game.path() + "/tokens", game.token("arbiter")));
        assertThat(tokens.get("tokens")).hasSize(5);
        String fresh = issued.get("token").asText();
        String act = "{\"act\":{\"kind\":\"play\",\"move\":\"e2e4\"},\"seen\":0,\"key\":\"a\"}";
        assertThat(client.post(game.path() + "/acts", fresh, act).status()).isEqualTo(200);
        String path = game.path() + "/tokens/" + issued.get("id").asText();
        checked("revokeToken", client.delete(path, game.token("arbiter")));
        assertThat(checked("revokeToken", client.delete(path, game.token("arbiter"))).get("status").asInt()).isEqualTo(404);
        assertThat(client.post(game.path() + "/acts", fresh, act.replace("\"seen\":0", "\"seen\":1")).status()).isEqualTo(401);
        assertThat(checked("removeGame", client.delete(game.path(), other.token("arbiter"))).get("status").asInt()).isEqualTo(403);
        checked("removeGame", client.delete(game.path(), game.token("arbiter")));
        assertThat(client.get(game.path(), game.token("reader")).status()).isEqualTo(404);
    }

    @Test
    void a_group_of_go_says_why_it_lives() throws IOException {
        JsonNode kept = client.post("/v1/records?name=dragons.sgf", null, example("dragons.sgf")).json();
        int plies = kept.get("games").get(0).get("plies").asInt();
        String question = "{\"record\":\"" + kept.get("id").asText() + "\",\"ply\":" + plies + ",\"effort\":\"table\"";
        JsonNode table = checked("analyze", client.post("/v1/go/analysis", null, question + "}"));
        assertThat(table.get("dragons")).isNotEmpty();
        String point = table.get("dragons").get(0).get("stones").get(0).asText();
        JsonNode why = checked("analyze", client.post("/v1/go/analysis", null, question + ",\"point\":\"" + point + "\"}")).get("why");
        assertThat(why.get("lines").get(0).asText()).contains("'s dragon at ");
        for (JsonNode dragon : table.get("dragons")) {
            String asked = question.replace("\"effort\":\"table\"", "\"effort\":\"question\"") + ",\"point\":\"" + dragon.get("origin").asText() + "\"}";
            JsonNode answer = checked("analyze", client.post("/v1/go/analysis", null, asked)).get("why");
            assertThat(answer.get("effort").asText()).isEqualTo("question");
            if (dragon.get("known").get("how").asText().startsWith("proved")) {
                assertThat(answer.get("status")).isEqualTo(dragon.get("status"));
                assertThat(answer.get("known")).isEqualTo(dragon.get("known"));
                assertThat(answer.get("attack")).isEqualTo(dragon.get("attack"));
                assertThat(answer.get("defense")).isEqualTo(dragon.get("defend"));
            }
        }
        assertThat(checked("analyze", client.post("/v1/go/analysis", null, question.replace("table", "thorough") + "}")).get("detail").asText())
                .isEqualTo("\"effort\" must be glance, table or question");
        assertThat(checked("analyze", client.post("/v1/go/analysis", null, question + ",\"point\":\"Z99\"}")).get("status").asInt())
                .isEqualTo(404);
        JsonNode chess = client.post("/v1/records?name=famous.pgn", null, example("famous.pgn")).json();
        assertThat(checked("analyze", client.post("/v1/go/analysis", null, "{\"record\":\"" + chess.get("id").asText() + "\",\"ply\":1}"))
                .get("detail").asText()).isEqualTo("this is a game of chess; only Go has groups");
    }

    @Test
    void acts_can_be_followed_from_any_on() throws Exception {
        Client.Game game = client.begin(CHESS);
        game.play("white", "e2e4", 0);
        game.play("black", "e7e5", 1);
        HttpRequest request = HttpRequest.newBuilder(URI.create(client.root() + game.path() + "/events?after=1"))
                .timeout(Duration.ofSeconds(10)).build();
        HttpResponse<InputStream> events = client.http().send(request, HttpResponse.BodyHandlers.ofInputStream());
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(events.body(), StandardCharsets.UTF_8))) {
            assertThat(nextData(lines).get("seq").asInt()).isEqualTo(2);
            game.play("white", "g1f3", 2);
            JsonNode third = nextData(lines);
            assertThat(third.get("act").get("move").asText()).isEqualTo("g1f3");
            assertThat(schema("#/components/schemas/KeptAct").validate(third)).isEmpty();
        }
    }

    private static JsonNode nextData(BufferedReader lines) throws IOException {
        for (@Nullable String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("data: ")) {
                return new ObjectMapper().readTree(line.substring("data: ".length()));
            }
        }
        throw new AssertionError("the stream has ended");
    }

    @Test
    void a_socket_tells_all_acts_and_a_private_game_only_whom_it_knows() throws Exception {
        Client.Game game = client.begin("{\"case\":{\"game\":\"chess\"},\"open\":false}");
        game.play("white", "e2e4", 0);
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        WebSocket socket = client.http().newWebSocketBuilder()
                .buildAsync(URI.create(client.root().replace("http", "ws") + game.path() + "/socket?after=0"), listener(heard)).join();
        assertThat(heard.poll(300, TimeUnit.MILLISECONDS)).isNull();
        socket.sendText("{\"token\":\"" + game.token("reader") + "\"}", true).join();
        assertThat(heard.poll(5, TimeUnit.SECONDS)).contains("\"seq\":1");
        game.play("black", "e7e5", 1);
        assertThat(heard.poll(5, TimeUnit.SECONDS)).contains("\"seq\":2").contains("\"ruling\"");
        socket.abort();
        WebSocket stranger = client.http().newWebSocketBuilder()
                .buildAsync(URI.create(client.root().replace("http", "ws") + game.path() + "/socket"), listener(heard)).join();
        stranger.sendText("{\"token\":\"arb_guess\"}", true).join();
        assertThat(heard.poll(5, TimeUnit.SECONDS)).isEqualTo("closed 1008");
    }

    private static WebSocket.Listener listener(BlockingQueue<String> heard) {
        return new WebSocket.Listener() {
            private final StringBuilder text = new StringBuilder();

            @Override
            public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
                text.append(data);
                if (last) {
                    heard.add(text.toString());
                    text.setLength(0);
                }
                socket.request(1);
                return null;
            }

            @Override
            public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
                heard.add("closed " + code);
                return null;
            }
        };
    }

    @Test
    void the_server_says_how_it_is() {
        checked("isAlive", client.get("/healthz"));
        checked("isReady", client.get("/readyz"));
        Client.Reply metrics = client.get("/metrics");
        checked("readMetrics", metrics);
        assertThat(metrics.text()).contains("arbiter_requests").contains("jvm_memory_used_bytes");
        checked("readApi", client.get("/v1/openapi.json"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "{'game':'chess','moves':['e2e4','e2e5','d2d4']}                  | 1...e2e5 is illegal",
        "{'game':'chess','moves':['f2f3','e7e5','g2g4','d8h4','a2a3']}    | \"a2a3\" after the end",
        "{'game':'chess','moves':['e2e4','nonsense']}                     | nonsense is not a move",
        "{'game':'go','moves':['A1','A1']}                                | is illegal",
    })
    void a_game_begins_from_all_moves_of_its_case_or_not_at_all(String origin, String detail) {
        JsonNode problem = checked("beginGame", client.post("/v1/games", null, "{\"case\":" + origin.replace('\'', '"') + "}"));
        assertThat(problem.get("status").asInt()).isEqualTo(422);
        assertThat(problem.get("detail").asText()).contains(detail);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"case" 1}       | line 1, column 9: not JSON: "1"; expected a colon
            {"case":{}       | the body ends in the middle of the JSON; expected one JSON object
            {"case":{}} {}   | more text after the object; expected one JSON object
            {"open":1,"open":2} | a field occurs twice in one object
            """)
    void what_is_not_JSON_is_refused_in_plain_words(String body, String detail) {
        Client.Reply reply = client.post("/v1/games", null, body);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(checked("beginGame", reply).get("detail").asText()).endsWith(detail).startsWith("line 1, column ");
    }

    @Test
    void a_game_begins_from_a_case_with_moves() {
        String origin = "{\"case\":{\"game\":\"go\",\"moves\":[\"pass\",\"pass\"]}}";
        assertThat(checked("beginGame", client.post("/v1/games", null, origin)).get("state").get("plies").asInt()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "listGames,     /v1/games?foo=bar,                    unknown parameter foo",
        "listRulebooks, /v1/rulebooks?rules=chess:fide-2023,  unknown parameter rules",
        "readGame,      /v1/games/x?lang=en&lang=xx,          lang is given 2 times",
        "readActs,      /v1/games/x/acts?before=3,            unknown parameter before; known parameters: after",
    })
    void a_parameter_without_a_meaning_is_refused(String operation, String path, String detail) {
        Client.Reply reply = client.get(path);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(checked(operation, reply).get("detail").asText()).contains(detail);
        assertThat(client.get("/healthz?probe=1").status()).isEqualTo(200);
    }

    @Test
    void what_makes_no_sense_is_refused_with_a_reason() {
        List<String> bodies = new ArrayList<>(List.of("", "[]", "{", "{\"case\":1}", "{\"case\":{}}", "{\"case\":{\"game\":\"ludo\"}}",
                "{\"case\":{\"game\":\"chess\",\"start\":\"nonsense\"}}", "{\"case\":{\"game\":\"chess\"},\"colour\":1}",
                "{\"case\":{\"game\":\"chess\"},\"names\":[]}", "{\"case\":{\"game\":\"chess\",\"rules\":\"go:psk\"}}"));
        for (String body : bodies) {
            JsonNode problem = checked("beginGame", client.post("/v1/games", null, body));
            assertThat(problem.get("status").asInt()).as(body).isIn(400, 422);
            assertThat(problem.get("detail").asText()).as(body).isNotBlank();
        }
        assertThat(client.get("/nothing/here").status()).isEqualTo(404);
        assertThat(client.get("/nothing/here").header("content-type")).isEqualTo("application/problem+json");
        Client.Reply put = client.send("PUT", "/v1/games", null, null);
        assertThat(put.status()).isEqualTo(405);
        assertThat(String.valueOf(put.header("allow")).split(", ")).containsExactlyInAnyOrder("GET", "HEAD", "POST");
        assertThat(client.get("/../pom.xml").status()).isIn(400, 404);
        assertThat(client.get("/%2e%2e/%2e%2e/etc/passwd").status()).isIn(400, 404);
    }
}
