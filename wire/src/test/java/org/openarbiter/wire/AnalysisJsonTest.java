package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.Seats;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.Shapes;

/** An analysis as JSON: every field, and what the schema says. */
class AnalysisJsonTest {
    private static final long NODES = 50;

    private static GoBoard empty(String shape) throws InputException {
        return new GoBoard(Shapes.of(shape), Seats.of("B", "W"), 0, false);
    }

    private static String line(GoBoard board) {
        return new AnalysisJson(board, Analysis.of(board, NODES)).line("game#1", 7);
    }

    @Test
    void boardsOfAllSizesConform() throws InputException {
        SplittableRandom random = new SplittableRandom(3);
        for (String shape : new String[] {"1x1", "1x6", "7x2", "5x5", "9x9", "13x6"}) {
            GoBoard board = empty(shape);
            assertThat(Conformance.faults(Schemas.DRAGONS, line(board))).isEmpty();
            for (int ply = 0; ply < 2 * board.topology().size(); ply++) {
                int point = random.nextInt(board.topology().size());
                if (board.isLegal(ply % 2, point)) {
                    board.play(ply % 2, point);
                }
                if (ply % 9 == 0) {
                    assertThat(Conformance.faults(Schemas.DRAGONS, line(board))).as(board.toText()).isEmpty();
                }
            }
        }
    }

    @Test
    void pointsAreNamedAndWhatThereIsNotIsNull() throws InputException {
        GoBoard board = empty("3x2");
        board.setUp(0, 0);
        board.setUp(1, 4);
        assertThat(line(board))
                .startsWith("{\"schema\":\"arbiter.dragons/1\",\"id\":\"game#1\",\"ply\":7,\"width\":3,\"height\":2,\"dragons\":[{\"letter\":\"a\",")
                .contains("\"color\":\"white\",\"origin\":\"B2\",\"size\":1,", "\"color\":\"black\",\"origin\":\"A1\",\"size\":1,", "\"lunch\":null",
                        "{\"color\":\"gray border\",\"origin\":\"A2\",\"size\":1,\"points\":[\"A2\"],\"ko\":false}",
                        "{\"point\":\"A2\",\"black\":1,\"white\":1,");
    }

    @Test
    void whatDoesNotConformIsFound() {
        assertThat(Conformance.faults(Schemas.DRAGONS, "{\"schema\":\"arbiter.dragons/1\"}")).isNotEmpty();
    }
}
