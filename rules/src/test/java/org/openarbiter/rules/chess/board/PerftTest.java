package org.openarbiter.rules.chess.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Counts of move sequences against published ones.
 *
 * <p>The policy: of each position the deepest published count is taken that does not exceed the budget of nodes for its file.
 */
final class PerftTest {

    @ParameterizedTest(name = "{0}, {1} nodes a position")
    @CsvSource({"tricky.perft, 12000000, 18", "chess960.perft, 500000, 960", "random.perft, 500000, 6838"})
    void countsTheSequences(String file, long budget, int positions) throws FenException {
        assertThat(count(file, budget)).isEqualTo(positions);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}, {1} nodes a position")
    @CsvSource({"tricky.perft, 10000000000, 18", "chess960.perft, 100000000, 960", "random.perft, 100000000, 6838"})
    void countsTheLongSequences(String file, long budget, int positions) throws FenException {
        assertThat(count(file, budget)).isEqualTo(positions);
    }

    private static int count(String file, long budget) throws FenException {
        long total = 0;
        List<Case> cases = cases(file);
        for (Case one : cases) {
            int depth = 0;
            while (depth < one.counts.size() && one.counts.get(depth) <= budget) {
                depth++;
            }
            ChessBoard board = ChessBoard.of(one.epd);
            String before = board.toText();
            assertThat(board.perft(depth)).as("%s %s: %s at depth %d", file, one.id, one.epd, depth)
                    .isEqualTo(one.counts.get(depth - 1));
            assertThat(board.toText()).isEqualTo(before);
            total += one.counts.get(depth - 1);
        }
        System.out.printf("%s: %,d positions, %,d nodes%n", file, cases.size(), total);
        return cases.size();
    }

    private record Case(String id, String epd, List<Long> counts) {}

    private static List<Case> cases(String file) {
        var cases = new ArrayList<Case>();
        String id = "";
        try (var in = Objects.requireNonNull(PerftTest.class.getResourceAsStream("/chess/perft/" + file));
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id ")) {
                    id = line.substring(3);
                } else if (line.startsWith("epd ")) {
                    cases.add(new Case(id, line.substring(4).strip(), new ArrayList<>()));
                } else if (line.startsWith("perft ")) {
                    cases.getLast().counts.add(Long.valueOf(line.split(" ", -1)[2].strip()));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return cases;
    }
}
