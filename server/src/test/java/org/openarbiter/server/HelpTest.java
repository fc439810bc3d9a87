package org.openarbiter.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;

/**
 * The help that the launcher prints without a build is that of the program.
 *
 * <p>With {@code -Darbiter.docs.update} it is written first.
 */
class HelpTest {
    private static final Path HELP = Path.of("help.txt");

    @Test
    void the_help_of_the_launcher_is_that_of_the_program() throws IOException {
        String help = Main.commandLine().getUsageMessage(Ansi.OFF);
        if (System.getProperty("arbiter.docs.update") != null) {
            Files.writeString(HELP, help);
        }
        assertThat(HELP).hasContent(help);
    }

    @Test
    void an_unknown_option_is_answered_with_the_one_that_may_be_meant() {
        assertThatThrownBy(() -> Main.commandLine().parseArgs("--prot", "8080"))
                .isInstanceOfSatisfying(ParameterException.class, error ->
                        assertThat(Main.plain(error)).isEqualTo("unknown option '--prot'; did you mean --port?"));
    }
}
