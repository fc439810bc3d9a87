package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.openarbiter.rules.go.board.GoBoard;

/** A board as rows of words, a word for each point, from the top row down: GoGui's boards of colors, strings and numbers. */
final class BoardText {
    /** The word of a point where nothing is shown. */
    static final String NOTHING = "\"\"";

    private BoardText() {}

    /**
     * A board.
     *
     * @param word what is shown on a point; without spaces
     */
    static String of(GoBoard board, IntFunction<String> word) {
        int width = board.topology().width();
        List<String> rows = new ArrayList<>();
        for (int row = board.topology().height() - 1; row >= 0; row--) {
            List<String> words = new ArrayList<>();
            for (int column = 0; column < width; column++) {
                words.add(word.apply(row * width + column));
            }
            rows.add(String.join(" ", words));
        }
        return String.join("\n", rows);
    }
}
