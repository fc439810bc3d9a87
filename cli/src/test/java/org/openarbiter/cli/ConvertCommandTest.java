package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.cli.base.Fault;

/** {@code arbiter convert} with games that not every format has. */
class ConvertCommandTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Test
    void a_game_that_the_format_does_not_know_costs_the_others_nothing() throws IOException {
        Path chess = Files.writeString(folder.resolve("chess.pgn"), "1. e4 e5 *\n");
        Path xiangqi = Files.writeString(folder.resolve("xiangqi.pgn"), "[Game \"Chinese Chess\"]\n\n1. C2.5 H8+7 *\n");
        Answer answer = arbiter("convert", "--to", "ucci", chess.toString(), xiangqi.toString());
        assertThat(answer.code()).isEqualTo(Fault.INPUT);
        assertThat(answer.out()).isEqualTo("position startpos moves h2e2 h9g7\n");
        assertThat(answer.err()).startsWith("arbiter: chess cannot be written as ucci; use pgn, ").hasLineCount(1);
        Answer nothing = arbiter("convert", "--to", "sgf", chess.toString(), chess.toString());
        assertThat(nothing.code()).isEqualTo(Fault.USAGE);
        assertThat(nothing.err()).startsWith("arbiter: chess cannot be written as sgf; use pgn, ").hasLineCount(1);
    }

    @Test
    void lines_of_moves_are_recognized_for_the_game_they_are_of() throws IOException {
        Path chess = Files.writeString(folder.resolve("chess.pgn"), "1. e4 e5 2. Nf3 *\n");
        Path xiangqi = Files.writeString(folder.resolve("xiangqi.pgn"), "[Game \"Chinese Chess\"]\n\n1. C2.5 H8+7 *\n");
        String uci = arbiter("convert", "--to", "uci", chess.toString()).out();
        assertThat(uci).isEqualTo("position startpos moves e2e4 e7e5 g1f3\n");
        assertThat(Answer.piped(uci, "judge", "--json", "-").out()).contains("\"game\":\"chess\"", "\"plies\":3", "\"status\":\"open\"");
        String ucci = arbiter("convert", "--to", "ucci", xiangqi.toString()).out();
        assertThat(Answer.piped(ucci, "judge", "--json", "-").out()).contains("\"game\":\"xiangqi\"", "\"plies\":2", "\"status\":\"open\"");
    }

    @Test
    void one_bad_move_does_not_make_another_game_of_lines_of_moves() throws IOException {
        String good = "position startpos moves e2e4 e7e5 g1f3 b8c6\n".repeat(3);
        Path file = Files.writeString(folder.resolve("m.uci"), "position startpos moves e2e4 e7e4\n" + good);
        assertThat(arbiter("judge", file.toString()).out()).contains("chess:fide-2023       illegal").doesNotContain("xiangqi");
        assertThat(Answer.piped("position startpos moves e2e4 e7e4\n", "judge", "-").out()).contains("chess:fide-2023       illegal");
        Path alone = Files.writeString(folder.resolve("d.uci"), "position startpos moves d2d5\n");
        assertThat(arbiter("judge", alone.toString()).out()).contains("chess:fide-2023       illegal");
        Path xiangqi = Files.writeString(folder.resolve("x.uci"), "position startpos moves h3e3 h10g9\nposition startpos moves h3e3 h10g8\n");
        assertThat(arbiter("judge", xiangqi.toString()).out()).contains("xiangqi:wxf").doesNotContain("chess:");
    }

    @Test
    void a_case_is_judged_by_the_rulebook_that_is_assumed_for_its_record() throws IOException {
        Path game = Files.writeString(folder.resolve("go.sgf"), "(;GM[1]SZ[5]KM[0.5]RE[W+9.5];B[cc];W[];B[])");
        String cases = arbiter("convert", "--to", "jsonl", game.toString()).out();
        assertThat(cases).contains("\"rules\":\"go:tromp-taylor?dead=agreed\"");
        assertThat(Answer.piped(cases, "judge", "-").out()).contains("go:tromp-taylor?dead=agreed  white wins, agreement");
    }

    /** A record that gives only its result says so as a case, too. */
    @Test
    void what_only_a_result_implies_stays_implied() {
        String cases = arbiter("convert", "--to", "jsonl", "../examples/famous.pgn").out();
        assertThat(cases).contains("\"kind\":\"resign\",\"implied\":true}", "{\"kind\":\"draw\"},\"implied\":true}");
        List<String> why = arbiter("judge", "../examples/famous.pgn").out().lines().filter(line -> line.contains("the result")).toList();
        List<String> again = Answer.piped(cases, "judge", "-").out().lines().filter(line -> line.contains("the result")).toList();
        assertThat(why).isNotEmpty();
        assertThat(again).hasSameSizeAs(why);
        assertThat(Answer.piped(cases, "convert", "--to", "jsonl", "-").out()).isEqualTo(cases);
        String live = "{\"kind\":\"resign\",\"by\":\"white\",\"implied\":true}\n";
        assertThat(Answer.piped(live, "referee").out()).contains("expected a field named kind or by");
    }

    @Test
    void a_claim_that_only_a_tag_implies_stays_implied() throws IOException {
        Path game = Files.writeString(folder.resolve("a.pgn"), "[Result \"1/2-1/2\"]\n[Termination \"repetition\"]\n\n1. e4 e5 1/2-1/2\n");
        String cases = arbiter("convert", "--to", "jsonl", game.toString()).out();
        assertThat(cases).contains("\"kind\":\"claim\"", "\"implied\":true");
        assertThat(Answer.piped(cases, "convert", "--to", "jsonl", "-").out()).isEqualTo(cases);
        for (String judged : List.of(arbiter("judge", game.toString()).out(), Answer.piped(cases, "judge", "-").out())) {
            assertThat(judged).contains("a draw by threefold repetition was claimed; the claim is refused: the position has occurred only once", "this claim is inferred").doesNotContain("minutes");
        }
    }

    /** A case tells only what happened; other records tell the result, too. */
    @Test
    void a_case_is_written_with_the_result_of_its_ruling() throws IOException {
        String accepted = "{\"game\":\"chess\",\"moves\":[\"e2e4\",\"e7e5\"],\"events\":[{\"after\":2,\"by\":\"white\",\"kind\":\"offer\"},"
                + "{\"after\":2,\"by\":\"black\",\"kind\":\"accept\"}]}\n";
        String pgn = Answer.piped(accepted, "convert", "--to", "pgn", "-").out();
        assertThat(pgn).contains("[Result \"1/2-1/2\"]", "[Termination \"normal\"]", "1. e4 e5 1/2-1/2");
        assertThat(Answer.piped(pgn, "judge", "--json", "-").out()).contains("\"kind\":\"draw\"", "chess:fide-2023/agreement");
        Path annotated = folder.resolve("annotated.pgn");
        Answer.piped(accepted, "judge", "--annotate", annotated.toString(), "-");
        assertThat(annotated).content().contains("[Result \"1/2-1/2\"]");
        assertThat(Answer.piped(accepted, "convert", "--to", "jsonl", "-").out()).doesNotContain("recorded");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "pgn-simplified", "pgn-wxf", "pgn-iccs"})
    void an_illegal_move_of_xiangqi_stays_illegal_in_every_pgn(String format) {
        String cases = "../cases/xiangqi/endings.jsonl";
        List<String> rulings = arbiter("judge", cases).out().lines().filter(line -> line.contains("illegal, illegal-move")).toList();
        String pgn = arbiter("convert", "--to", format, cases).out();
        List<String> again = Answer.piped(pgn, "judge", "-").out().lines().filter(line -> line.contains("illegal, illegal-move"))
                .map(line -> line.replaceAll(" \\(line \\d+\\)", "").replace("1.~", "1.")).toList();
        assertThat(rulings).hasSizeGreaterThan(5);
        assertThat(again).isEqualTo(rulings);
    }

    /** PGN tells a result and one act; whatever else the ruling rests on, it must come to the same outcome. */
    @ParameterizedTest
    @ValueSource(strings = {"rulings", "sameness", "famous", "mating", "places", "flags"})
    void a_case_of_chess_that_ended_ends_the_same_as_pgn(String name) throws IOException {
        int ended = 0;
        for (String line : Files.readAllLines(Path.of("../cases/chess/" + name + ".jsonl"))) {
            JsonNode ruling = JSON.readTree(Answer.piped(line + "\n", "judge", "--json", "-").out());
            if (ruling.path("status").asText().equals("ended")) {
                String pgn = Answer.piped(line + "\n", "convert", "--to", "pgn", "-").out();
                JsonNode again = JSON.readTree(Answer.piped(pgn, "judge", "--json", "-").out());
                assertThat(again.path("outcome")).as("%s%n%s", line, pgn).isEqualTo(ruling.path("outcome"));
                ended++;
            }
        }
        assertThat(ended).isPositive();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {
        "a.pgn | uci   | 1 result, 2 names, 1 other tag, 2 comments, 1 sign, 1 variation",
        "a.pgn | epd   | 4 moves, 1 result, 1 other tag, 2 comments, 1 sign, 1 variation",
        "a.pgn | jsonl | 2 comments, 1 sign, 1 variation",
        "a.pgn | pgn   | -",
        "a.sgf | jsonl | 1 comment, 2 signs, 1 variation",
        "a.sgf | sgf   | -",
        "b.pgn | ucci  | 1 result, 2 names, 1 comment, 1 sign, 1 variation",
        "b.pgn | xqf   | 1 sign, 1 variation",
        "b.pgn | pgn-wxf | -",
        "c.jsonl | fen | 2 moves, 1 rulebook, 1 act",
        "c.jsonl | pgn | -",
        "d.jsonl | pgn | 2 acts",
        "e.jsonl | sgf | 1 act",
        "f.jsonl | kif | -"
    })
    void what_a_format_has_no_place_for_is_counted(String name, String format, String counts) throws IOException {
        Files.writeString(folder.resolve("a.pgn"), "[Event \"E\"]\n[Date \"????.??.??\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n"
                + "{Begin} 1. e4 $14 e5 {x} (1... c5 {y}) 2. Nf3 Nc6 1-0\n");
        Files.writeString(folder.resolve("a.sgf"), "(;GM[1]SZ[5]PB[A]RE[B+R]C[x];B[cc]TE[1]LB[cc:A](;W[bb];B[dd])(;W[dd]C[y]))");
        Files.writeString(folder.resolve("b.pgn"), "[Game \"Chinese Chess\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n"
                + "1. C2.5! {x} H8+7 (1... H2+3) 1-0\n");
        Files.writeString(folder.resolve("c.jsonl"), "{\"game\":\"chess\",\"rules\":\"chess:fide-2023\",\"moves\":[\"e2e4\",\"e7e5\"],"
                + "\"events\":[{\"after\":2,\"by\":\"white\",\"kind\":\"resign\"}]}\n");
        Files.writeString(folder.resolve("d.jsonl"), "{\"game\":\"chess\",\"moves\":[\"e2e4\",\"e7e5\"],"
                + "\"events\":[{\"after\":1,\"by\":\"white\",\"kind\":\"offer\"},{\"after\":2,\"by\":\"white\",\"kind\":\"claim\",\"claim\":\"threefold\"}]}\n");
        Files.writeString(folder.resolve("e.jsonl"), "{\"game\":\"go\",\"board\":\"5x5\",\"moves\":[\"A1\",\"pass\",\"pass\"],"
                + "\"events\":[{\"after\":2,\"by\":\"B\",\"kind\":\"offer\"},{\"after\":3,\"by\":\"W\",\"kind\":\"resign\"}]}\n");
        Files.writeString(folder.resolve("f.jsonl"), "{\"game\":\"shogi\",\"moves\":[\"7g7f\"],"
                + "\"events\":[{\"after\":1,\"by\":\"white\",\"kind\":\"resign\"}]}\n");
        String file = folder.resolve(name).toString();
        Answer answer = arbiter("convert", "--to", format, file);
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEqualTo(
                counts == null ? "" : "arbiter: " + file + ": not written, because " + format + " has no place for it: " + counts + "\n");
    }

    @Test
    void games_of_a_file_share_the_line_on_what_is_not_written() {
        Answer answer = arbiter("convert", "--to", "uci", "../examples/famous.pgn");
        assertThat(answer.err()).startsWith("arbiter: ../examples/famous.pgn: not written, because uci has no place for it: ").hasLineCount(1);
    }

    @Test
    void sgf_names_rules_as_other_programs_do() throws IOException {
        Path game = Files.writeString(folder.resolve("a.jsonl"), "{\"game\":\"go\",\"rules\":\"go:japanese\",\"moves\":[\"D4\"]}\n");
        String sgf = arbiter("convert", "--to", "sgf", game.toString()).out();
        assertThat(sgf).contains("RU[Japanese]");
        assertThat(Answer.piped(sgf, "judge", "--lang", "zh_CN", "-").out()).contains("go:japanese", "对局仍在进行");
    }

    @Test
    void a_game_is_written_as_the_position_it_ends_in() throws IOException {
        Path game = Files.writeString(folder.resolve("a.pgn"), "[White \"A\"]\n[Black \"B; C\"]\n\n1. e4 e5 2. Ke2 *\n");
        String fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR b kq - 1 2";
        assertThat(arbiter("convert", "--to", "fen", game.toString()).out()).isEqualTo(fen + "\n");
        String epd = arbiter("convert", "--to", "epd", game.toString()).out();
        assertThat(epd).isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR b kq - hmvc 1; fmvn 2; id \"A - B, C\";\n");
        assertThat(Answer.piped(epd, "convert", "--to", "fen", "-").out()).isEqualTo(fen + "\n");
        assertThat(Answer.piped(fen + "\n", "judge", "--json", "--position", "-").out()).contains("\"position\":\"" + fen + "\"");
    }

    @Test
    void a_move_that_cannot_be_played_is_named_with_its_place() throws IOException {
        Path game = Files.writeString(folder.resolve("a.pgn"), "1. e4 e5\n2. Ke3 *\n");
        Answer answer = arbiter("convert", "--to", "uci", game.toString());
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains("#1  not converted: line 2, column 4: 'Ke3' cannot be played, so it cannot be written as uci: the king on e1 cannot go to e3");
    }

    @Test
    void a_game_with_a_move_that_is_not_understood_is_no_case_and_the_others_are_written() throws IOException {
        Path games = Files.writeString(folder.resolve("a.pgn"), """
                [White "A"]

                1. e4 e5 2. Ke3 Nc6 1-0

                [White "B"]

                1. e4 Zz9 2. d4 0-1

                [White "C"]

                1. e4 e5 1-0
                """);
        Path xiangqi = Files.writeString(folder.resolve("b.pgn"), "[Game \"Chinese Chess\"]\n\n1. e0e9 h9g7 *\n");
        Answer answer = arbiter("convert", "--to", "jsonl", games.toString(), xiangqi.toString());
        assertThat(answer.code()).isEqualTo(Fault.INPUT);
        assertThat(answer.err()).hasLineCount(3)
                .contains(games + "#1  not converted: line 3, column 13: 'Ke3' cannot be played, so it cannot be written as a case: the king on e1 cannot go to e3")
                .contains(games + "#2  not converted: line 7, column 7: 'Zz9' cannot be played, so it cannot be written as a case: it is not a move")
                .contains(xiangqi + "#1  not converted: line 3, column 4: 'e0e9' cannot be played");
        assertThat(answer.out()).hasLineCount(1).contains("\"White\":\"C\"");
    }

    @Test
    void a_record_that_is_looked_at_does_not_command_the_terminal() throws IOException {
        Path game = Files.writeString(folder.resolve("a.pgn"), "[White \"A\u001b[2J\"]\n\n1. e4 {\u202Ex} e5 *\n");
        assertThat(arbiter("convert", "--to", "pgn", game.toString()).out()).contains("A\u001b[2J", "\u202Ex");
        System.setProperty("arbiter.stdout.terminal", "true");
        try {
            assertThat(arbiter("convert", "--to", "pgn", game.toString()).out()).contains("A\uFFFD[2J", "\uFFFDx", "*\n\n");
        } finally {
            System.clearProperty("arbiter.stdout.terminal");
        }
    }

    @Test
    void a_case_stays_as_it_was_whatever_its_moves_are() {
        String line = "{\"id\":\"a\",\"game\":\"chess\",\"moves\":[\"e2e4\",\"e2e5\",\"d2d4\"]}\n";
        assertThat(Answer.piped(line, "convert", "--to", "jsonl", "-")).isEqualTo(new Answer(0, line, ""));
    }

    @Test
    void a_move_of_xiangqi_that_cannot_be_played_is_named_with_its_reason() throws IOException {
        Path game = Files.writeString(folder.resolve("a.pgn"), "[Game \"Chinese Chess\"]\n\n1. e0e9 *\n");
        assertThat(arbiter("convert", "--to", "xqf", game.toString()).err())
                .contains("'e0e9' cannot be played, so it cannot be written as xqf: the king on e0 cannot go to e9").hasLineCount(1);
        Path odd = Files.writeString(folder.resolve("b.pgn"), "[Game \"Chinese Chess\"]\n\n1. e0e2x *\n");
        assertThat(arbiter("convert", "--to", "xqf", odd.toString()).err()).contains("so it cannot be written as xqf: it is ").hasLineCount(1);
    }

    @Test
    void encoding_and_line_ends_stay_on_request() throws IOException {
        Charset windows = Charset.forName("windows-1252");
        Path game = folder.resolve("a.pgn");
        Files.write(game, "[White \"M\u00FCller\"]\r\n\r\n1. e4 {gr\u00FC\u00DFt} e5 *\r\n".getBytes(windows));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8)) {
            assertThat(Main.run(answers, "convert", "--to", "pgn", "--keep-encoding", game.toString())).isZero();
        }
        String kept = out.toString(windows);
        assertThat(kept).contains("[White \"M\u00FCller\"]\r\n", "{gr\u00FC\u00DFt}").doesNotContainPattern("[^\r]\n");
        String plain = arbiter("convert", "--to", "pgn", game.toString()).out();
        assertThat(plain).contains("[White \"M\u00FCller\"]\n").doesNotContain("\r");
    }

    /** Formats that have an encoding of their own, or name it, included. */
    @ParameterizedTest
    @ValueSource(strings = {"kif", "kifu", "ki2"})
    void the_encoding_of_a_record_of_shogi_stays_on_request(String format) throws IOException {
        Charset japanese = Charset.forName("windows-31j");
        Path game = folder.resolve("a.kif");
        Files.write(game, "\u5148\u624B\uFF1A\u7532\n\u25B2\uFF17\u516D\u6B69\n".getBytes(japanese));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8)) {
            assertThat(Main.run(answers, "convert", "--to", format, "--keep-encoding", game.toString())).isZero();
        }
        assertThat(out.toString(japanese)).contains("\u5148\u624B\uFF1A\u7532\n", "\uFF17\u516D\u6B69").doesNotContain("UTF-8");
    }

    @Test
    void the_encoding_of_standard_input_cannot_be_kept() {
        Answer answer = Answer.piped("1. e4 *\n", "convert", "--to", "pgn", "--keep-encoding", "-");
        assertThat(answer.code()).isEqualTo(Fault.USAGE);
        assertThat(answer.err()).contains("--keep-encoding needs a file");
    }
}
