package org.openarbiter.players.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.search.alphabeta.Table;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Network;

/** The engine's end of UCI and UCCI, talked to as user interfaces talk. */
@Timeout(120)
class EngineServerTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static Dialogue chess() throws Exception {
        return new Dialogue(EngineServer.chess("1.0"));
    }

    private static Dialogue xiangqi() throws Exception {
        return new Dialogue(EngineServer.xiangqi("1.0"));
    }

    /** A user interface waits for an answer to every go. */
    @Test
    void a_go_that_cannot_be_carried_out_is_answered_too() throws Exception {
        try (Dialogue talk = chess()) {
            assertThat(talk.say("position startpos", "go searchmoves a2a9 depth 2").line("bestmove")).isEqualTo("bestmove (none)");
            assertThat(talk.say("go depth many").line("bestmove")).isEqualTo("bestmove (none)");
            assertThat(talk.say("go searchmoves a2a9 a2a3 depth 2").line("bestmove")).startsWith("bestmove a2a3");
        }
    }

    @Test
    void it_introduces_itself_with_its_options() throws Exception {
        try (Dialogue talk = chess()) {
            List<String> lines = talk.say("uci").until("uciok");
            assertThat(lines.getFirst()).isEqualTo("id name Arbiter 1.0 chess");
            assertThat(lines).contains(
                    "option name Hash type spin default 64 min 1 max " + Table.mostMegabytes(),
                    "option name Threads type spin default 1 min 1 max 256",
                    "option name UCI_Chess960 type check default false",
                    "option name Clear Hash type button");
            assertThat(lines).anyMatch(line -> line.startsWith("option name Rules type combo default chess:fide-2023 var "));
            assertThat(talk.say("isready").line("readyok")).isEqualTo("readyok");
            assertThat(talk.quit()).isEmpty();
        }
    }

    @Test
    void a_network_evaluates_if_its_file_is_named(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("flat");
        try (OutputStream out = Files.newOutputStream(file)) {
            flat(Inputs.CHESS, false).write(out);
        }
        Path correcting = folder.resolve("correcting");
        try (OutputStream out = Files.newOutputStream(correcting)) {
            flat(Inputs.CHESS, true).write(out);
        }
        Path other = folder.resolve("other");
        try (OutputStream out = Files.newOutputStream(other)) {
            flat(Inputs.XIANGQI, false).write(out);
        }
        String queenUp = "position fen 4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
        try (Dialogue talk = chess()) {
            assertThat(talk.say("setoption name EvalFile value " + folder.resolve("none")).line("info string")).contains("there is no such file");
            assertThat(talk.say("setoption name EvalFile value " + other).line("info string")).contains("a network for xiangqi");
            assertThat(talk.say(queenUp, "go depth 1").until("bestmove")).noneMatch(line -> line.contains(" score cp 2 "));
            assertThat(talk.say("setoption name EvalFile value " + file).line("info string")).contains("2 x 64 hidden neurons");
            assertThat(talk.say(queenUp, "go depth 1").until("bestmove")).anyMatch(line -> line.contains(" score cp 2 "));
            assertThat(talk.say("setoption name EvalFile value " + correcting).line("info string")).contains("by the hand-crafted evaluation and the network ");
            assertThat(talk.say(queenUp, "go depth 1").until("bestmove")).noneMatch(line -> line.contains(" score cp 2 "));
            assertThat(talk.say("setoption name EvalFile value <empty>").line("info string")).contains("by the hand-crafted evaluation");
            assertThat(talk.say(queenUp, "go depth 1").until("bestmove")).noneMatch(line -> line.contains(" score cp 2 "));
        }
    }

    @Test
    void the_network_that_comes_with_the_program_is_the_default() throws Exception {
        String start = "position startpos";
        try (Dialogue talk = xiangqi()) {
            assertThat(talk.say("uci").until("uciok")).contains("option name EvalFile type string default builtin");
            List<String> byNetwork = talk.say(start, "go depth 3").until("bestmove");
            assertThat(talk.say("setoption name EvalFile value").line("info string")).contains("by the hand-crafted evaluation");
            assertThat(scores(talk.say(start, "go depth 3").until("bestmove"))).isNotEqualTo(scores(byNetwork));
            assertThat(talk.say("setoption name EvalFile value builtin").line("info string")).contains("by the network builtin: 2 x 256 hidden neurons");
            assertThat(scores(talk.say(start, "go depth 3").until("bestmove"))).isEqualTo(scores(byNetwork));
        }
    }

    private static List<String> scores(List<String> lines) {
        return lines.stream().filter(line -> line.contains(" score ")).map(line -> line.replaceAll(".* score (cp \\S+) .*", "$1")).toList();
    }

    /** A network to which every position is worth −2 to the side to move, or so much less than to the hand-crafted evaluation. */
    private static Network flat(Inputs inputs, boolean corrects) {
        int[] biases = new int[Network.BUCKETS];
        Arrays.fill(biases, -2 * Network.ONE * Network.OUTPUT_ONE / Network.WORTH - 1);
        return new Network(inputs, 64, new short[64 * inputs.count()], new short[64], new short[2 * 64 * Network.BUCKETS], biases, corrects);
    }

    @Test
    void the_first_word_tells_which_protocol_is_spoken() throws Exception {
        try (Dialogue talk = xiangqi()) {
            assertThat(talk.say("ucci").until("ucciok")).contains("option usemillisec type check default false");
            assertThat(talk.quit()).containsExactly("bye");
        }
        try (Dialogue talk = chess()) {
            assertThat(talk.say("ucci").line("info string")).contains("UCCI is for xiangqi");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "depth 4", "nodes 2000", "movetime 50", "wtime 1000 btime 1000 winc 10 binc 10", "wtime 500 btime 500 movestogo 3",
        "wtime 1 btime 1", "wtime -50 btime -50", "depth 3 wtime 99999999 btime 99999999", "mate 1 depth 5"
    })
    void whatever_the_limits_a_legal_move_comes(String limits) throws Exception {
        try (Dialogue talk = chess()) {
            String best = talk.say("position startpos moves e2e4 c7c5", "go " + limits).line("bestmove").split(" ")[1];
            ChessBoard board = ChessBoard.of("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
            assertThat(board.isLegal(0, board.parse(best))).isTrue();
        }
    }

    @Test
    void it_says_when_it_mates_and_when_there_is_no_move() throws Exception {
        try (Dialogue talk = chess()) {
            List<String> lines = talk.say("position fen 6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1", "go depth 4").until("bestmove");
            assertThat(lines.getLast()).isEqualTo("bestmove b1b8");
            assertThat(lines.get(lines.size() - 2)).contains(" score mate 1 ").endsWith(" pv b1b8");
            assertThat(talk.say("position fen 6k1/5ppp/8/8/8/8/r4PPP/1r4K1 w - - 0 1", "go depth 4").line("bestmove"))
                    .isEqualTo("bestmove (none)");
        }
        try (Dialogue talk = xiangqi()) {
            talk.say("ucci").until("ucciok");
            assertThat(talk.say("position fen 3k5/9/9/9/9/9/9/9/r8/1r2K4 w - - 0 1", "go depth 2").line("nobestmove"))
                    .isEqualTo("nobestmove");
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = "bad-lines.csv", delimiter = ';', numLinesToSkip = 1)
    void what_cannot_be_done_is_said_and_changes_nothing(String line, String told) throws Exception {
        try (Dialogue talk = chess()) {
            assertThat(talk.say(line).line("info string")).contains(told);
            if (line.startsWith("go ") && !line.contains("perft")) {
                assertThat(talk.line("")).isEqualTo("bestmove (none)");
            }
            assertThat(talk.say("d").line("")).isEqualTo(START);
        }
    }

    @Test
    void an_unknown_word_of_a_go_is_ignored() throws Exception {
        try (Dialogue talk = chess()) {
            List<String> lines = talk.say("position startpos", "go nicely depth 3 please").until("bestmove");
            assertThat(lines.getFirst()).isEqualTo("info string go: ignored 'nicely', 'please'");
            assertThat(lines.get(lines.size() - 2)).startsWith("info depth 3 ");
        }
        try (Dialogue talk = xiangqi()) {
            List<String> lines = talk.say("ucci", "position startpos", "go depth 2 wtime").until("bestmove");
            assertThat(lines).contains("info message go: ignored 'wtime'");
        }
    }

    @Test
    void the_first_isready_says_how_positions_are_evaluated() throws Exception {
        try (Dialogue talk = chess()) {
            assertThat(talk.say("isready").until("readyok").getFirst())
                    .startsWith("info string positions are evaluated by the network builtin: 2 x 256 hidden neurons, ");
            assertThat(talk.say("isready").until("readyok")).containsExactly("readyok");
        }
    }

    @Test
    void ucci_has_its_own_names_of_options_and_says_when_a_game_begins() throws Exception {
        try (Dialogue talk = xiangqi()) {
            List<String> declared = talk.say("ucci").until("ucciok");
            assertThat(declared).contains("option threads type spin default 1 min 1 max 256", "option newgame type button")
                    .anyMatch(line -> line.startsWith("option hashsize type spin default 64 "))
                    .noneMatch(line -> line.startsWith("option Hash "));
            talk.say("setoption hashsize 2", "setoption threads 1", "setoption usemillisec true");
            List<String> first = talk.say("position startpos", "go depth 5").until("bestmove");
            List<String> known = talk.say("go depth 5").until("bestmove");
            assertThat(nodes(known)).as("the table remembers").isNotEqualTo(nodes(first));
            assertThat(nodes(talk.say("setoption newgame", "go depth 5").until("bestmove"))).isEqualTo(nodes(first));
            assertThat(talk.say("uci").until("uciok")).noneMatch(line -> line.contains("newgame") || line.contains("usemillisec"));
        }
    }

    private static List<String> nodes(List<String> lines) {
        return lines.stream().filter(line -> line.contains(" nodes ")).map(line -> line.replaceAll(".* nodes (\\d+).*", "$1")).toList();
    }

    @Test
    void a_position_without_a_move_that_is_not_banned_has_no_best_move() throws Exception {
        try (Dialogue talk = xiangqi()) {
            // The only legal move takes the rook.
            talk.say("ucci", "position fen 3k5/9/9/9/5r3/9/9/9/4r4/4K4 w - - 0 1", "banmoves e0e1", "go depth 2").line("nobestmove");
            talk.say("position nonsense", "go depth 2").line("nobestmove");
            assertThat(talk.say("position fen 3k5/9/9/9/5r3/9/9/9/4r4/4K4 w - - 0 1", "go depth 2").line("bestmove")).startsWith("bestmove e0e1");
        }
    }

    @Test
    void junk_is_survived() throws Exception {
        var random = new Random(4);
        List<String> words = List.of("position", "fen", "startpos", "moves", "e2e4", "go", "depth", "1", "-7", "infinite", "stop",
                "setoption", "name", "Hash", "value", "99999999999", "Threads", "uci", "isready", "\u0000", "ponderhit",
                "searchmoves",
                "banmoves", START, "perft", "wtime", "movestogo", "0", "mate", "ucinewgame", "MultiPV", "3", "d", "probe",
                "ponder",
                "\u70ae\u4e8c\u5e73\u4e94");
        try (Dialogue talk = chess()) {
            for (int i = 0; i < 400; i++) {
                talk.say(random.ints(random.nextInt(8), 0, words.size()).mapToObj(words::get).collect(Collectors.joining(" ")));
                talk.say("stop", "setoption name Threads value 1").say("x" + i).line("info string unknown command 'x" + i + "'");
            }
            talk.say("x".repeat(2_000_000)).line("info string unknown command 'xxx");
            talk.say("position startpos", "go depth 1").line("bestmove");
            talk.quit();
        }
    }

    @Test
    void an_endless_search_answers_when_it_is_stopped_and_not_before() throws Exception {
        try (Dialogue talk = chess()) {
            // A mate in one: the search has soon seen all there is.
            talk.say("position fen 6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1", "go infinite").line("info depth 5 ");
            assertThat(talk.say("isready").until("readyok")).noneMatch(line -> line.startsWith("bestmove"));
            assertThat(talk.say("stop").line("bestmove")).isEqualTo("bestmove b1b8");
        }
    }

    @Test
    void a_pondering_search_goes_on_after_the_hit_and_answers_in_time() throws Exception {
        try (Dialogue talk = chess()) {
            talk.say("position startpos moves e2e4 e7e5", "go ponder wtime 300 btime 300").line("info depth 6 ");
            assertThat(talk.say("isready").until("readyok")).noneMatch(line -> line.startsWith("bestmove"));
            assertThat(talk.say("ponderhit").line("bestmove")).startsWith("bestmove ");
        }
    }

    @Test
    void only_some_moves_are_looked_at_if_so_wished() throws Exception {
        try (Dialogue talk = chess()) {
            assertThat(talk.say("position startpos", "go searchmoves a2a3 h2h4 depth 5").line("bestmove"))
                    .matches("bestmove (a2a3|h2h4)( .*)?");
        }
        try (Dialogue talk = xiangqi()) {
            talk.say("ucci").until("ucciok");
            String best = talk.say("position startpos", "go depth 3").line("bestmove").split(" ")[1];
            talk.say("position startpos", "banmoves " + best, "go depth 3");
            assertThat(talk.line("bestmove").split(" ")[1]).isNotEqualTo(best);
        }
    }

    /** UCCI has a line for time and nodes, one for the search, and remarks of its own. */
    @Test
    void ucci_hears_of_time_and_nodes_and_remarks_in_its_own_words() throws Exception {
        try (Dialogue talk = xiangqi()) {
            talk.say("ucci").until("ucciok");
            List<String> lines = talk.say("position startpos", "go depth 4").until("bestmove");
            assertThat(lines.getFirst()).matches("info time \\d+ nodes \\d+");
            assertThat(lines.get(1)).matches("info depth 1 score -?\\d+ pv [a-i]\\d[a-i]\\d.*");
            assertThat(talk.say("position startpos moves e2e9").line("info message")).contains("there is no piece on e2");
            assertThat(talk.say("uci", "position startpos moves e2e9").line("info string")).contains("there is no piece on e2");
        }
    }

    @Test
    void several_lines_are_reported_the_best_first() throws Exception {
        try (Dialogue talk = chess()) {
            List<String> lines = talk.say("setoption name MultiPV value 3", "position startpos", "go depth 8").until("bestmove");
            List<String> last = List.of();
            for (int depth = 1; depth <= 8; depth++) {
                String iteration = "info depth " + depth + " ";
                last = lines.stream().filter(line -> line.startsWith(iteration) && !line.contains("bound")).toList();
                assertThat(last.stream().map(line -> line.replaceAll(".* pv (\\S+).*", "$1")).distinct()).hasSize(3);
                assertThat(last.stream().map(line -> line.replaceAll(".* multipv (\\d+) .*", "$1"))).containsExactly("1", "2", "3");
                assertThat(last.stream().map(line -> Integer.valueOf(line.replaceAll(".* cp (-?\\d+).*", "$1"))))
                        .as(iteration).isSortedAccordingTo(Comparator.reverseOrder());
            }
            assertThat(lines.getLast()).startsWith("bestmove " + last.getFirst().replaceAll(".* pv (\\S+).*", "$1"));
        }
    }

    @Test
    void castling_is_written_as_the_interface_wants_it() throws Exception {
        String castle = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        try (Dialogue talk = chess()) {
            assertThat(talk.say(castle, "go searchmoves e1g1 depth 1").line("bestmove")).startsWith("bestmove e1g1");
            assertThat(talk.say("setoption name UCI_Chess960 value true", castle, "go searchmoves e1h1 depth 1").line("bestmove"))
                    .startsWith("bestmove e1h1");
        }
    }

    @Test
    void ranks_are_counted_as_the_interface_counts_them() throws Exception {
        String onlyRooks = "position fen 3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1 moves ";
        try (Dialogue talk = xiangqi()) {
            assertThat(talk.say(onlyRooks + "a0a9 d9d8", "go searchmoves a9a8 depth 1").line("bestmove"))
                    .startsWith("bestmove a9a8");
            talk.say("setoption name UCI_Variant value xiangqi");
            assertThat(talk.say(onlyRooks + "a1a10 d10d9", "go searchmoves a10a9 depth 1").line("bestmove"))
                    .startsWith("bestmove a10a9");
            assertThat(talk.say(onlyRooks + "a0a9").line("info string")).contains("ranks 1–10");
            assertThat(talk.say(onlyRooks + "b1b2").line("info string")).endsWith("there is no piece on b1");
        }
    }

    @Test
    void the_bench_counts_the_same_nodes_each_time() {
        String first = EngineServer.xiangqi("1.0").bench(3);
        assertThat(first).startsWith("nodes ");
        assertThat(EngineServer.xiangqi("1.0").bench(3).split(" ")[1]).isEqualTo(first.split(" ")[1]);
    }

    /** The signature of the search: another number means another search, and must be changed in docs/engines.md too. */
    @ParameterizedTest
    @CsvSource({"chess, <empty>, 119784", "chess, builtin, 175603", "xiangqi, <empty>, 198640", "xiangqi, builtin, 174630"})
    void the_bench_is_the_signature_of_the_search(String game, String network, long nodes) {
        EngineServer<?> server = game.equals("chess") ? EngineServer.chess("1.0") : EngineServer.xiangqi("1.0");
        server.set("EvalFile", network);
        assertThat(server.bench(10)).startsWith("nodes " + nodes + " nps ");
    }

    @Test
    void options_are_set_before_serving_or_refused() throws Exception {
        EngineServer<?> server = EngineServer.chess("1.0");
        assertThatThrownBy(() -> server.set("Hash", "none"))
                .hasMessage("Hash must be an integer from 1 to " + Table.mostMegabytes() + ", got 'none'");
        assertThatThrownBy(() -> server.set("Color", "red")).hasMessage("there is no option 'Color'");
        server.set("hash", "2");
        server.set("Threads", "2");
        try (Dialogue talk = new Dialogue(server)) {
            assertThat(talk.say("position startpos", "go depth 6").line("bestmove")).startsWith("bestmove ");
            assertThat(talk.say("go perft 3").line("Nodes searched")).isEqualTo("Nodes searched: 8902");
        }
    }

    @Test
    void what_takes_long_is_stopped_like_a_search() throws Exception {
        try (Dialogue talk = chess()) {
            for (String command : List.of("go perft 20", "bench 200")) {
                talk.say(command, "isready").line("readyok");
                assertThat(talk.say("stop").line("info string")).endsWith(command.replaceFirst(" \\d+", "") + " was stopped");
            }
            talk.say("go perft 20", "position startpos", "go depth 1").line("bestmove");
        }
    }

    @Test
    void the_rulebook_decides_how_long_a_game_lasts() throws Exception {
        String afterFifty = "position fen 8/8/8/8/8/5k2/8/Q3K3 w - - 98 80";
        try (Dialogue talk = chess()) {
            assertThat(talk.say(afterFifty, "go depth 4").line("info depth 4 ")).contains(" score cp 0 ");
            talk.line("bestmove");
            talk.say("setoption name Rules value chess:fide-2023?fifty=no");
            assertThat(talk.say(afterFifty, "go depth 4").line("info depth 4 ")).doesNotContain(" score cp 0 ");
        }
    }

    @Test
    void a_rulebook_that_the_search_cannot_follow_is_refused() throws Exception {
        try (Dialogue talk = xiangqi()) {
            assertThat(talk.say("setoption name Rules value wxf?protection=before").line("info string"))
                    .contains("the search knows protection=recapture only");
            assertThat(talk.say("setoption name Rules value asian").line("info string"))
                    .contains("it has xiangqi:wxf, xiangqi:axf, xiangqi:cxa-2020, xiangqi:check-only");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "ChaseTiming value every-move", "ChaseTiming value quiet-moves", "SkipOpponent value false", "Rules value xiangqi:wxf"
    })
    void when_chases_are_worked_out_changes_nothing_but_the_time(String option) throws Exception {
        // Two horses go to and fro: cycles everywhere.
        String game = "position startpos moves b0c2 b9c7 c2b0 c7b9 b0c2 b9c7";
        try (Dialogue talk = xiangqi()) {
            List<String> usual = talk.say(game, "go depth 7").until("bestmove");
            talk.say("setoption name Clear Hash", "setoption name " + option);
            List<String> other = talk.say(game, "go depth 7").until("bestmove");
            assertThat(other.stream().map(EngineServerTest::withoutTimes))
                    .containsExactlyElementsOf(usual.stream().map(EngineServerTest::withoutTimes).toList());
        }
    }

    private static String withoutTimes(String line) {
        return line.replaceAll("(nps|time) \\d+ ", "");
    }

    @Test
    void techniques_can_be_left_out() throws Exception {
        try (Dialogue talk = chess()) {
            String usual = withoutTimes(talk.say("position startpos", "go depth 6").line("info depth 6 "));
            talk.line("bestmove");
            talk.say("setoption name Clear Hash", "setoption name Without value Null-Move, late-reductions");
            assertThat(withoutTimes(talk.say("go depth 6").line("info depth 6 "))).isNotEqualTo(usual);
            talk.line("bestmove");
            talk.say("setoption name Clear Hash", "setoption name Without value check-extension upcoming-repetition");
            assertThat(withoutTimes(talk.say("go depth 6").line("info depth 6 "))).isEqualTo(usual);
            talk.line("bestmove");
            assertThat(talk.say("setoption name Without value <empty>", "d").line("")).isEqualTo(START);
        }
    }
}
