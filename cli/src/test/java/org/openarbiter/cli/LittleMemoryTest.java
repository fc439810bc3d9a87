package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Where memory does not suffice, that is said in a sentence. */
@Timeout(60)
class LittleMemoryTest {
    /** Of this heap the old generation, in which a table lies, has two thirds: less than the engine takes for possible. */
    private static final String HEAP = "-Xmx300m";

    private static Process engine(String... options) throws IOException {
        List<String> command = new ArrayList<>(OwnProcess.command());
        command.add(1, HEAP);
        command.addAll(List.of("engine", "chess"));
        command.addAll(List.of(options));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static String said(Process process, String input) throws IOException {
        process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void a_table_without_room_is_refused_and_the_engine_plays_on() throws IOException, InterruptedException {
        Process process = engine();
        String said = said(process, "setoption name Hash value 215\nposition startpos\nisready\nd\nquit\n");
        assertThat(said.lines()).containsExactly(
                "info string there is no room for a table of 215 MB; it keeps its size",
                // This Java runs without vectors.
                "info string positions are evaluated by the hand-crafted evaluation: the built-in network needs a Java with"
                        + " --add-modules=jdk.incubator.vector", "readyok",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void the_command_refuses_it_too() throws IOException, InterruptedException {
        for (String size : List.of("215", "8192")) {
            Process process = engine("--hash", size);
            assertThat(said(process, "")).startsWith("arbiter: ").hasLineCount(1);
            assertThat(process.waitFor()).isEqualTo(2);
        }
    }
}
