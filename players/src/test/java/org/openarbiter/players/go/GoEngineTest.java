package org.openarbiter.players.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.players.gtp.GtpScript;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.rule.RulebookException;

/** A game of Go over GTP: scripts in, answers out. */
class GoEngineTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "game", "rules", "records", "handicap", "board", "score", "worms", "eyes", "reading", "life", "moves", "threats",
        "display", "play"
    })
    void a_script_gets_its_answers(String name) throws IOException, RulebookException {
        GtpScript.run(GoEngine.server("1.0", null), GoEngineTest.class, name + ".gtp");
    }

    @Test
    void a_rulebook_can_be_asked_for_from_the_beginning() throws IOException, RulebookException {
        assertThat(serve("arbiter-rules\n", "go:kee")).isEqualTo("= go:kee\n\n");
        assertThatThrownBy(() -> GoEngine.server("1.0", "go:none")).isInstanceOf(RulebookException.class);
    }

    /** Plays, and what is no play, at random: every answer is well-formed, none is a fault of the program. */
    @Test
    void random_commands_are_survived() throws IOException, RulebookException {
        String[] commands = serve("list_commands\n", null).substring(2).strip().split("\n");
        String[] words = {
            "black", "w", "A1", "c3", "E5", "pass", "T19", "I9", "", "0", "-7", "5", "1e3", "go:psk", "(;", "é", "dead"
        };
        Random random = new Random(7);
        StringBuilder script = new StringBuilder("boardsize 5\n");
        for (int i = 0; i < 2000; i++) {
            String command = commands[random.nextInt(commands.length)];
            if (!command.equals("quit") && !command.equals("boardsize")) {
                script.append(i).append(' ').append(random.nextInt(3) == 0 ? "play" : command);
                for (int word = random.nextInt(4); word > 0; word--) {
                    script.append(' ').append(words[random.nextInt(words.length)]);
                }
                script.append('\n');
            }
        }
        String answers = serve(script + "3000 name\n", null);
        assertThat(answers).endsWith("=3000 Arbiter\n\n").doesNotContain("the program failed");
        assertThat(answers.split("\n\n")).allMatch(answer -> answer.matches("(?s)[=?]\\d* .*"));
    }

    /** Lines of type, label and command, as GoGui reads them; each command is one that the engine has. */
    @Test
    void what_can_be_shown_is_known() throws IOException, RulebookException {
        List<String> commands = List.of(serve("list_commands\n", null).substring(2).strip().split("\n"));
        String[] lines = serve("gogui-analyze_commands\n", null).substring(2).strip().split("\n");
        assertThat(lines).hasSizeGreaterThan(30).doesNotHaveDuplicates().allSatisfy(line -> {
            String[] parts = line.split("/");
            assertThat(parts).hasSize(3).doesNotContain("");
            assertThat(parts[0]).matches("bwboard|cboard|dboard|gfx|hstring|plist|pstring|sboard|string|varc|varpo?");
            assertThat(commands).contains(parts[2].split(" ")[0]);
            assertThat(parts[2].split(" ")).filteredOn(word -> word.startsWith("%")).isSubsetOf("%p", "%P", "%c", "%o");
        });
    }

    /** Every question costs positions of its kind, until the count is reset. */
    @ParameterizedTest
    @CsvSource({
        "reading, attack C3", "reading, does_attack D3 C3", "connection, connect C3 E5", "connection, break_in C3 G3",
        "owl, owl_attack C3", "owl, analyze_semeai C3 C4", "reading, tactical_analyze_semeai C3 C4", "life, eval_eye A1",
        "reading, worm_data C3", "owl, owl_threaten_defense C3"
    })
    void positions_are_counted_by_what_is_read(String kind, String question) throws IOException, RulebookException {
        String count = "get_" + kind + "_node_counter\n";
        String script = "boardsize 7\nplay b C3\nplay w C4\nplay b E5\nplay w B3\nplay w D2\n";
        String[] counts = serve(script + count + question + "\n" + count + "reset_" + kind + "_node_counter\n" + count, null).split("\n\n");
        assertThat(counts[6]).isEqualTo("= 0");
        assertThat(Long.parseLong(counts[8].substring(2))).isPositive();
        assertThat(counts[10]).isEqualTo("= 0");
    }

    @Test
    void the_processor_time_is_a_number_of_seconds() throws IOException, RulebookException {
        assertThat(serve("cputime\n", null)).matches("(?s)= \\d+\\.\\d{3}\n\n|\\? the system .*");
    }

    @Test
    void a_game_that_is_too_large_is_refused_with_the_line_on_which_it_begins(@TempDir Path folder) throws IOException, RulebookException {
        Path large = Files.writeString(folder.resolve("large.sgf"), "\n(;GM[1]C[" + "a".repeat(RawGame.LONGEST) + "])");
        assertThat(serve("loadsgf " + large + "\n", null)).contains("large.sgf': line 2: a game of more than 16 MiB; expected a smaller one");
    }

    private static String serve(String script, String rules) throws IOException, RulebookException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GoEngine.server("1.0", rules).serve(new ByteArrayInputStream(script.getBytes(StandardCharsets.UTF_8)), out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
