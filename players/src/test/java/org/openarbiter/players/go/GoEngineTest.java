package org.openarbiter.players.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.players.gtp.GtpScript;
import org.openarbiter.rules.core.rule.RulebookException;

/** A game of Go over GTP: scripts in, answers out. */
class GoEngineTest {
    @ParameterizedTest
    @ValueSource(strings = {"game", "rules", "records", "handicap", "board", "score", "worms", "eyes", "reading", "life"})
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

    private static String serve(String script, String rules) throws IOException, RulebookException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GoEngine.server("1.0", rules).serve(new ByteArrayInputStream(script.getBytes(StandardCharsets.UTF_8)), out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
