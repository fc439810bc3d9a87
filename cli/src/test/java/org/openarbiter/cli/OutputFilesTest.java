package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.cli.base.Fault;

/** One line names a file that cannot be written and says why. */
class OutputFilesTest {
    @TempDir
    private Path folder;

    /** A command line in a folder with a game of chess, {@code game.pgn}, and one of Go, {@code game.sgf}. */
    private Answer inFolder(String line) throws IOException {
        Files.writeString(folder.resolve("game.pgn"), "1. e4 e5 *\n");
        Files.writeString(folder.resolve("game.sgf"), "(;SZ[9];B[aa])");
        return arbiter(line.replace("DIR", folder.toString()).split(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "show DIR/game.pgn --svg DIR/no/x                   | /no/x: cannot be written: there is no folder",
        "show DIR/game.pgn --svg DIR                        | : cannot be written: Is a directory",
        "dragons DIR/game.sgf --svg DIR/no/x                | /no/x: cannot be written: there is no folder",
        "survey DIR/game.pgn --csv DIR/no/x                 | /no/x: cannot be written: there is no folder",
        "survey DIR/game.pgn --html DIR/no/x                | /no/x: cannot be written: there is no folder",
        "survey DIR/game.pgn --json DIR/no/x                | /no/x: cannot be written: there is no folder",
        "judge DIR/game.pgn --annotate DIR/no/x             | /no/x: cannot be written: there is no folder",
        "rules --pages DIR/game.pgn                         | .md: cannot be written: ",
        "rules --pages DIR/pages --cases DIR/no             | /no: no such file"
    })
    void it_is_named(String line, String told) throws IOException {
        Answer answer = inFolder(line);
        assertThat(answer.code()).isEqualTo(Fault.INPUT);
        assertThat(answer.err()).startsWith("arbiter: " + folder).contains(told).hasLineCount(1);
    }

    @Test
    void two_reports_do_not_write_over_each_other() throws IOException {
        Answer answer = inFolder("survey DIR/game.pgn --csv DIR/x --json DIR/../" + folder.getFileName() + "/x");
        assertThat(answer.code()).isEqualTo(Fault.USAGE);
        assertThat(answer.err()).contains("need a file each");
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void answers_that_nobody_reads_are_no_fault_to_be_reported() {
        var errors = new ByteArrayOutputStream();
        PrintStream standardError = System.err;
        InputStream standardInput = System.in;
        System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
        System.setIn(new ByteArrayInputStream("name\nname\n".getBytes(StandardCharsets.UTF_8)));
        try {
            OutputStream closed = new OutputStream() {
                @Override
                public void write(int value) throws IOException {
                    throw new IOException("Broken pipe");
                }
            };
            assertThat(Main.run(new PrintStream(closed, false, StandardCharsets.UTF_8), "gtp")).isEqualTo(Fault.INPUT);
        } finally {
            System.setErr(standardError);
            System.setIn(standardInput);
        }
        assertThat(errors.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
