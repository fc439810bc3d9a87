package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code arbiter convert} with games that not every format has. */
class ConvertCommandTest {
    @TempDir
    private Path folder;

    @Test
    void a_game_that_the_format_does_not_know_costs_the_others_nothing() throws IOException {
        Path chess = Files.writeString(folder.resolve("chess.pgn"), "1. e4 e5 *\n");
        Path xiangqi = Files.writeString(folder.resolve("xiangqi.pgn"), "[Game \"Chinese Chess\"]\n\n1. C2.5 H8+7 *\n");
        Answer answer = arbiter("convert", "--to", "ucci", chess.toString(), xiangqi.toString());
        assertThat(answer.code()).isEqualTo(Fault.INPUT);
        assertThat(answer.out()).isEqualTo("position startpos moves h2e2 h9g7\n");
        assertThat(answer.err()).contains(chess + "#1  cannot be written: chess is not written as 'ucci'").hasLineCount(1);
    }
}
