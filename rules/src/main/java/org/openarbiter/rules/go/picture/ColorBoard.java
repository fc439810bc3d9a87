package org.openarbiter.rules.go.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * Rectangular boards in 24-bit color for a terminal: stones on the lines of a wooden board, two columns a point.
 *
 * <p>Every cell sets both its colors, so those of the terminal do not matter.
 */
final class ColorBoard {
    static final String RESET = "\033[0m";

    private static final String DIM = "\033[2m";
    private static final String LINES = "\033[38;2;112;76;34m";
    static final String WOOD = "\033[48;2;222;178;104m";
    private static final String WOOD_MARKED = "\033[48;2;240;112;64m";

    private ColorBoard() {}

    static List<String> lines(GoBoard board, List<Integer> marked) {
        Topology shape = board.topology();
        List<String> lines = new ArrayList<>();
        List<String> names = LetterBoard.names(shape, 3).stream().map(line -> DIM + line + RESET).toList();
        lines.addAll(names);
        for (int row = shape.height() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(DIM).append(LetterBoard.number(row)).append(RESET).append(' ').append(WOOD);
            for (int column = 0; column < shape.width(); column++) {
                line.append(LINES).append(column == 0 ? ' ' : '─');
                point(line, board, marked, row * shape.width() + column);
            }
            lines.add(line.append(' ').append(RESET).append(DIM).append(' ').append(row + 1).append(RESET).toString());
        }
        lines.addAll(names);
        return List.copyOf(lines);
    }

    private static void point(StringBuilder line, GoBoard board, List<Integer> marked, int point) {
        int seat = board.stoneAt(point);
        boolean stands = marked.contains(point);
        line.append(stands ? WOOD_MARKED : "");
        if (seat == GoBoard.EMPTY) {
            line.append(SignBoard.crossing(board.topology(), point % board.topology().width(), point / board.topology().width()));
        } else {
            line.append(ink(board, seat)).append('●');
        }
        line.append(stands ? WOOD : "");
    }

    /** The color of a player's stones as an escape. */
    static String ink(GoBoard board, int seat) {
        return "\033[38;2;" + Paint.of(board.seats(), seat).terminal() + "m";
    }
}
