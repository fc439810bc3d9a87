package org.openarbiter.rules.go.notation;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.words.GoLexicon;
import org.openarbiter.rules.sgf.SgfPoints;
import org.openarbiter.rules.sgf.SgfText;

/**
 * The lines of a rectangular board as SGF counts them, and the points of the board where they cross.
 *
 * @param width how many columns
 * @param height how many rows
 */
record GoLines(int width, int height) {
    /** The value that stands for a pass as well, on boards that have no such point. */
    private static final String OLD_PASS = "tt";

    private static final int MOST_LINES_WITH_OLD_PASS = 19;

    /** The square shapes there have been: most archives need one of them, and a shape never changes. */
    private static final AtomicReferenceArray<Topology> SQUARES = new AtomicReferenceArray<>(SgfPoints.MOST_LINES + 1);

    /** The shape of the board; both sides are from 1 to 52. */
    Topology topology() throws InputException {
        Topology known = width == height ? SQUARES.get(width) : null;
        if (known == null) {
            known = Shapes.of(width + "x" + height);
            if (width == height) {
                SQUARES.set(width, known);
            }
        }
        return known;
    }

    /** The point of a column and a row, both from 0 and from the upper left corner. */
    int point(int column, int row) {
        return (height - 1 - row) * width + column;
    }

    /** A point in letters. */
    String name(int point) {
        return SgfPoints.name(point % width, height - 1 - point / width);
    }

    /** The play that the value of a move stands for: a point, or one more than the last for a pass. */
    int play(String value) throws PlayException {
        String text = SgfText.simple(value);
        if (text.isEmpty() || text.equals(OLD_PASS) && Math.max(width, height) <= MOST_LINES_WITH_OLD_PASS) {
            return width * height;
        }
        if (!SgfPoints.isPoint(text)) {
            throw PlayException.unreadable(GoLexicon.say("no-letters"));
        }
        int column = SgfPoints.line(text.charAt(0));
        int row = SgfPoints.line(text.charAt(1));
        if (column >= width || row >= height) {
            throw PlayException.unreadable(GoLexicon.say("off-board", "width", width, "height", height));
        }
        return point(column, row);
    }
}
