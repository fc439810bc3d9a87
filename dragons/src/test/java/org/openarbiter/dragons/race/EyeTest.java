package org.openarbiter.dragons.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Eyes by their shapes, as textbooks have them. */
class EyeTest {
    /**
     * A shape and what it is worth.
     *
     * @param rows from the top, divided by strokes: a dot is an empty point, an x an enemy stone, a hash a stone of the owner
     * @param corner whether its upper left point is a corner of the board
     * @param worth two eyes, two by a move of the owner, open, or one
     * @param moves how many moves it takes to fill it
     */
    @ParameterizedTest
    @CsvFileSource(resources = "/org/openarbiter/dragons/race/eyes.csv", numLinesToSkip = 1)
    void theShapeTellsWhatAnEyeIsWorth(String rows, boolean corner, String worth, int moves) {
        Eye eye = eye(List.of(rows.split("/")), corner);
        assertThat(eye.isTwo()).as("two").isEqualTo(worth.equals("two"));
        assertThat(eye.makesTwo()).as("makes two").isEqualTo(worth.equals("two") || worth.equals("move"));
        assertThat(eye.isUnsettled()).as("unsettled").isEqualTo(worth.equals("move") || worth.equals("open"));
        if (moves > 0) {
            assertThat(eye.moves()).as("moves").isEqualTo(moves);
        }
    }

    private static Eye eye(List<String> rows, boolean corner) {
        Eye eye = new Eye();
        eye.clear();
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < rows.get(y).length(); x++) {
                if (isInside(rows, x, y)) {
                    int inside = (isInside(rows, x - 1, y) ? 1 : 0) + (isInside(rows, x + 1, y) ? 1 : 0)
                            + (isInside(rows, x, y - 1) ? 1 : 0) + (isInside(rows, x, y + 1) ? 1 : 0);
                    eye.add(inside, rows.get(y).charAt(x) == 'x', corner && x == 0 && y == 0);
                }
            }
        }
        return eye;
    }

    private static boolean isInside(List<String> rows, int x, int y) {
        return y >= 0 && y < rows.size() && x >= 0 && x < rows.get(y).length() && rows.get(y).charAt(x) != '#';
    }
}
