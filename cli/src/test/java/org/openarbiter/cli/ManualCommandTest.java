package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Command;

/** Manual pages and completions know every command and every option. */
class ManualCommandTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void written() {
        assertThat(arbiter("manual", folder.toString()).code()).isZero();
    }

    private String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    @Test
    void every_command_has_a_page_and_is_completed() throws IOException {
        for (String command : Commands.all().keySet()) {
            boolean shown = !command.equals("manual") && !command.equals("help");
            assertThat(Files.exists(folder.resolve("man/arbiter-" + command + ".1"))).as(command).isEqualTo(shown);
            if (shown) {
                assertThat(read("man/arbiter.1")).contains("\\fB" + command + "\\fR");
                assertThat(read("completions/_arbiter")).contains("'" + command + ":");
                assertThat(read("completions/arbiter.fish")).contains(" -a " + command + " ");
                assertThat(read("completions/arbiter.bash")).contains(command);
            }
        }
    }

    @Test
    void a_page_explains_the_options() throws IOException {
        assertThat(read("man/arbiter-judge.1"))
                .startsWith(".TH ARBITER-JUDGE 1")
                .contains("\\fB\\-\\-fail\\-on\\fR \\fIWHAT\\fR", "exit code 3", "\\fIFILE\\fR")
                .doesNotContain("${");
    }

    @Test
    void options_are_completed_with_their_values() throws IOException {
        assertThat(read("completions/_arbiter")).contains("--propose-dead=[", ":WHEN:(auto always never)", "*:FILE:_files");
        assertThat(read("completions/arbiter.fish")).contains("-l propose-dead -x -a 'auto always never'", "-l annotate -r");
    }

    @Test
    void the_names_of_the_commands_are_those_of_their_classes() {
        for (Map.Entry<String, Class<?>> command : Commands.all().entrySet()) {
            assertThat(command.getValue().getAnnotation(Command.class).name()).isEqualTo(command.getKey());
        }
    }
}
