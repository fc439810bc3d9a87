package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.cli.Answer.arbiter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code arbiter solve}, and {@code arbiter perft} on boards of Go. */
class SolveCommandTest {
    @TempDir
    private Path folder;

    @Test
    void a_board_has_a_value_a_best_play_and_a_line() {
        Answer answer = arbiter("solve", "--board", "3x1", "--rules", "go:psk");
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).startsWith("value +3\nbest  B B1\nline  B B1, W pass, B pass\nnodes ");
    }

    @Test
    void the_same_as_json() {
        assertThat(arbiter("solve", "--board", "2x1", "--rules", "go:kee", "--moves", "A1", "--json").out())
                .startsWith("{\"schema\":\"arbiter.solution/1\",\"board\":\"2x1\",\"rules\":\"go:kee\",\"solved\":true,\"value\":-2,\"best\":\"W B1\"");
        assertThat(arbiter("solve", "--board", "3x2", "--rules", "go:psk", "--nodes", "50", "--json").out())
                .contains("\"solved\":false,\"lower\":-6,\"upper\":6,\"line\":[]")
                .doesNotContain("value");
    }

    @Test
    void a_budget_leaves_bounds() {
        Answer answer = arbiter("solve", "--board", "3x2", "--rules", "go:psk", "--nodes", "50");
        assertThat(answer.code()).isZero();
        assertThat(answer.out()).isEqualTo("not solved: between -6 and +6 (allow more with --nodes)\nnodes 50\n");
    }

    @Test
    void stones_can_be_set_up_and_komi_counts() {
        Answer answer = arbiter("solve", "--board", "3x1", "--setup", "W:B1", "--to", "W", "--rules", "go:tromp-taylor?komi=0.5");
        assertThat(answer.out()).startsWith("value -3.5\nbest  W pass\n");
    }

    @Test
    void a_board_may_be_drawn_in_a_file() throws IOException {
        Path file = folder.resolve("star.json");
        Files.writeString(file, "{\"points\":[\"a\",\"b\",\"c\"],\n\"edges\":[[\"a\",\"b\"],[\"a\",\"c\"]]}");
        assertThat(arbiter("solve", "--board", file.toString(), "--rules", "go:psk").out()).contains("value +3", "best  B a");
        assertThat(arbiter("perft", "go", "--board", file.toString(), "--rules", "go:psk", "1").out()).startsWith("nodes 4\n");
        Files.writeString(file, "{\"points\":[\"a\"],\"edges\":[[\"a\",\"z\"]]}");
        assertThat(arbiter("solve", "--board", file.toString(), "--rules", "go:psk").code()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "solve --rules go:psk", "solve --board 2x2 --rules chess:fide-2023", "solve --board 2x2 --rules go:simple?scoring=territory",
        "solve --board 2x2 --rules go:kee --players 3", "solve --board 2x2 --rules go:psk --nodes 0", "solve --board 2x2 --rules go:psk --memory 1", "solve --board 2y2 --rules go:psk",
        "solve --board 2x2 --rules go:psk --moves Z9", "solve --board 2x2 --rules go:psk --setup A1", "solve --board 2x2 --rules go:psk --setup B:Q1",
        "solve --board 2x2 --rules go:psk --setup X:A1", "perft go --board 2x2 --players 3 --setup G:A1 2",
        "solve --board 2x2 --rules go:psk --to R", "solve --board none.json --rules go:psk", "perft go --board 2x2 --rules go:psk --players 1 2",
        "perft chess --board 2x2 2", "perft chess --players 3 2", "perft go --board 2x2 --fen 3x3 2"
    })
    void what_cannot_be_asked_is_refused_without_a_stack_trace(String line) {
        Answer answer = arbiter(line.split(" "));
        assertThat(answer.code()).isPositive();
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).doesNotContain("Index ");
    }

    @ParameterizedTest
    @CsvSource({
        "perft go --board 1x1 --rules go:psk 2, 1", "perft go --board 1x1 --rules go:psk 3, 0", "perft go --board 3x1 --rules go:psk 4, 41",
        "perft go --board 2x1 --rules go:kee 1, 4", "perft go --board ring:3 --rules go:kee --players 3 1, 5", "perft chess 2, 400",
        "perft chess --rules chess:fide-2023 2, 400", "perft xiangqi 2, 1920",
        "perft go --board 3x3 --setup B:A1+B:A2 1, 8"
    })
    void sequences_are_counted_under_a_rulebook(String line, long nodes) {
        String[] words = line.split(" ");
        Arrays.setAll(words, at -> words[at].replace('+', ' '));
        assertThat(arbiter(words).out()).startsWith("nodes " + nodes + "\n");
    }

    @Test
    void divide_shows_each_first_play() {
        assertThat(arbiter("perft", "go", "--board", "3x1", "--rules", "go:psk", "--divide", "4").out())
                .startsWith("A1 11\nB1 4\nC1 11\npass 15\nnodes 41\n");
    }
}
