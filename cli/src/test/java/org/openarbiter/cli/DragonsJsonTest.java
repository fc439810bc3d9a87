package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.report.AnalysisValues;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.wire.JsonText;
import org.openarbiter.wire.Schemas;

/** An analysis as JSON: every field, and what the schema says. */
class DragonsJsonTest {
    private static final JsonSchema SCHEMA =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(Schemas.DRAGONS.text());

    private static Set<ValidationMessage> faults(String line) {
        return SCHEMA.validate(line, InputFormat.JSON);
    }

    private static GoBoard empty(String shape) throws InputException {
        return new GoBoard(Shapes.of(shape), Seats.of("B", "W"), 0, false);
    }

    private static String line(GoBoard board) {
        return JsonText.line(new AnalysisValues(board, Analysis.of(board, Effort.TABLE), Words.ENGLISH).of("game.sgf", "game.sgf#1", 7));
    }

    @Test
    void boardsOfAllSizesConform() throws InputException {
        SplittableRandom random = new SplittableRandom(3);
        for (String shape : new String[] {"1x1", "1x6", "7x2", "5x5", "9x9", "13x6"}) {
            GoBoard board = empty(shape);
            assertThat(faults(line(board))).isEmpty();
            for (int ply = 0; ply < 2 * board.topology().size(); ply++) {
                int point = random.nextInt(board.topology().size());
                if (board.isLegal(ply % 2, point)) {
                    board.play(ply % 2, point);
                }
                if (ply % 9 == 0) {
                    assertThat(faults(line(board))).as(board.toText()).isEmpty();
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
                .startsWith("{\"schema\":\"arbiter.dragons/2\",\"source\":\"game.sgf\",\"id\":\"game.sgf#1\",\"ply\":7,\"width\":3,\"height\":2,\"dragons\":[{\"letter\":\"a\",")
                .contains("\"color\":\"white\",\"origin\":\"B2\",\"size\":1,", "\"color\":\"black\",\"origin\":\"A1\",\"size\":1,", "\"lunch\":null",
                        "{\"origin\":\"A2\",\"size\":1,\"border\":\"gray\",\"points\":[\"A2\"],\"ko\":false}", "\"liberties\":[2,",
                        "{\"point\":\"A2\",\"black\":1,\"white\":1,");
    }

    @Test
    void whatDoesNotConformIsFound() {
        assertThat(faults("{\"schema\":\"arbiter.dragons/2\"}")).isNotEmpty();
    }
}
