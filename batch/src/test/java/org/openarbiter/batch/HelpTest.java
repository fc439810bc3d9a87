package org.openarbiter.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

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
}
