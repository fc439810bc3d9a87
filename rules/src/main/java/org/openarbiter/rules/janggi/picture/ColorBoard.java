package org.openarbiter.rules.janggi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.board.Point;

/**
 * Boards in 24-bit color for a terminal: light pieces with green and red characters on the lines of a wooden board. A point is four columns
 * wide and two lines high.
 */
final class ColorBoard {
    private static final String RESET = "\033[0m";
    private static final String DIM = "\033[2m";
    private static final String WOOD = "\033[0;38;2;120;78;38;48;2;222;184;120m";
    private static final String WOOD_MARKED = "\033[0;38;2;120;78;38;48;2;186;178;66m";
    private static final String PIECE = "250;238;210";
    private static final String PIECE_MARKED = "240;226;92";
    private static final String PIECE_CHECKED = "206;44;34";
    private static final String CHO = "12;92;58";
    private static final String HAN = "184;16;16";
    private static final String WHITE = "255;255;255";

    private ColorBoard() {}

    static List<String> lines(JanggiBoard board, Highlights highlights) {
        List<String> lines = new ArrayList<>();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder(DIM).append(rank < 9 ? " " : "").append(rank + 1).append(RESET).append(' ');
            for (int file = 0; file < Point.FILES; file++) {
                point(line, board, highlights, Point.of(file, rank));
            }
            lines.add(line.append(RESET).toString());
            if (rank > 0) {
                lines.add("   " + WOOD + below(rank) + RESET);
            }
        }
        lines.add(DIM + "    a   b   c   d   e   f   g   h   i  " + RESET);
        return List.copyOf(lines);
    }

    private static void point(StringBuilder line, JanggiBoard board, Highlights highlights, int point) {
        int piece = board.pieceAt(point);
        boolean marked = highlights.isMarked(point);
        if (piece == Piece.NONE) {
            line.append(marked ? WOOD_MARKED : WOOD).append(crossing(Point.file(point), Point.rank(point)));
            return;
        }
        boolean checked = point == highlights.checked();
        String ground = checked ? PIECE_CHECKED : marked ? PIECE_MARKED : PIECE;
        String ink = checked ? WHITE : Piece.side(piece) == Piece.CHO ? CHO : HAN;
        String edge = WOOD + "\033[38;2;" + ground + "m";
        line.append(edge).append('▐').append("\033[1;38;2;").append(ink).append(";48;2;").append(ground).append('m').append(Signs.of(piece))
                .append(edge).append('▌');
    }

    /** The lines that meet on an empty point. */
    private static String crossing(int file, int rank) {
        boolean low = rank == 0;
        boolean high = rank == Point.RANKS - 1;
        if (file == 0) {
            return low ? " └──" : high ? " ┌──" : " ├──";
        }
        if (file == Point.FILES - 1) {
            return low ? "─┘  " : high ? "─┐  " : "─┤  ";
        }
        return low ? "─┴──" : high ? "─┬──" : "─┼──";
    }

    /** What is drawn between a rank and the one below it. */
    private static String below(int rank) {
        return switch (rank) {
            case 9, 2 -> " │   │   │   │ ╲ │ ╱ │   │   │   │  ";
            case 8, 1 -> " │   │   │   │ ╱ │ ╲ │   │   │   │  ";
            default -> " │   │   │   │   │   │   │   │   │  ";
        };
    }
}
