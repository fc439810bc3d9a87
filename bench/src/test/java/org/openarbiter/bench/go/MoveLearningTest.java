package org.openarbiter.bench.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which moves of a file of games are learned from. */
class MoveLearningTest {
    /** Nine moves and a pass: four of the opening, five to learn from. */
    private static final String GAME = "(;GM[1]FF[4]SZ[5];B[cc];W[cd];B[dd];W[bc];B[bd];W[ce];B[ac];W[cb];B[dc];W[])";

    @TempDir
    private Path folder;

    private String run(String text, int every) throws IOException {
        Path file = Files.writeString(folder.resolve("games.sgf"), text);
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            MoveLearning.run(List.of(file), every, 1, false);
        } finally {
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    @Test
    void openings_and_passes_are_left_out_and_one_game_of_eight_is_held_back() throws IOException {
        assertThat(run(GAME.repeat(8), 1)).startsWith("8 games, 35 positions to learn from, 5 held back");
        assertThat(run(GAME.repeat(8), 5)).startsWith("8 games, 7 positions to learn from, 1 held back");
    }

    @Test
    void a_file_that_is_no_game_is_named() {
        assertThatThrownBy(() -> run("(;GM[1]FF[4]SZ[5];B[zz", 1)).hasMessageContaining("games.sgf");
    }
}
