package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Board;

/**
 * The suites that {@code bench/run make-suite} made, where another program found the same answers: here the short mates, and all
 * answers as moves that can be made.
 */
class MadeSuitesTest {
    private static final Path SUITES = Path.of("..", "bench", "suites");
    private static final int LONGEST = 3;
    private static final int NODES = 400_000;

    /** A position with a mate in this number of moves, or 0 where the best move only wins material. */
    record Entry(String game, int mate, String best, String fen) {}

    private static List<Entry> entries(String game) throws IOException {
        return Files.readAllLines(SUITES.resolve(game + ".csv")).stream()
                .filter(line -> line.matches("\\d+,.*"))
                .map(line -> line.split(",", 3))
                .map(fields -> new Entry(game, Integer.parseInt(fields[0]), fields[1], fields[2]))
                .toList();
    }

    static Stream<Entry> shortMates() throws IOException {
        return Stream.concat(entries(Arenas.CHESS).stream(), entries(Arenas.XIANGQI).stream())
                .filter(entry -> entry.mate() > 0 && entry.mate() <= LONGEST);
    }

    @ParameterizedTest
    @MethodSource("shortMates")
    void a_short_mate_is_found_at_its_very_length(Entry entry) {
        Outcome outcome = new Search(8).run(Arenas.at(entry.game(), entry.fen()), Limits.ofNodes(NODES));
        assertThat(outcome.score()).isEqualTo(Score.mateIn(2 * entry.mate() - 1));
        assertThat(Arenas.board(entry.game(), entry.fen()).text(outcome.move())).isEqualTo(entry.best());
    }

    @ParameterizedTest
    @ValueSource(strings = {Arenas.CHESS, Arenas.XIANGQI})
    void every_answer_is_a_move(String game) throws Exception {
        for (Entry entry : entries(game)) {
            Board board = Arenas.board(game, entry.fen());
            assertThat(board.isLegal(board.toMove(), board.parse(entry.best()))).as(entry.toString()).isTrue();
        }
    }

    @Test
    void there_are_mates_and_wins_of_both_games() throws IOException {
        for (String game : List.of(Arenas.CHESS, Arenas.XIANGQI)) {
            assertThat(entries(game).stream().filter(entry -> entry.mate() > 0)).as("mates in %s", game).hasSizeGreaterThan(20);
            assertThat(entries(game).stream().filter(entry -> entry.mate() == 0)).as("wins in %s", game).hasSizeGreaterThan(10);
        }
    }
}
