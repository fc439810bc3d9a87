package org.openarbiter.rules.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.rules.core.record.InputException;

/** Counts of move sequences against published ones: each position as deep as the budget of nodes allows. */
final class PerftTest {
    private static final long BUDGET = 200_000_000;
    private static final long LONG_BUDGET = 10_000_000_000L;

    /** A position and the numbers of its sequences of 1, 2, … moves. */
    record Case(String fen, List<Long> counts) {}

    @ParameterizedTest
    @MethodSource("cases")
    void countsTheSequences(Case one) throws InputException {
        count(one, BUDGET);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("cases")
    void countsTheLongSequences(Case one) throws InputException {
        count(one, LONG_BUDGET);
    }

    private static void count(Case one, long budget) throws InputException {
        XiangqiBoard board = XiangqiBoard.of(one.fen);
        String before = board.toText();
        int depth = 0;
        while (depth < one.counts.size() && one.counts.get(depth) <= budget) {
            depth++;
            assertThat(board.perft(depth)).as("depth %d", depth).isEqualTo(one.counts.get(depth - 1));
        }
        assertThat(depth).isGreaterThanOrEqualTo(4);
        assertThat(board.toText()).isEqualTo(before);
    }

    static List<Case> cases() {
        try (var in = Objects.requireNonNull(PerftTest.class.getResourceAsStream("/xiangqi/perft/positions.perft"));
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.isEmpty() && !line.startsWith("#")).map(line -> {
                String[] fields = line.split(" ; ", -1);
                return new Case(fields[0], Arrays.stream(fields).skip(1).map(Long::valueOf).toList());
            }).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
