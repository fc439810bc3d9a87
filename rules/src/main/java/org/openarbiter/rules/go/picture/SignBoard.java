package org.openarbiter.rules.go.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** Rectangular boards in Unicode signs without color: discs on lines, two columns a point. */
final class SignBoard {
    private SignBoard() {}

    static List<String> lines(GoBoard board, List<Integer> marked) {
        Topology shape = board.topology();
        List<String> lines = new ArrayList<>();
        List<String> names = LetterBoard.names(shape, 2);
        lines.addAll(names);
        for (int row = shape.height() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(LetterBoard.number(row));
            for (int column = 0; column < shape.width(); column++) {
                int seat = board.stoneAt(row * shape.width() + column);
                line.append(LetterBoard.between(shape, marked, column, row, column == 0 ? ' ' : '─'))
                        .append(seat == GoBoard.EMPTY ? crossing(shape, column, row) : Signs.sign(board.seats(), seat));
            }
            lines.add(line.append(LetterBoard.between(shape, marked, shape.width(), row, ' ')).append(row + 1).toString());
        }
        lines.addAll(names);
        return List.copyOf(lines);
    }

    /** The lines that meet on an empty point. */
    static char crossing(Topology shape, int column, int row) {
        int side = column == 0 ? 0 : column == shape.width() - 1 ? 2 : 1;
        if (shape.width() == 1 || shape.height() == 1) {
            return shape.width() > 1 ? "╶─╴".charAt(side) : shape.height() == 1 ? '·' : '│';
        }
        if (row == shape.height() - 1) {
            return "┌┬┐".charAt(side);
        }
        if (row == 0) {
            return "└┴┘".charAt(side);
        }
        return Stars.isStar(shape.width(), shape.height(), column, row) ? '╋' : "├┼┤".charAt(side);
    }
}
