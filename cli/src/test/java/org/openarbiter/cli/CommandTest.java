package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;
import static org.openarbiter.cli.Answer.piped;

import com.github.luben.zstd.ZstdOutputStream;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.wire.Schemas;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/** The command as a user meets it: answers, exit codes, and what happens to bad input. */
class CommandTest {
    private static final String SHUFFLE = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    private static final String FOOLS_MATE = "[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        Path path = folder.resolve(name);
        Files.writeString(path, text);
        return path.toString();
    }

    @Test
    void judge_tells_how_each_game_ended() throws IOException {
        Answer answer = arbiter("judge", file("a.pgn", FOOLS_MATE + "\n[Event \"x\"]\n\n" + SHUFFLE + " *\n"));
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("a.pgn#1  A – B  0-1", "Black wins: checkmate", "a.pgn#2", "The game is still open after 4...Ng8.");
        assertThat(answer.err()).isEmpty();
    }

    @Test
    void judge_takes_several_rulebooks_and_gives_one_ruling_each() {
        Answer answer = piped(SHUFFLE, "judge", "--json", "--format", "pgn", "--rules", "chess:fide-2023,chess:fide-online", "-");
        assertThat(answer.lines()).hasSize(2);
        assertThat(answer.lines().get(0)).contains("\"rules\":\"chess:fide-2023\"", "\"status\":\"open\"");
        assertThat(answer.lines().get(1)).contains("\"rule\":\"chess:fide-online/threefold\"", "\"ply\":8");
    }

    @Test
    void each_rulebook_says_what_it_counts() throws IOException {
        String game = file("a.sgf", "(;GM[1]SZ[5]KM[0.5];B[cc];W[];B[])");
        assertThat(arbiter("judge", "--rules", "go:ing,go:new-zealand", game).lines()).filteredOn(line -> line.contains("the score is Black 25, White 0.5"))
                .as("the count and the proposal").hasSize(4);
    }

    @Test
    void a_game_that_cannot_be_read_costs_the_others_nothing_and_the_exit_code_tells() throws IOException {
        String bad = "[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n";
        Answer answer = arbiter("judge", "--json", file("a.pgn", FOOLS_MATE + "\n" + bad + FOOLS_MATE));
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.lines()).hasSize(3);
        assertThat(answer.lines().get(1)).contains("\"recorded\":\"*\",\"status\":\"unreadable\"", "\"line\":8");
        assertThat(answer.lines().get(2)).contains("\"rule\":\"chess:fide-2023/checkmate\"");
        assertThat(answer.err()).contains("1 of 3 games could not be read");
        assertThat(arbiter("judge", "--json", file("b.pgn", "1. e4 Zz9 0-1\n")).out()).contains("\"recorded\":\"0-1\",\"status\":\"unreadable\"");
    }

    @Test
    void a_missing_file_is_named_and_the_others_are_judged() throws IOException {
        Answer answer = arbiter("judge", folder.resolve("none.pgn").toString(), file("a.pgn", FOOLS_MATE));
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.err()).contains("none.pgn: no such file").doesNotContain("Exception");
        assertThat(answer.out()).contains("checkmate");
    }

    @Test
    void compressed_files_are_read_and_broken_ones_named() throws IOException {
        Path packed = folder.resolve("a.pgn.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(FOOLS_MATE.repeat(500).replace("0-1\n[", "0-1\n\n[").getBytes(StandardCharsets.UTF_8));
        }
        assertThat(arbiter("judge", "--json", packed.toString()).lines()).hasSize(500);
        byte[] whole = Files.readAllBytes(packed);
        Path broken = folder.resolve("b.pgn.gz");
        Files.write(broken, java.util.Arrays.copyOf(whole, whole.length - 20));
        Answer answer = arbiter("judge", "--json", broken.toString());
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.err()).contains("b.pgn.gz").doesNotContain("Exception:");
        assertThat(answer.lines()).as("what could be read is judged").hasSizeGreaterThan(100);
    }

    @Test
    void zstd_and_xz_are_recognized_by_their_first_bytes() throws IOException {
        Path zstd = folder.resolve("a.dat");
        try (OutputStream out = new ZstdOutputStream(Files.newOutputStream(zstd))) {
            out.write(FOOLS_MATE.getBytes(StandardCharsets.UTF_8));
        }
        Path xz = folder.resolve("b.dat");
        try (OutputStream out = new XZOutputStream(Files.newOutputStream(xz), new LZMA2Options())) {
            out.write(FOOLS_MATE.getBytes(StandardCharsets.UTF_8));
        }
        Answer answer = arbiter("judge", "--json", zstd.toString(), xz.toString());
        assertThat(answer.code()).isZero();
        assertThat(answer.lines()).hasSize(2).allMatch(line -> line.contains("/checkmate"));
    }

    @Test
    void an_archive_keeps_its_order_on_many_threads() throws IOException {
        StringBuilder games = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            games.append("[White \"w").append(i).append("\"]\n\n1. e4 e5 *\n\n");
        }
        String archive = file("a.pgn", games.toString());
        List<String> one = arbiter("judge", "--jobs", "1", archive).lines();
        assertThat(arbiter("judge", "--jobs", "7", archive).lines()).isEqualTo(one);
        assertThat(one).hasSize(6000);
    }

    @Test
    void wrong_usage_is_reported_with_what_would_be_right() throws IOException {
        assertThat(arbiter().code()).isEqualTo(2);
        assertThat(arbiter("judge").code()).isEqualTo(2);
        Answer rules = arbiter("judge", "--rules", "chess:fide-1924", file("a.pgn", FOOLS_MATE));
        assertThat(rules.code()).isEqualTo(2);
        assertThat(rules.err()).contains("chess:fide-2023", "chess:german");
        Answer axis = arbiter("judge", "--rules", "chess:fide-2023?threefold=maybe", file("b.pgn", FOOLS_MATE));
        assertThat(axis.code()).isEqualTo(2);
        assertThat(axis.err()).contains("claim, automatic, no");
        assertThat(arbiter("judge", "--jobs", "0", file("c.pgn", FOOLS_MATE)).code()).isEqualTo(2);
        assertThat(arbiter("perft", "chess", "-1").code()).isEqualTo(2);
        assertThat(arbiter("perft", "draughts", "1").code()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "judge --only , a.pgn   | --only", "judge --fail-on , a.pgn | --fail-on", "judge --rules , a.pgn | --rules", "survey --rules=, a.pgn  | --rules",
        "judge --annotate= a.pgn | --annotate", "survey --html= a.pgn | --html", "show --svg= a.pgn | --svg"
    })
    void an_option_with_an_empty_value_is_wrong_usage(String line, String option) {
        Answer answer = arbiter(line.split(" +"));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("Missing required parameter for option '" + option + "'").hasLineCount(1);
    }

    @Test
    void a_survey_of_files_that_are_not_there_says_only_that() throws IOException {
        Path json = folder.resolve("survey.json");
        assertThat(arbiter("survey", "none.pgn", "--json", json.toString())).isEqualTo(new Answer(1, "", "arbiter: none.pgn: no such file\n"));
        assertThat(json).content().contains("\"games\":0");
        assertThat(arbiter("survey", "none.pgn", file("a.pgn", FOOLS_MATE)).out()).startsWith("1 game");
    }

    @Test
    void a_survey_takes_a_link_to_a_folder() throws IOException {
        Files.createDirectories(folder.resolve("games/inside"));
        file("games/inside/a.pgn", FOOLS_MATE);
        file("games/b.pgn", "x");
        String link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("games")).toString();
        Answer answer = arbiter("survey", link);
        assertThat(answer.out()).startsWith("2 games, 1 unreadable");
        assertThat(answer.err()).contains(link + "/b.pgn");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "judge --proof-nodes 99999999999 a.pgn  | '99999999999' is too large; the largest number is 2147483647.",
        "perft chess 99999999999                | '99999999999' is too large; the largest number is 2147483647.",
        "show a.pgn --game -99999999999         | '-99999999999' is too small; the smallest number is -2147483648.",
        "show a.pgn --game 1.5                  | '1.5' is not an integer."
    })
    void a_number_that_is_none_or_out_of_range_is_told_apart(String line, String reason) {
        Answer answer = arbiter(line.split(" "));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains(reason).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "juge x.pgn | arbiter: unknown command 'juge'; did you mean judge? Try: arbiter --help",
        "help juge | arbiter: unknown command 'juge'; did you mean judge? Try: arbiter --help",
        "help nothing | arbiter: unknown command 'nothing'. Try: arbiter --help",
        "perft chess 2 --board 3x3 | --board, --setup, --to and --players are for Go; --fen gives the position of another game",
        "bogus | arbiter: unknown command 'bogus'. Try: arbiter --help",
        "judge --ruls x a.pgn | arbiter judge: unknown option '--ruls'; did you mean --rules? Try: arbiter judge --help",
        "judge -x a.pgn | arbiter judge: unknown option '-x'. Try: arbiter judge --help",
        "rules fide | ; did you mean chess:fide-2023, chess:fide-2018 or chess:fide-online? (see: arbiter rules)",
        "rules fide-2023 | ; did you mean chess:fide-2023? (see: arbiter rules)",
        "rules chess:FIDE-2023 | ; did you mean chess:fide-2023? (see: arbiter rules)",
        "rules xiangqi:cxa | ; did you mean xiangqi:cxa-2020? (see: arbiter rules)",
        "rules xiangki:wfx | ; did you mean xiangqi:wxf",
        "match --rules chess --engine a --engine b | ; did you mean chess:fide-2023, chess:fide-2018 or chess:fide-online? (see: arbiter rules)",
        "perft chess --rules xiangqi:wxf 1 | xiangqi:wxf is a rulebook of xiangqi, not of chess",
        "judge --only dispute a.pgn | expected one of illegal, violation, unreadable, referred, disputed, doubtful, different, not 'dispute'",
    })
    void what_is_not_known_is_answered_with_what_may_be_meant(String line, String answer) {
        assertThat(arbiter(line.split(" ")).err()).contains(answer).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource({"judge -d.pgn", "survey --rules chess:fide-2023 -d.pgn", "judge a.pgn -d.pgn"})
    void a_file_whose_name_begins_with_a_dash_can_be_named(String line) {
        Answer answer = arbiter(line.split(" "));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("If -d.pgn is a file, write ./-d.pgn.").hasLineCount(1);
        assertThat(arbiter("judge", "--rules=go:aga?komi=0.5", "--odd=a.pgn", "-1.5").err()).doesNotContain("is a file");
    }

    @Test
    void a_file_whose_name_begins_with_an_at_sign_is_judged_and_gives_no_options() throws IOException {
        Path written = folder.resolve("written.pgn");
        String file = file("@x.pgn", "--annotate=" + written + "\n");
        Answer answer = arbiter("judge", file);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out() + answer.err()).contains("@x.pgn");
        assertThat(written).doesNotExist();
    }

    @Test
    void a_survey_is_of_files_or_of_stored_rulings() throws IOException {
        assertThat(arbiter("survey")).isEqualTo(new Answer(2, "", "arbiter: survey: expected files of games, or --from DIR; see: arbiter survey --help\n"));
        String file = file("a.pgn", FOOLS_MATE);
        assertThat(arbiter("survey", "--from", "DIR", file)).isEqualTo(new Answer(2, "", "arbiter: --from shows stored rulings; leave out " + file + "\n"));
        for (String option : List.of("--rules=chess:german", "--format=pgn", "--strict", "--jobs=2", "--proof-nodes=7")) {
            assertThat(arbiter("survey", "--from", "DIR", option).err())
                    .isEqualTo("arbiter: --from shows rulings as they were stored; leave out " + option.split("=")[0] + "\n");
        }
        assertThat(arbiter("survey", "--from", folder.toString())).isEqualTo(new Answer(1, "",
                "arbiter: " + folder + ": no stored rulings; expected a folder that arbiter batch has written, with manifest.jsonl\n"));
    }

    @Test
    void batch_is_a_program_of_its_own() {
        assertThat(arbiter("batch").code()).isEqualTo(2);
        assertThat(arbiter("batch").err()).contains("start it with the launcher");
    }

    @Test
    void help_and_version_are_answers() {
        for (String command : List.of("judge", "referee", "rules", "show", "convert", "survey", "perft")) {
            Answer answer = arbiter(command, "--help");
            assertThat(answer.code()).isZero();
            assertThat(answer.out()).contains("Usage: arbiter " + command);
        }
        assertThat(arbiter("--version").out()).matches("arbiter \\d+\\.\\d+\\.\\d+.*\\R");
    }

    @Test
    void annotated_records_carry_the_rulings_and_are_the_same_games() throws IOException {
        String archive = file("a.pgn", "[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n" + SHUFFLE + " 1/2-1/2\n");
        Path out = folder.resolve("out.pgn");
        assertThat(arbiter("judge", "--annotate", out.toString(), archive).code()).isZero();
        assertThat(Files.readString(out)).contains("{Arbiter: ", "could have claimed a draw", "4. Ng1");
        assertThat(arbiter("judge", "--json", out.toString()).out().replace("out.pgn", "a.pgn"))
                .isEqualTo(arbiter("judge", "--json", archive).out());
    }

    @ParameterizedTest
    @CsvSource({"炮二平五 马8进7, 炮二平五 马８进７", "炮二平五 馬８進７, 炮二平五 馬８進７", "C2.5 H8+7, C2=5 H8+7", "H2-E2 H9-G7, H2-E2 H9-G7", "h2e2 h9g7, 炮二平五 馬８進７"})
    void an_annotated_record_of_xiangqi_keeps_its_notation(String written, String annotated) throws IOException {
        Path out = folder.resolve("annotated.pgn");
        arbiter("judge", "--annotate", out.toString(), file("a.pgn", "[Game \"Chinese Chess\"]\n[Result \"1-0\"]\n\n1. " + written + " 1-0\n"));
        assertThat(Files.readString(out)).contains("1. " + annotated);
    }

    /** A remark may end with a move that looks like one of chess. */
    @Test
    void an_annotated_record_of_shogi_is_read_again() throws IOException {
        Path out = folder.resolve("out.kif");
        String ruling = arbiter("judge", "--json", "--annotate", out.toString(), file("a.kif", "手合割：平手\n   1 ７六歩(77)\n")).out();
        assertThat(out).content().contains("*shogi:jsa: The game is still open after 1.P-7f.");
        assertThat(arbiter("judge", "--json", out.toString()).out().replace("out.kif", "a.kif")).isEqualTo(ruling);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "chess/rulings | White claimed a draw by threefold repetition; the claim is refused: the position has occurred only twice",
        "chess/rulings | Black claimed a draw by threefold repetition, declaring 4...Nc6; the claim is refused: with Nc6",
        "chess/rulings | White claimed a draw by threefold repetition, 3 times; each claim is refused: ",
        "chess/famous  | and 11 more of the same kind (draws that could have been claimed); --json lists them all",
        "chess/rulings | expected White's move at the start",
        "go/endings    | move 5 (A1) broke the superko rule, but the record continues: it repeats the position after White 2 (C1) (",
        "go/superko    | Move 7 (B1) is illegal: it repeats the position after White 4 (B2) (",
        "shogi/rulings | Black claimed a result by the entering-king declaration; the claim is refused: there are only 23 points (24 are needed)",
        "shogi/rulings | White wins: Black made the entering-king declaration, but only 9 other pieces are in the promotion zone (10 are needed).",
        "go/superko    | (unnamed cycle, ",
        "go/counting   | Black 15, White 13.5 with komi 0.5 and 3 points for the handicap (Black by 1.5). [",
        "janggi/rulings | is illegal: the generals would still face each other. [",
        "janggi/rulings | Draw: Cho moved, but the generals on e2 and e10 face each other (bikjang).",
        "xiangqi/rulebooks | idle   (cannon a9 → rook h9: unprotected, but the move parries a check)",
        "xiangqi/rulebooks | both sides checked on every move",
    })
    void rulings_speak_as_arbiters_do(String cases, String words) {
        assertThat(arbiter("judge", "../cases/" + cases + ".jsonl").out()).contains(words);
    }

    @Test
    void what_depends_on_the_rulebook_stands_under_each_and_what_was_played_only_once() throws IOException {
        String drawn = file("drawn.pgn", "[Result \"1-0\"]\n\n" + SHUFFLE + " 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 1-0\n");
        List<String> lines = arbiter("judge", "--rules", "chess:chess.com,chess:fide-online", drawn).lines();
        assertThat(lines).filteredOn(line -> line.strip().equals("the record says 1-0")).hasSize(2);
        assertThat(lines).filteredOn(line -> line.contains("the record goes on for ")).hasSize(2);
        String moves = file("open.pgn", "[Result \"*\"]\n\n" + SHUFFLE + " *\n");
        List<String> claims = arbiter("judge", "--rules", "chess:fide-2023,chess:fide-2018", moves).lines();
        assertThat(claims).filteredOn(line -> line.contains("claim")).hasSizeGreaterThan(1);
        assertThat(claims.stream().filter(line -> line.contains("claim")).distinct().count() * 2)
                .isEqualTo(claims.stream().filter(line -> line.contains("claim")).count());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "out.kifu | 手合割：平手\\n1 ７六歩(77)\\n2 ２六歩(27)\\n | White wins: 2.P-2f is illegal: it is White's move.",
        "out.usi  | position startpos moves 7g7f 2g2f | White wins: 2.P-2f is illegal: it is White's move.",
        "out.csa  | PI\\n+\\n+7776FU\\n+2726FU\\n | White wins: 2.P-2f is illegal: it is White's move.",
        "one.kifu | 手合割：平手\\n1 ３四歩(33)\\n | Black wins: 1.P-3d is illegal: it is Black's move.",
    })
    void a_move_out_of_turn_loses_in_every_format_of_shogi(String name, String text, String ruling) throws IOException {
        assertThat(arbiter("judge", file(name, text.replace("\\n", "\n"))).out()).contains(ruling);
    }

    @Test
    void games_of_janggi_in_uci_are_read_by_the_name_of_the_format_or_of_a_rulebook() throws IOException {
        String lines = file("j.uci", arbiter("convert", "--to", "uci", "../examples/janggi.gib").out());
        assertThat(arbiter("judge", "--format", "uci", lines).out()).contains("janggi:kja").doesNotContain("unreadable");
        assertThat(arbiter("convert", "--format", "uci", "--to", "gib", lines).code()).isZero();
        String shared = file("shared.uci", "position startpos moves a4a5 a7a6\n");
        assertThat(arbiter("judge", shared).out()).contains("xiangqi:wxf");
        assertThat(arbiter("judge", "--rules", "janggi:kja", shared).out()).contains("janggi:kja", "open");
    }

    @Test
    void rules_lists_and_tells_rulebooks() {
        assertThat(arbiter("rules").lines()).hasSizeGreaterThanOrEqualTo(5).anyMatch(line -> line.startsWith("chess:fide-2023 "));
        assertThat(arbiter("rules", "chess:fide-2018").out()).contains("9.2.1.1", "threefold=claim", "chess:fide-2018/stalemate");
        assertThat(arbiter("rules", "chess:none").code()).isEqualTo(2);
        assertThat(arbiter("rules", "chess:fide-2023/threefold").lines()).hasSize(3).first().asString().contains("chess:fide-2023/threefold");
        assertThat(arbiter("rules", "chess:fide-2023/twofold").err()).contains("chess:fide-2023 has no rule 'twofold'", "threefold");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "famous.pgn  | 25b   | after 25...Ra8 (ply 50)",
        "famous.pgn  | 25... | after 25...Ra8 (ply 50)",
        "famous.pgn  | 25    | after 25...Ra8 (ply 50)",
        "famous.pgn  | 25w   | after 25.Nc3 (ply 49)",
        "famous.pgn  | 26    | after 26.Nb5 (ply 51)",
        "xiangqi.pgn | 51r   | after 51.馬五進六 (ply 101)",
        "famous.pgn  | 25...Ra8 | after 25...Ra8 (ply 50)",
        "famous.pgn  | 25.Nc3+ | after 25.Nc3 (ply 49)",
        "xiangqi.pgn | 51.馬五進六 | after 51.馬五進六 (ply 101)",
        "dragons.sgf | 90    | after ply 90, G3"
    })
    void show_takes_a_move_as_players_number_it(String file, String move, String place) {
        Answer answer = arbiter("show", "../examples/" + file, "--move", move);
        assertThat(answer.code()).isZero();
        assertThat(answer.lines().getFirst()).isEqualTo(place);
    }

    @ParameterizedTest
    @CsvSource({"60w, no such move; its last is 26.", "x, expected the number of a move", "999999999, no such move", "26b, no such move",
        "25...Ra4, move 25 of the second player is Ra8 in this game", "25.Ra8, move 25 of the first player is Nc3 in this game",
        "25...., expected the number of a move"})
    void show_refuses_a_move_that_is_not_there(String move, String reason) {
        Answer answer = arbiter("show", "../examples/famous.pgn", "--move", move);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains(reason).hasLineCount(1);
    }

    @Test
    void show_names_the_last_move_where_there_is_no_such_move() {
        assertThat(arbiter("show", "../examples/famous.pgn", "--move", "99").err()).contains("its last is 26.Nb5");
        assertThat(arbiter("show", "../examples/superko.sgf", "--move", "99").err()).contains("its last is move 6 (");
    }

    /** The move stands as players write it, and what can be claimed now is not said again as something that could be claimed. */
    @Test
    void show_says_once_what_can_be_claimed() {
        Answer answer = arbiter("show", "../examples/euwe.pgn", "--move", "4.Ng1");
        assertThat(answer.lines()).filteredOn(line -> line.contains("claim")).containsExactly(
                "      Black may claim a draw by threefold repetition, declaring 4...Ng8: the same position occurred at the start and after 2...Nb8, and would"
                        + " occur again after 4...Ng8");
    }

    /** A record without RU: the ruling under the board assumes the rulebook that the ruling on the whole game assumes. */
    @Test
    void show_assumes_the_rulebook_that_judge_assumes() throws IOException {
        String record = file("a.sgf", "(;GM[1]SZ[9]KM[6.5]PB[a]PW[b]RE[B+R];B[ee];W[cc])");
        String assumed = "rulebook assumed: go:japanese (komi 6.5)";
        assertThat(arbiter("judge", record).out()).contains(assumed);
        assertThat(arbiter("show", record).out()).contains(assumed);
    }

    @Test
    void show_rules_on_the_illegal_move_that_ends_a_record() throws IOException {
        String record = file("king.pgn", "[Result \"1-0\"]\n\n1.e4 e5 2.Ke2 Ke7 3.Ke3 Ke6 4.Ke4 1-0\n");
        String ruling = "4.Ke4 is illegal: there is a white piece on e4 (line 3).";
        assertThat(arbiter("judge", record).out()).contains(ruling);
        assertThat(arbiter("show", record).out()).contains("after 3...Ke6 (ply 6)", ruling);
        assertThat(arbiter("show", "--ply", "6", record).out()).doesNotContain(ruling);
        String word = file("word.pgn", "[Result \"1-0\"]\n\n1.e4 e5 2.Qh5 Zz9 1-0\n");
        assertThat(arbiter("show", word).out()).contains("cannot be played", "The game is still open after 2.Qh5.");
    }

    @Test
    void show_draws_the_board_and_writes_a_picture() throws IOException {
        Path picture = folder.resolve("board.svg");
        Answer answer = arbiter("show", "--ascii", "--ply", "4", "--svg", picture.toString(), file("a.pgn", FOOLS_MATE));
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("after 2...Qh4# (ply 4)", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq");
        assertThat(Files.readString(picture)).startsWith("<svg").contains("</svg>");
        assertThat(arbiter("show", "--ply", "9", file("b.pgn", FOOLS_MATE)).code()).isEqualTo(2);
        assertThat(arbiter("show", "--game", "2", file("c.pgn", FOOLS_MATE)).code()).isEqualTo(2);
    }

    @Test
    void convert_there_and_back_gives_the_same_game() throws IOException {
        String archive = file("a.pgn", FOOLS_MATE);
        String cases = arbiter("convert", "--to", "jsonl", archive).out();
        assertThat(cases).contains("\"moves\":[\"f2f3\",\"e7e5\",\"g2g4\",\"d8h4\"]");
        String back = arbiter("convert", "--to", "pgn", file("b.jsonl", cases)).out();
        assertThat(back).contains("[White \"A\"]", "1. f3 e5 2. g4 Qh4# 0-1");
    }

    @Test
    void referee_answers_each_line_and_survives_bad_ones() {
        String acts = """
                {"kind":"play","move":"e2e4"}
                {"kind":"play","move":"e2e4"}
                nonsense
                {"kind":"resign"}
                {"kind":"undo"}
                """;
        Answer answer = piped(acts, "referee", "--game", "chess");
        assertThat(answer.code()).as("one line could not be read").isEqualTo(1);
        assertThat(answer.lines()).hasSize(5);
        assertThat(answer.lines().get(0)).contains("\"status\":\"open\"", "\"plies\":1");
        assertThat(answer.lines().get(1)).contains("\"status\":\"illegal\"", "\"plies\":1");
        assertThat(answer.lines().get(2)).contains("\"error\":", "\"line\":3");
        assertThat(answer.lines().get(3)).contains("\"rule\":\"chess:fide-2023/resignation\"", "\"winner\":\"white\"");
        assertThat(answer.lines().get(4)).contains("\"status\":\"open\"");
    }

    @Test
    void survey_counts_and_lists_and_compares() throws IOException {
        Path inside = folder.resolve("games");
        Files.createDirectories(inside);
        Files.writeString(inside.resolve("a.pgn"), FOOLS_MATE + "\n[Event \"x\"]\n[Site \"S\"]\n\n" + SHUFFLE + " *\n");
        Files.writeString(inside.resolve("notes.txt"), "not a game");
        Path csv = folder.resolve("s.csv");
        Path json = folder.resolve("s.json");
        Path html = folder.resolve("s.html");
        Answer answer = arbiter(
                "survey", "--rules", "chess:fide-2023,chess:fide-online", "--csv", csv.toString(), "--json", json.toString(),
                "--html", html.toString(), inside.toString());
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("2 games", "1  black wins, checkmate", "1  open", "1  draw, threefold",
                "1 game on which the rulebooks differ");
        assertThat(Files.readString(csv)).startsWith("game,rulebooks,date").contains("claimable threefold");
        assertThat(JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(Schemas.SURVEY.text())
                        .validate(Files.readString(json), InputFormat.JSON))
                .isEmpty();
        assertThat(Files.readString(json)).contains("\"schema\":\"arbiter.survey/1\"", "rulebooks-differ");
        assertThat(Files.readString(html)).startsWith("<!doctype html>").contains("chess:fide-online");
    }

    @Test
    void a_survey_as_csv_holds_no_formula_and_no_control_character() throws IOException {
        String tags = "[Event \"Cup\"]\n[Date \"@SUM(A1)\"]\n[White \"=cmd|' /C calc'!A0\"]\n[Black \"B\u001b[2J\"]\n";
        Path csv = folder.resolve("s.csv");
        assertThat(arbiter("survey", "--rules", "chess:fide-2023", "--csv", csv.toString(), file("a.pgn", tags + "\n" + SHUFFLE + " *\n")).code()).isZero();
        assertThat(Files.readAllLines(csv).get(1)).contains(",'@SUM(A1),'=cmd|' /C calc'!A0 – B\uFFFD[2J,,7,");
    }

    @Test
    void perft_counts() {
        assertThat(arbiter("perft", "chess", "3").out()).startsWith("nodes 8902\nseconds ");
        assertThat(arbiter("perft", "chess", "--divide", "--fen", "7k/8/8/8/8/8/8/K7 w - - 0 1", "1").lines()).hasSize(5);
    }

    @Test
    void no_command_writes_over_what_it_reads() throws IOException {
        String archive = file("a.pgn", FOOLS_MATE);
        for (String[] arguments : new String[][] {
            {"judge", "--annotate", archive, archive},
            {"survey", "--csv", archive, archive},
            {"survey", "--html", archive, archive},
            {"show", "--svg", archive, archive}
        }) {
            assertThat(arbiter(arguments).code()).as(String.join(" ", arguments)).isEqualTo(2);
            assertThat(Files.readString(Path.of(archive))).isEqualTo(FOOLS_MATE);
        }
    }

    @Test
    void what_could_not_be_read_is_kept_byte_by_byte_in_annotated_records() throws IOException {
        Path archive = folder.resolve("a.pgn");
        byte[] bad = "[White \"Andr\u00e9\"]\n[FEN \"nonsense\"]\n\n1. e4 *\n\n".getBytes(StandardCharsets.ISO_8859_1);
        Files.write(archive, bad);
        Path out = folder.resolve("out.pgn");
        assertThat(arbiter("judge", "--annotate", out.toString(), archive.toString()).code()).isEqualTo(1);
        String kept = Files.readString(out, StandardCharsets.ISO_8859_1);
        assertThat(kept).contains("[White \"Andr\u00e9\"]", "1. e4 *");
    }

    @Test
    void every_game_is_annotated_with_its_ruling_or_with_the_reason_why_it_has_none() throws IOException {
        String archive = file("a.pgn", "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n[White \"C\"]\n\n1. e4 Zz9 *\n\n"
                + "[White \"D\"]\n[Termination \"unterminated\"]\n\n1. e4 1-0\n");
        Path out = folder.resolve("out.pgn");
        assertThat(arbiter("judge", "--annotate", out.toString(), archive).code()).isEqualTo(1);
        String once = Files.readString(out);
        assertThat(once.replaceAll("\\s+", " "))
                .contains("1. e4 {Arbiter: chess:fide-2023: The game is still open after 1.e4.} *")
                .contains("Black wins: checkmate", "; the record says 1-0} 1-0")
                .contains("1-0} 1-0 % Arbiter: unreadable: line 11, column 7: ", " [White \"C\"] 1. e4 Zz9 *")
                .contains("The game is still open after 1.e4.; the record says 1-0; the moves do not show why} 1-0");
        Path twice = folder.resolve("twice.pgn");
        Answer again = arbiter("judge", "--annotate", twice.toString(), out.toString());
        assertThat(again.out()).contains("out.pgn#4").doesNotContain("out.pgn#5");
        assertThat(Files.readString(twice)).hasLineCount((int) once.lines().count());
    }

    @Test
    void an_unreadable_game_is_named_with_its_players_and_result() throws IOException {
        String archive = file("a.pgn", "[White \"A\"]\n[Black \"B\u001b\"]\n[Date \"1986.??.??\"]\n\n1. e4 Zz9 1-0\n");
        assertThat(arbiter("judge", archive).out()).startsWith(archive + "#1  A – B\uFFFD, 1986.??.??  1-0  unreadable: line 5, column 7: ");
        assertThat(arbiter("survey", archive).err()).contains("#1  A – B\uFFFD, 1986.??.??  1-0  unreadable: line 5, column 7: ");
    }

    @ParameterizedTest
    @CsvSource({
        "'[White \"A\"]\n[Black \"B\"]\n[FEN \"8/8/xyz w - -\"]\n\n1. e4 1-0\n', 'A – B  1-0  unreadable: line 3, column 11'",
        "'[White \"A\"]\n[Date \"1999.01.02\"]\n[Variant \"Foo\"]\n\n1. e4 *\n', 'A – ?, 1999.01.02  *  unreadable: line 3, column 11'",
        "'[Red \"甲\"]\n[Black \"乙\"]\n[FEN \"xyz\"]\n\n1. 炮二平五 1-0\n', '甲 – 乙  1-0  unreadable: line 3, column 7'",
    })
    void a_game_whose_start_cannot_be_read_names_its_players_and_its_result(String game, String line) throws IOException {
        String archive = file("start.pgn", game.replace("\\n", "\n"));
        assertThat(arbiter("judge", archive).out()).startsWith(archive + "#1  " + line);
        assertThat(arbiter("convert", "--to", "pgn", archive).err()).contains(archive + "#1  " + line);
    }

    @Test
    void a_rulebook_that_a_record_merely_mentions_and_that_there_is_not_is_passed_over() throws IOException {
        Answer answer = arbiter("judge", "--json", file("a.pgn", "[Rules \"chess:standard\"]\n" + FOOLS_MATE));
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("\"rule\":\"chess:fide-2023/checkmate\"", "chess:standard, which does not exist");
    }

    @Test
    void a_case_that_cannot_be_read_keeps_its_id_and_the_place_of_the_fault() {
        Answer answer = piped(
                "{\"id\":\"k7\",\"game\":\"chess\",\"rules\":\"chess:none\",\"moves\":[]}\n", "judge", "--json", "-");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).contains("\"id\":\"k7\"", "\"line\":1,\"column\":35", "chess:fide-2023");
    }

    @Test
    void a_case_is_read_as_tolerantly_as_a_record() {
        String line = "{\"id\":\"k8\",\"game\":\"chess\",\"start\":\"4k3/8/8/8/8/8/8/4K2R w KQ - 0 0\",\"moves\":[]}\n";
        assertThat(piped(line, "judge", "--json", "-").out()).contains("\"status\":\"open\"", "\"liberties\":[");
        assertThat(piped(line, "judge", "--json", "--strict", "-").out()).contains("\"status\":\"unreadable\"");
        String mended = piped(line, "convert", "--to", "jsonl", "-").out();
        assertThat(piped(mended, "judge", "--json", "--strict", "-").out()).contains("\"status\":\"open\"");
    }

    @Test
    void convert_goes_on_after_a_file_it_cannot_read() throws IOException {
        Answer answer = arbiter("convert", "--to", "jsonl", folder.resolve("none.pgn").toString(), file("a.pgn", FOOLS_MATE));
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.lines()).hasSize(1);
    }

    /** It was only written down: nobody is accused of an illegal move. */
    @Test
    void a_word_that_is_no_move_makes_a_game_unreadable_at_its_place() throws IOException {
        Map<String, String> records = Map.of(
                "[Game \"Chinese Chess\"]\n\n1. C2=5 H8+7 2. garb@ge 1-0\n", "line 3, column 17: 'garb@ge'",
                "[Game \"Chinese Chess\"]\n\n1. 炮二平五 馬８進７ 2. 將５\n", "line 3, column 17: '將５'",
                "position startpos moves h2e2 h9g7 qwerty\n", "line 1, column 35: 'qwerty'",
                "[DhtmlXQ]\n[DhtmlXQ_movelist]774770x2[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n", "line 2, column 23: '70x2'",
                "(;GM[1]SZ[9]\n;B[aa]\n;W[zz])\n", "line 3, column 2: 'W[zz]'");
        for (Map.Entry<String, String> record : records.entrySet()) {
            Answer answer = arbiter("judge", file("a.txt", record.getKey()));
            assertThat(answer.out()).contains("unreadable: " + record.getValue());
            assertThat(answer.code()).isEqualTo(1);
        }
    }

    @Test
    void a_recorded_result_that_nothing_brings_about_is_reported() throws IOException {
        String archive = file("a.pgn", "[Result \"0-1\"]\n[Termination \"Black won by checkmate\"]\n\n1. e4 e5 0-1\n");
        assertThat(arbiter("judge", archive).out()).contains("the record says 0-1; the moves do not show why");
        assertThat(arbiter("survey", archive).out()).contains("recorded result differs from the ruling: 1", "recorded-but-open");
    }

    @Test
    void a_record_that_names_a_loser_disputes_the_result_that_names_the_other() throws IOException {
        String agreed = "[Result \"1-0\"]\n[Termination \"Draw agreed\"]\n\n1. e4 e5 1-0\n\n";
        String archive = file("a.pgn", "[Result \"1-0\"]\n\n1. e4 e5 {White resigns} 1-0\n\n[Result \"1-0\"]\n\n1. e4 e5 {Black resigns} 1-0\n\n" + agreed);
        assertThat(arbiter("judge", "--only", "disputed", archive).out())
                .contains("a.pgn#1", "Black wins: White resigned", "the record says 1-0", "a.pgn#3", "Draw: agreed by both players")
                .doesNotContain("a.pgn#2");
    }

    @Test
    void nothing_to_read_is_no_fault() throws IOException {
        assertThat(piped("", "judge", "-").code()).isZero();
        assertThat(arbiter("judge", file("empty.pgn", "")).code()).isZero();
    }

    @Test
    void a_failed_run_leaves_an_older_annotated_file_as_it_was() throws IOException {
        String kept = file("kept.pgn", FOOLS_MATE);
        assertThat(arbiter("judge", "--annotate", kept, "--format", "zzz", file("a.pgn", FOOLS_MATE)).code()).isEqualTo(2);
        assertThat(Files.readString(Path.of(kept))).isEqualTo(FOOLS_MATE);
    }

    @Test
    void a_record_that_begins_with_a_comment_is_no_case() throws IOException {
        String text = "{ a comment }\n[Event \"x\"]\n\n1. e4 *\n";
        assertThat(arbiter("judge", file("a.pgn", text)).code()).isZero();
        assertThat(piped(text, "judge", "-").out()).contains("still open after 1.e4");
        assertThat(piped("\uFEFF{\"id\":\"b\",\"game\":\"chess\"}\n", "judge", "-").code()).isZero();
    }

    @Test
    void standard_input_is_read_once() {
        Answer answer = piped(FOOLS_MATE, "judge", "-", "-");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("only once");
    }

    @Test
    void perft_goes_no_deeper_than_anybody_can_wait_for() {
        for (String game : List.of("chess", "xiangqi")) {
            for (String depth : List.of("2147483647", "100", "-1")) {
                Answer answer = arbiter("perft", game, depth);
                assertThat(answer.code()).isEqualTo(2);
                assertThat(answer.err()).contains("from 0 to 99").hasLineCount(1);
            }
        }
        assertThat(arbiter("perft", "chess", "--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "99").out()).startsWith("nodes 0");
        assertThat(arbiter("perft", "shatranj", "1").err()).contains("expected one of chess, xiangqi, go");
    }

    @Test
    void a_record_neither_forges_lines_nor_commands_the_terminal() throws IOException {
        String tags = "[White \"A\u001b[2JB\u0007\"]\n[Black \"\u202Eeve\u0085\u061C\t\"]\n[Date \"1\u000b\"]\n";
        String archive = file("a.pgn", tags + "\n1. f3 e5 *\n\n[Event \"y\"]\n\n1. f3 e5 2. Zz\u009b1 *\n\n[Event \"x\"]\n[FEN \"\u001b\u2066\"]\n\n*\n");
        String id = "{\"id\":\"k\\nb.pgn#1 \\u001b\",\"game\":\"chess\",\"start\":\"\\u001b[1m\\n\"}\n";
        assertThat(arbiter("judge", archive).out()).contains("A\uFFFD[2JB\uFFFD – \uFFFDeve\uFFFD\uFFFD\uFFFD, 1\uFFFD");
        for (Answer answer : List.of(
                arbiter("judge", archive), arbiter("show", archive), arbiter("show", "--game", "2", archive),
                arbiter("survey", archive), arbiter("judge", "none\u001b\n.pgn"), piped(id, "judge", "-"))) {
            assertThat((answer.out() + answer.err()).codePoints()).allMatch(
                    c -> c == '\n' || !Character.isISOControl(c) && c != 0x061C && c != 0x202E && c != 0x2066);
        }
        assertThat(piped(id, "judge", "-").out()).hasLineCount(1);
        assertThat(arbiter("judge", "--json", file("b.pgn", "[Event \"\u202E\"]\n\n1. Zz\u202E *\n")).out()).contains("\u202E");
    }

    @Test
    void a_file_without_a_game_is_reported() throws IOException {
        String empty = file("empty.pgn", "");
        for (String command : List.of("judge", "survey")) {
            Answer answer = arbiter(command, empty);
            assertThat(answer.code()).isZero();
            assertThat(answer.err()).contains(empty + " contains no games").hasLineCount(1);
            assertThat(arbiter(command, file("a.pgn", FOOLS_MATE)).err()).isEmpty();
        }
    }

    @Test
    void prose_with_a_result_in_it_holds_no_game() throws IOException {
        Answer answer = arbiter("judge", file("notes.md", "# Notes\n\nAfter 25...Ra8 the record says 1-0\n"));
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains("notes.md: no game found in a known format; set the format with --format: pgn, ")
                .hasLineCount(1);
        assertThat(arbiter("judge", file("bare.txt", "e4 e5 Nf3 1-0\n\nO-O\n")).out()).contains("white wins, resignation");
    }

    @Test
    void a_survey_says_what_it_leaves_out_of_a_folder() throws IOException {
        Path games = Files.createDirectories(folder.resolve("games"));
        Answer empty = arbiter("survey", games.toString());
        assertThat(empty.code()).isEqualTo(1);
        assertThat(empty.err()).contains("no files of games in " + games + "; in a folder those are read whose names end in .pgn, ").hasLineCount(1);
        Files.writeString(games.resolve("a.zip"), "");
        Files.writeString(games.resolve("b.zip"), "");
        Files.writeString(games.resolve("c.tgz"), "");
        Files.writeString(games.resolve("d.pgn"), FOOLS_MATE);
        Answer answer = arbiter("survey", games.toString());
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).startsWith("1 game");
        assertThat(answer.err().lines()).satisfiesExactly(
                line -> assertThat(line).contains("skipped 1 .tgz file, such as " + games.resolve("c.tgz") + ": unpack"),
                line -> assertThat(line).contains("skipped 2 .zip files, such as " + games.resolve("a.zip") + ": unpack"));
    }

    @Test
    void a_folder_stands_for_the_files_of_games_in_it() throws IOException {
        Answer none = arbiter("judge", folder.toString());
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.err()).contains("no files of games in " + folder);
        Path inside = Files.createDirectories(folder.resolve("round1"));
        Files.writeString(inside.resolve("b.pgn"), FOOLS_MATE);
        Files.writeString(inside.resolve("notes.txt"), "no game");
        Answer judged = arbiter("judge", folder.toString());
        assertThat(judged.code()).isZero();
        assertThat(judged.out().lines().filter(line -> line.contains("#"))).containsExactly(
                arbiter("judge", inside.resolve("b.pgn").toString()).out().lines().findFirst().orElseThrow());
        assertThat(arbiter("convert", "--to", "uci", inside.toString()).out()).isEqualTo("position startpos moves f2f3 e7e5 g2g4 d8h4\n");
        assertThat(arbiter("show", folder.toString()).err()).contains("is a folder; expected a file");
        Answer nowhere = arbiter("judge", "--annotate", folder.resolve("none/x.pgn").toString(), file("a.pgn", FOOLS_MATE));
        assertThat(nowhere.code()).isEqualTo(1);
        assertThat(nowhere.err()).contains("there is no folder " + folder.resolve("none"));
    }

    @Test
    void the_rulebook_names_the_game() {
        String act = "{\"kind\":\"play\",\"move\":\"h2e2\"}\n";
        assertThat(piped(act, "referee", "--rules", "xiangqi:wxf").out()).contains("\"xiangqi:wxf\"", "\"status\":\"open\"");
        assertThat(piped(act, "referee", "--game", "chess", "--rules", "xiangqi:wxf").code()).isEqualTo(2);
        Answer unknown = piped(act, "referee", "--game", "shatranj");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("expected one of chess, xiangqi, go");
        assertThat(arbiter("rules", "xiangqi").lines()).isNotEmpty().allMatch(line -> line.startsWith("xiangqi:"));
    }

    @Test
    void a_fen_of_xiangqi_has_two_four_or_six_fields() {
        String placement = "3k5/9/9/9/9/9/9/9/9/4K4";
        for (String rest : List.of(" w", " b - -", " w - - 0 1")) {
            assertThat(arbiter("perft", "xiangqi", "--fen", placement + rest, "1").code()).isZero();
            assertThat(piped("{\"kind\":\"legal\"}\n", "referee", "--rules", "xiangqi:wxf", "--start", placement + rest).code())
                    .isZero();
        }
        for (String rest : List.of("", " w -", " w - - 0")) {
            assertThat(arbiter("perft", "xiangqi", "--fen", placement + rest, "1").code()).isEqualTo(2);
        }
    }

    /** The tournament director decides it: it is not refused, and what the ruling says of it is not said twice. */
    @Test
    void a_claim_left_to_the_official_is_not_called_refused() {
        String claim = "{\"game\":\"chess\",\"rules\":\"chess:uscf\",\"start\":\"8/5k2/5p2/8/8/2R5/5P2/4K3 w - - 0 60\",\"moves\":[%s],"
                + "\"events\":[{\"after\":0,\"by\":\"white\",\"kind\":\"claim\",\"claim\":\"insufficient-losing-chances\"}]}";
        String asked = "White claimed a draw by insufficient losing chances";
        String referred = piped(claim.formatted(""), "judge", "-").out();
        assertThat(referred).containsOnlyOnce(asked).contains("the claim counts as an offer of a draw").doesNotContain("refused");
        String playedOn = piped(claim.formatted("\"c3c7\""), "judge", "-").out();
        assertThat(playedOn).contains("The game is still open", asked + "; the claim counts as an offer of a draw").doesNotContain("refused");
        assertThat(piped(claim.formatted(""), "judge", "--json", "-").out()).contains("\"granted\":false,\"referred\":true,");
    }

    @Test
    void dead_stones_are_named_by_points_of_the_board_once_play_has_stopped() {
        String acts = """
                {"kind":"play","move":"C3"}
                {"kind":"dead","points":["C3"]}
                {"kind":"play","move":"pass"}
                {"kind":"play","move":"pass"}
                {"kind":"dead","points":["C3","zz"]}
                """;
        List<String> answers = Answer.piped(acts, "referee", "--rules", "go:japanese", "--start", "5x5").out().lines().toList();
        assertThat(answers.get(1)).contains("\"status\":\"open\"", "\"kind\":\"passed-over\"", "no stones can be removed now");
        assertThat(answers.get(4)).contains("{\"error\":{\"line\":5,\"column\":31,", "\\\"zz\\\" among the dead points");
        String record = "{\"game\":\"go\",\"rules\":\"go:japanese\",\"board\":\"5x5\",\"moves\":[\"C3\"],"
                + "\"events\":[{\"after\":1,\"kind\":\"dead\",\"points\":[\"zz\"]}]}\n";
        assertThat(Answer.piped(record, "judge", "-").out()).contains("line 1, column " + (record.indexOf("\"zz\"") + 1) + ": \"zz\" among the dead points");
    }


    @Test
    void a_game_that_cannot_be_annotated_has_one_ruling_and_is_kept_as_it_was() throws IOException {
        String record = "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３三歩(34)\n";
        String file = file("a.kifu", record);
        Path out = folder.resolve("out.kif");
        Answer answer = arbiter("judge", "--json", "--annotate", out.toString(), file);
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).hasLineCount(1).contains("\"status\":\"illegal\"");
        assertThat(answer.err()).contains("a.kifu#1 is not annotated: ");
        assertThat(out).content().contains("３三歩(34)");
    }

    @Test
    void records_of_two_games_are_not_annotated_in_one_file() throws IOException {
        Path out = folder.resolve("out.pgn");
        Answer answer = arbiter("judge", "--annotate", out.toString(), file("a.pgn", FOOLS_MATE), file("b.sgf", "(;GM[1]SZ[5];B[aa])"));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("--annotate writes records of one game to a file; here are games of chess and go");
        assertThat(out).doesNotExist();
    }

}
