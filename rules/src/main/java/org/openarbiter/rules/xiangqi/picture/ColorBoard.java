package org.openarbiter.rules.xiangqi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Boards in 24-bit color for a terminal: light pieces with red and black characters on the lines of a wooden board.
 *
 * <p>A point is four columns wide, the middle two of which take a character, and two lines high. Every cell sets both its
 * colors, so those of the terminal do not matter.
 */
final class ColorBoard {
    private static final String RESET = "\033[0m";
    private static final String DIM = "\033[2m";

    /** The board and its lines. */
    private static final String WOOD = "\033[0;38;2;120;78;38;48;2;214;167;105m";
    private static final String WOOD_MARKED = "\033[0;38;2;120;78;38;48;2;186;178;66m";
    private static final String RIVER = "\033[0;38;2;62;104;134;48;2;214;167;105m";

    /** The colors of the disc of a piece; the half blocks on both sides of it take the first one in front of the wood. */
    private static final String DISC = "250;236;204";
    private static final String DISC_MARKED = "240;226;92";
    private static final String DISC_CHECKED = "206;44;34";
    private static final String RED = "184;16;16";
    private static final String BLACK = "22;18;16";
    private static final String WHITE = "255;255;255";

    private ColorBoard() {}

    static List<String> lines(XiangqiBoard board, Highlights highlights) {
        var lines = new ArrayList<String>();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            var line = new StringBuilder(DIM).append(rank).append(RESET).append(' ');
            for (int file = 0; file < Point.FILES; file++) {
                point(line, board, highlights, Point.of(file, rank));
            }
            lines.add(line.append(RESET).toString());
            if (rank > 0) {
                lines.add("  " + below(rank) + RESET);
            }
        }
        lines.add(DIM + "   a   b   c   d   e   f   g   h   i  " + RESET);
        return List.copyOf(lines);
    }

    private static void point(StringBuilder line, XiangqiBoard board, Highlights highlights, int point) {
        int piece = board.pieceAt(point);
        boolean marked = highlights.isMarked(point);
        if (piece == Piece.NONE) {
            line.append(marked ? WOOD_MARKED : WOOD).append(crossing(Point.file(point), Point.rank(point)));
            return;
        }
        boolean checked = point == highlights.checked();
        String disc = checked ? DISC_CHECKED : marked ? DISC_MARKED : DISC;
        String ink = checked ? WHITE : Piece.side(piece) == Piece.RED ? RED : BLACK;
        String edge = WOOD + "\033[38;2;" + disc + "m";
        line.append(edge).append('▐')
                .append("\033[1;38;2;").append(ink).append(";48;2;").append(disc).append('m').append(Signs.of(piece))
                .append(edge).append('▌');
    }

    /** The lines that meet on an empty point. */
    private static String crossing(int file, int rank) {
        boolean low = rank == 0 || rank == 5;
        boolean high = rank == Point.RANKS - 1 || rank == 4;
        if (file == 0) {
            return rank == 0 ? " └──" : rank == Point.RANKS - 1 ? " ┌──" : " ├──";
        }
        if (file == Point.FILES - 1) {
            return rank == 0 ? "─┘  " : rank == Point.RANKS - 1 ? "─┐  " : "─┤  ";
        }
        return low ? "─┴──" : high ? "─┬──" : "─┼──";
    }

    /** What is drawn between a rank and the one below it. */
    private static String below(int rank) {
        return switch (rank) {
            case 9, 2 -> WOOD + " │   │   │   │ ╲ │ ╱ │   │   │   │  ";
            case 8, 1 -> WOOD + " │   │   │   │ ╱ │ ╲ │   │   │   │  ";
            case 5 -> WOOD + " │" + RIVER + "      楚 河         漢 界      " + WOOD + "│  ";
            default -> WOOD + " │   │   │   │   │   │   │   │   │  ";
        };
    }
}
