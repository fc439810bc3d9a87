package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;
import static org.openarbiter.cli.Answer.piped;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code arbiter match}, {@code openings} and {@code guard} as a user meets them. */
@Timeout(120)
class MatchCommandTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "match                                                              | 2 | expected two --engine options",
        "match --engine a --engine b --pairs 0                              | 2 | arbiter: --pairs: expected 1 or more, not 0",
        "match --engine a --engine b --draw -1                              | 2 | arbiter: --draw: expected 0 or more, not -1",
        "match --engine a --engine b --quiet-plies -4                       | 2 | arbiter: --quiet-plies: expected 0 or more, not -4",
        "match --engine a --engine b --rules chess:none                     | 2 | chess:fide-2023",
        "match --engine a --engine b --tc fast                              | 2 | it should read 60+0.6",
        "match --engine a --engine b --sprt 5 0                             | 2 | a lower and a higher Elo",
        "match --engine a --engine b --tc nodes=-1                          | 2 | --tc: 'nodes=-1' is not a time control",
        "match --engine a --engine b --risk 200                             | 2 | --risk is above 0 and below 50",
        "match --engine a --engine b --start 8/8                            | 2 | '8/8'",
        "match --engine a --engine b --openings no.epd                      | 1 | no.epd cannot be read: no such file",
        "match --engine a --engine b --openings .                           | 1 | . cannot be read: Is a directory",
        "match --engine a --engine b --out no/such/folder/m                 | 1 | cannot be written: there is no folder",
        "match --engine a --engine b --transcript no/such/folder/t          | 1 | cannot be written: there is no folder",
        "match --engine 'a --engine b                                       | 2 | the closing quotation mark is missing",
        "match --engine a --engine b -j 9999 --start 8/8                    | 2 | -j 9999: this machine has",
        "match --engine a --engine b --openings no.epd --start x            | 2 | not both",
        "match --engine /no/such/engine --engine b                          | 1 | /no/such/engine",
        "openings --engine a --plies 0                                      | 2 | from 1 to 40",
        "openings --engine a --tc 5                                         | 2 | a position has no clock",
        "openings --engine /no/such/engine                                  | 1 | /no/such/engine",
        "guard --rules go:none -- x                                         | 2 | go:kgs-chinese",
        "guard --rules go:psk -- /no/such/engine                            | 1 | /no/such/engine",
        "guard --rules go:psk --ranks 3 -- x                                | 2 | 0 or 1"
    })
    void what_makes_no_sense_is_reported_in_one_sentence(String line, int code, String told) {
        Answer answer = arbiter(line.split(" "));
        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.err()).contains(told).doesNotContain("Exception").doesNotContain("\tat ");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "--tc foo", "--start junk", "--openings no.epd", "--out no/such/folder/m", "--transcript no/such/folder/t", "--sprt 5 0", "--risk 200"
    })
    void wrong_options_are_found_before_an_engine_starts(String options) throws IOException {
        Path started = folder.resolve("started");
        Path engine = Files.writeString(folder.resolve("engine"), "#!/bin/sh\ntouch " + started + "\n");
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        List<String> line = new ArrayList<>(List.of("match", "--engine", engine.toString(), "--engine", engine.toString()));
        line.addAll(List.of(options.split(" ")));
        assertThat(arbiter(line.toArray(String[]::new)).code()).isNotZero();
        assertThat(started).doesNotExist();
    }

    @Test
    void a_position_that_cannot_be_is_reported_with_line_and_column() throws IOException {
        Path file = folder.resolve("bad.epd");
        Files.writeString(file, "# openings\nrnbqkbnr/pppppppp/8/8/4X3/8/PPPP1PPP/RNBQKBNR b KQkq -\n");
        assertThat(arbiter("match", "--engine", "a", "--engine", "b", "--openings", file.toString()))
                .isEqualTo(new Answer(1, "", "arbiter: " + file
                        + ", line 2, column 24: not a valid FEN; expected a piece letter or a number from"
                        + " 1 to 4 for rank 4, which has 4 squares left\n"));
    }

    private static boolean isThere(String program) {
        boolean there = Files.isExecutable(Path.of(program));
        if (!there) {
            System.out.println(program + " is not installed: no match is played with it");
        }
        return there;
    }

    private static DynamicTest test(String name, Executable body) {
        return DynamicTest.dynamicTest(name, body);
    }

    @TestFactory
    Stream<DynamicTest> a_match_between_other_programs_is_played_kept_and_ruled() {
        boolean there = Stream.of("stockfish", "hoichess").allMatch(name -> isThere("/usr/games/" + name));
        return there ? Stream.of(test("stockfish and hoichess", this::stockfishAndHoichess)) : Stream.empty();
    }

    private void stockfishAndHoichess() throws IOException {
        Path openings = folder.resolve("o.epd");
        Files.writeString(openings, "4k3/4r3/8/8/8/8/4Q3/4K3 w - - id \"one\";\n");
        String prefix = folder.resolve("m").toString();
        String[] command = {
            "match", "--engine", "/usr/games/stockfish name=sf tc=nodes=2000", "--engine", "/usr/games/hoichess proto=xboard",
            "--tc", "depth=4", "--pairs", "1", "--openings", openings.toString(), "--most-plies", "60", "--out", prefix
        };
        Answer answer = arbiter(command);
        assertThat(answer.code()).as(answer.err()).isZero();
        assertThat(answer.out()).contains("of 2 games", "Elo     ", "pairs   ")
                .containsPattern("speed   sf [0-9,]+, HoiChess.* nodes a second");
        JsonNode result = JSON.readTree(Files.readString(Path.of(prefix + ".json")));
        assertThat(result.path("schema").asText()).isEqualTo("arbiter.match/1");
        assertThat(result.path("nodesPerSecond").path(0).asLong()).isPositive();
        assertThat(result.path("played")).hasSize(2);
        assertThat(result.path("played").findValuesAsText("cause"))
                .allMatch(cause -> List.of("rule", "adjudication").contains(cause));
        // The records say the same when they are judged again.
        String judged = arbiter("judge", "--json", prefix + ".pgn").out();
        assertThat(judged.lines().toList()).hasSize(2).allMatch(line -> line.contains("\"status\":\"ended\""));
        // Nothing is left to be played.
        Answer again = arbiter(command);
        assertThat(again.err()).contains("2 games were played before");
        assertThat(again.out()).contains("of 2 games");
        assertThat(Files.readAllLines(Path.of(prefix + ".jsonl"))).hasSize(3);
    }

    @TestFactory
    Stream<DynamicTest> gnugo_plays_gnugo_and_the_dead_stones_are_agreed() {
        return isThere("/usr/games/gnugo") ? Stream.of(test("gnugo", this::gnugo)) : Stream.empty();
    }

    private void gnugo() throws IOException {
        String engine = "/usr/games/gnugo --mode gtp --level 1";
        String prefix = folder.resolve("g").toString();
        Answer answer = arbiter(
                "match", "--rules", "go:chinese", "--start", "7x7", "--engine", engine, "--engine", engine + " name=other",
                "--tc", "60",
                "--pairs", "1", "--out", prefix);
        assertThat(answer.code()).as(answer.err()).isZero();
        assertThat(answer.out()).contains("     2  passes");
        assertThat(Files.readString(Path.of(prefix + ".sgf")))
                .contains("SZ[7]", "KM[7.5]", "PB[GNU Go", "C[Arbiter: ", "both players passed; ");
        List<String> rulings = arbiter("judge", "--json", prefix + ".sgf").lines();
        assertThat(rulings).hasSize(2).allMatch(line -> line.contains("\"rule\":\"go:chinese/passes\""));
    }

    @TestFactory
    Stream<DynamicTest> gnugo_behind_the_guard_passes_where_superko_forbids_its_play() {
        return isThere("/usr/games/gnugo") ? Stream.of(test("gnugo", MatchCommandTest::guard)) : Stream.empty();
    }

    /** A triple ko in which White has no play but the one that brings the board back. */
    private static void guard() {
        StringBuilder commands = new StringBuilder("boardsize 5\nclear_board\n");
        String moves = "A3 D2 B4 pass A2 pass A4 pass A5 D4 A1 E1 C3 C4 B2 E2 pass D5 pass B5 pass B1 pass E5 pass D1 pass C2"
                + " pass D3 pass E4 pass E3 C5 B3 C1 B5 C3";
        List<String> plays = List.of(moves.split(" "));
        for (int i = 0; i < plays.size(); i++) {
            commands.append("play ").append(i % 2 == 0 ? "B " : "W ").append(plays.get(i)).append('\n');
        }
        Answer answer = piped(
                commands + "genmove W\nquit\n", "guard", "--rules", "go:kgs-chinese", "--", "/usr/games/gnugo", "--mode", "gtp",
                "--simple-ko",
                "--never-resign", "--level", "1");
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).endsWith("= pass\n\n= \n\n").doesNotContain("?");
        assertThat(answer.err()).contains("W B1 is held back: go:kgs-chinese/superko forbids it", "triple ko",
                "W passes, in the engine's name");
    }

    @Test
    void the_commands_have_help() {
        for (String command : List.of("match", "openings", "guard")) {
            assertThat(arbiter(command, "--help").out()).contains("Usage: arbiter " + command);
        }
    }
}
