package org.openarbiter.rules.go.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** Rectangular boards in ASCII: letters for stones, dots for empty points, plus signs for star points. */
final class LetterBoard {
    private LetterBoard() {}

    static List<String> lines(GoBoard board, List<Integer> marked) {
        Topology shape = board.topology();
        List<String> lines = new ArrayList<>();
        List<String> names = names(shape, 2);
        lines.addAll(names);
        for (int row = shape.height() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(number(row));
            for (int column = 0; column < shape.width(); column++) {
                line.append(between(shape, marked, column, row, ' ')).append(letter(board, column, row));
            }
            lines.add(line.append(between(shape, marked, shape.width(), row, ' ')).append(row + 1).toString());
        }
        lines.addAll(names);
        return List.copyOf(lines);
    }

    private static char letter(GoBoard board, int column, int row) {
        Topology shape = board.topology();
        int seat = board.stoneAt(row * shape.width() + column);
        if (seat != GoBoard.EMPTY) {
            return Signs.letter(board.seats(), seat);
        }
        return Stars.isStar(shape.width(), shape.height(), column, row) ? '+' : '.';
    }

    /** The number of a row, right-aligned. */
    static String number(int row) {
        return row < 9 ? " " + (row + 1) : Integer.toString(row + 1);
    }

    /** What stands to the left of a column, and to the right of the one before it. */
    static char between(Topology shape, List<Integer> marked, int column, int row, char otherwise) {
        boolean closes = column > 0 && marked.contains(row * shape.width() + column - 1);
        boolean opens = column < shape.width() && marked.contains(row * shape.width() + column);
        if (closes && opens) {
            return '|';
        }
        return closes ? ')' : opens ? '(' : otherwise;
    }

    /** The letters of the columns, above and below the board; with columns of two letters the first of them stand in a line of their own. */
    static List<String> names(Topology shape, int left) {
        StringBuilder firsts = new StringBuilder(" ".repeat(left));
        StringBuilder lasts = new StringBuilder(" ".repeat(left));
        for (int column = 0; column < shape.width(); column++) {
            String name = column(shape, column);
            firsts.append(' ').append(name.length() == 1 ? ' ' : name.charAt(0));
            lasts.append(' ').append(name.charAt(name.length() - 1));
        }
        return firsts.toString().isBlank() ? List.of(lasts.toString()) : List.of(firsts.toString(), lasts.toString());
    }

    /** The letters of a column. */
    static String column(Topology shape, int column) {
        return shape.pointName(column).replaceAll("[0-9]", "");
    }
}
