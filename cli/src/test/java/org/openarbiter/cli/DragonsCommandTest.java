package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.wire.Schemas;

/** {@code arbiter dragons}, as a user meets it. */
class DragonsCommandTest {
    private static final String GAME = "../examples/dragons.sgf";
    /** Two eyes for Black above; a white stone in atari that cannot run below. */
    private static final String POSITION = """
            {"id":"corner","game":"go","board":"7x7","setup":{"B":["A6","B6","B7","C6","D6","D7","E6","E7","B2","C1"],\
            "W":["A5","B5","C5","D5","E5","F5","F6","F7","B1"]},"to":"B","moves":["B G1","W G7"]}
            """;

    @TempDir
    private Path folder;

    private record Answer(int code, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    private static Answer arbiter(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream standardError = System.err;
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        try {
            int code = Main.run(new PrintStream(out, true, StandardCharsets.UTF_8), arguments);
            return new Answer(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setErr(standardError);
        }
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void a_position_is_drawn_with_a_letter_a_dragon_and_listed() throws IOException {
        Answer answer = arbiter("dragons", file("corner.jsonl", POSITION));
        assertThat(answer.err()).isEmpty();
        assertThat(answer.code()).isZero();
        assertThat(answer.lines().getFirst()).isEqualTo("after ply 2, G7");
        assertThat(answer.lines()).contains("   A B C D E F G", " 4 . . . . . . .  4")
                .anyMatch(line -> line.matches(" 7 \\. A\\+\\. A\\+A\\+a.a. 7"))
                .anyMatch(line -> line.matches(" 1 \\. b-[A-Z].\\. \\. \\. [A-Z]. 1"))
                .anyMatch(line -> line.matches("A  black  B7 +8 +1 +2 .* alive +proved +alive"))
                .anyMatch(line -> line.matches("b  white  B1 +1 .* dead +[a-z ]+ dead"));
    }

    @Test
    void eye_spaces_are_drawn_and_listed() throws IOException {
        Answer answer = arbiter("dragons", "--eyes", file("corner.jsonl", POSITION));
        assertThat(answer.lines()).contains(" 7 x X x X X O O  7").anyMatch(line -> line.matches("eye space +Black B7 +A7"))
                .anyMatch(line -> line.matches("eye space +Black B7 +C7"));
    }

    /** Black captures from A2, which leaves no eye there, but room for one; D2 becomes an eye by it. */
    @Test
    void no_half_eye_is_made_by_filling_it() throws IOException {
        String corner = file("capture.sgf", "(;GM[1]FF[4]SZ[9]AB[fa][fb][fc][fd][fe][af][bf][cf][df][ef][ff][fg][bh][ch][fh][ai][bi][ci][fi]"
                + "AW[ga][gb][gc][gd][ge][gf][ag][bg][cg][dg][eg][gg][eh][gh][di][ei][gi])");
        assertThat(arbiter("dragons", "--why", "B2", corner).lines()).contains("  half eye at A2", "  half eye at D2, made by A2");
        assertThat(arbiter("dragons", "--eyes", corner).lines()).anyMatch(line -> line.matches("half eye +Black B2 +A2 +- +-"));
    }

    @Test
    void why_shows_the_moves_that_kill() throws IOException {
        Answer answer = arbiter("dragons", "--why", "b1", file("corner.jsonl", POSITION));
        assertThat(answer.out()).startsWith("White's dragon at B1: dead\n  known    proved").contains("  stones   B1\n");
        Answer alive = arbiter("dragons", "--why", "A6", file("corner.jsonl", POSITION));
        assertThat(alive.out()).contains("  eye space  A7\n", "  eye space  C7\n", "  settled  alive, even if its owner always passes\n");
    }

    @Test
    void what_no_moves_show_has_its_reason_behind_it() throws IOException {
        String corner = file("corner.jsonl", POSITION);
        assertThat(arbiter("dragons", "--why", "A6", corner).lines()).contains("  White kills  no (seen at a look)");
        for (String point : List.of("C3", "D4", "F6", "L3", "J2", "B11", "K4")) {
            Answer answer = arbiter("dragons", GAME, "--ply", "100", "--why", point);
            assertThat(answer.lines()).filteredOn(line -> line.matches("  (Black|White) (kills|saves)  .*")).isNotEmpty()
                    .allMatch(line -> line.matches(".*(: (Black|White) \\w+.*|\\(seen at a look\\)|\\(\\d+ positions? read\\)|\\(search stopped .*)"), point);
        }
    }

    /** Whatever line of moves is shown for any dragon of a position, it can be played. */
    @Test
    void lines_that_are_shown_can_be_played() throws InputException, PlayException {
        Pattern reading = Pattern.compile("  (?:Black|White) (?:kills|saves|captures).*?: ((?:Black|White) [^()\\n]*)");
        int lines = 0;
        for (String point : List.of("C3", "D4", "F6", "L3", "J2", "B11", "K4")) {
            Answer answer = arbiter("dragons", GAME, "--ply", "100", "--why", point);
            assertThat(answer.code()).as(answer.err()).isZero();
            for (MatchResult line : reading.matcher(answer.out()).results().toList()) {
                GoBoard board = after(100);
                for (String play : line.group(1).strip().split(", ")) {
                    String[] words = play.strip().split(" ");
                    int move = board.parse(words[1]);
                    int by = words[0].equals("Black") ? 0 : 1;
                    assertThat(move == board.pass() || board.stoneAt(move) == GoBoard.EMPTY).as(line.group()).isTrue();
                    board.play(by, move);
                    lines++;
                }
            }
        }
        assertThat(lines).isGreaterThan(3);
    }

    private static GoBoard after(int plies) throws InputException, PlayException {
        GoBoard board = new GoBoard(Shapes.of("13x13"), new Go().seats(), 0, false);
        List<MatchResult> moves = plays();
        for (MatchResult move : moves.subList(0, plies)) {
            int column = move.group(2).charAt(0) - 'a';
            int row = 12 - (move.group(2).charAt(1) - 'a');
            board.play(move.group(1).equals("B") ? 0 : 1, row * 13 + column);
        }
        return board;
    }

    private static List<MatchResult> plays() {
        try {
            return Pattern.compile(";([BW])\\[(\\w\\w|)]").matcher(Files.readString(Path.of(GAME))).results().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void json_has_every_field_for_every_ply_as_the_schema_says() {
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(Schemas.DRAGONS.text());
        Answer answer = arbiter("dragons", GAME, "--ply", "40", "--every-ply", "--json", "--effort", "glance");
        assertThat(answer.code()).as(answer.err()).isZero();
        assertThat(answer.lines()).hasSize(41);
        for (int ply = 0; ply <= 40; ply++) {
            String line = answer.lines().get(ply);
            assertThat(line).startsWith("{\"schema\":\"arbiter.dragons/2\",\"source\":\"" + GAME + "\",\"id\":\"" + GAME + "#1\",\"ply\":" + ply + ",");
            assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
        }
        assertThat(arbiter("dragons", GAME, "--ply", "40", "--json", "--effort", "glance").lines().getFirst()).isEqualTo(answer.lines().getLast());
    }

    @Test
    void several_files_give_a_line_each_and_a_broken_one_costs_no_other() throws IOException {
        String corner = file("corner.jsonl", POSITION);
        String broken = file("broken.sgf", "(;GM[1]SZ[9];B[cc];W[");
        Answer answer = arbiter("dragons", "--json", "--effort", "glance", GAME, broken, corner);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.err()).startsWith("arbiter: " + broken).hasLineCount(1);
        assertThat(answer.lines()).hasSize(2);
        assertThat(answer.lines().getFirst()).contains("\"source\":\"" + GAME + "\"");
        assertThat(answer.lines().getLast()).contains("\"source\":\"" + corner + "\"");
        assertThat(arbiter("dragons", "--effort", "glance", "--ply", "1", GAME, GAME).lines().stream().filter((GAME + "#1")::equals)).hasSize(2);
        assertThat(arbiter("dragons", "--svg", "out.svg", GAME, corner).err()).contains("--why and --svg take one file, not 2");
    }

    @Test
    void a_ply_that_is_not_reached_is_an_error_after_what_is_shown() throws IOException {
        String occupied = file("occupied.sgf", "(;GM[1]FF[4]SZ[9];B[cc];W[dd];B[cc];W[gg])");
        for (String more : List.of("--ply=4", "--json", "--every-ply")) {
            Answer answer = arbiter("dragons", occupied, more);
            assertThat(answer.code()).as(more).isEqualTo(1);
            assertThat(answer.err()).isEqualTo(
                    "arbiter: " + occupied + "#1: ply 3, 'B[cc]' (line 1), cannot be played on this board; what is shown ends before it\n");
        }
        assertThat(arbiter("dragons", occupied, "--ply", "4").lines().getFirst()).startsWith("after ply 2");
        assertThat(arbiter("dragons", occupied, "--ply", "2").code()).isZero();
    }

    @Test
    void a_game_is_reported_ply_by_ply() {
        Answer answer = arbiter("dragons", GAME, "--ply", "90", "--every-ply", "--effort", "table");
        assertThat(answer.code()).as(answer.err()).isZero();
        assertThat(answer.lines()).isNotEmpty().allMatch(line -> line.matches(" *\\d+  [A-N]\\d+ +(Black|White) [A-N]\\d+ \\(\\d+\\) .*"))
                .anyMatch(line -> line.contains(" captured")).anyMatch(line -> line.contains(" → "));
    }

    @Test
    void what_is_read_leniently_is_said_with_its_place() throws IOException {
        String both = file("both.sgf", "(;GM[1]SZ[9]AB[cc][dd]\nAW[dd][gg];W[aa])");
        Answer answer = arbiter("dragons", "--effort", "glance", both);
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEqualTo("arbiter: " + both + ", line 2, column 1: read leniently: AW lists a point that another property of the node"
                + " sets differently; the last one counts\n");
        assertThat(arbiter("dragons", "--effort", "glance", GAME).err()).isEmpty();
    }

    @Test
    void a_picture_that_cannot_be_written_costs_no_table() {
        Answer answer = arbiter("dragons", "--effort", "glance", "--svg", folder.resolve("none/board.svg").toString(), GAME);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.lines()).isEmpty();
        assertThat(answer.err()).contains("cannot be written: there is no folder ");
    }

    @Test
    void the_picture_has_a_letter_for_each_stone() throws IOException, InputException, PlayException {
        Path picture = folder.resolve("board.svg");
        assertThat(arbiter("dragons", GAME, "--ply", "100", "--svg", picture.toString()).code()).isZero();
        GoBoard board = after(100);
        assertThat(Files.readString(picture)).startsWith("<svg");
        assertThat(Files.readString(picture).split(" r='12' ", -1)).hasSize(board.stones(0) + board.stones(1) + 1);
    }

    @Test
    void the_picture_of_a_reason_has_its_moves() throws IOException {
        Path picture = folder.resolve("why.svg");
        Answer answer = arbiter("dragons", GAME, "--ply", "90", "--why", "F6", "--svg", picture.toString());
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).contains("Black kills  yes: Black F4, White E6, Black F7\n", "White saves  yes: White F4\n");
        assertThat(Files.readString(picture))
                .contains("'#ffffff'>1</text>", "'#000000'>2</text>", "'#ffffff'>3</text>").doesNotContain("'#000000'>4</text>", ">a</text>");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "2 | --why: expected a point of this board, such as D4 | --why Z9 GAME",
        "2 | no stone stands there | --ply 0 --why A1 GAME",
        "2 | this game has | --ply 1000 GAME",
        "2 | --ply -1: expected 0 or more; this game has | --ply -1 GAME",
        "2 | --move 45w: in this game every move has its own number, so that is 45 | --move 45w GAME",
        "2 | --game 2 | --game 2 GAME",
        "2 | --effort much: expected one of glance, table, question, thorough | --effort much GAME",
        "2 | --every-ply cannot be combined | --every-ply --eyes GAME",
        "2 | exclude each other | --json --eyes GAME",
        "1 | line 1 | BROKEN",
        "1 | a game of chess; dragons analyzes Go only | ../examples/famous.pgn",
        "1 | has 3 players | THREE",
        "1 | not a rectangle | RING",
        "1 | the board is 26x26 | LARGE",
        "1 | no such file | none.sgf"
    })
    void what_cannot_be_analyzed_is_refused_with_a_reason(int code, String message, String line) throws IOException {
        String broken = file("broken.sgf", "(;GM[1]SZ[9];B[cc];W[");
        String three = file("three.jsonl", "{\"game\":\"go\",\"board\":\"9x9\",\"players\":[\"B\",\"W\",\"R\"],\"moves\":[\"B C3\"]}\n");
        String ring = file("ring.jsonl", "{\"game\":\"go\",\"board\":\"ring:5\",\"moves\":[\"B 1\"]}\n");
        String large = file("large.jsonl", "{\"game\":\"go\",\"board\":\"26x26\",\"moves\":[\"B C3\"]}\n");
        String[] words = ("dragons " + line).replace("GAME", GAME).replace("BROKEN", broken).replace("THREE", three).replace("RING", ring)
                .replace("LARGE", large).split(" ");
        Answer answer = arbiter(words);
        assertThat(answer.err()).contains(message).doesNotContain("\tat ").startsWith("arbiter: ").hasLineCount(1);
        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.out()).isEmpty();
    }

    @Test
    void an_unplayable_move_is_reported_and_the_board_before_it_shown() throws IOException {
        Answer answer = arbiter("dragons", file("outside.sgf", "(;GM[1]SZ[5];B[cc];W[zz];B[bb])"));
        assertThat(answer.err()).contains("ply 2");
        assertThat(answer.out()).startsWith("after ply 1");
    }

    @Test
    void empty_and_tiny_boards_are_reported() throws IOException {
        assertThat(arbiter("dragons", file("empty.sgf", "(;GM[1]SZ[19])")).code()).isZero();
        assertThat(arbiter("dragons", file("one.sgf", "(;GM[1]SZ[1])")).code()).isZero();
        assertThat(arbiter("dragons", file("strip.sgf", "(;GM[1]SZ[9:2]AB[aa][ca]AW[ab])")).lines()).contains("   A B C D E F G H J");
        assertThat(arbiter("dragons", file("wide.sgf", "(;GM[1]SZ[25];B[yy])")).lines()).contains("   A B C D E F G H J K L M N O P Q R S T U V W X Y Z");
    }
}
