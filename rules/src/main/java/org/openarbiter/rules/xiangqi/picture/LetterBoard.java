package org.openarbiter.rules.xiangqi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Boards in ASCII: the lines of the board with letters where they cross, the river and the diagonals of the palaces.
 *
 * <p>A point is four columns from the next one and two lines from the one behind it, which makes it a square on most terminals.
 */
final class LetterBoard {
    private static final String MARGIN = "   ";
    private static final String RIVER = "| ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ |";
    private static final String LINES = "|   |   |   |   |   |   |   |   |";
    private static final String PALACE_LOW = "|   |   |   | / | \\ |   |   |   |";
    private static final String PALACE_HIGH = "|   |   |   | \\ | / |   |   |   |";

    private LetterBoard() {}

    static List<String> lines(XiangqiBoard board, Highlights highlights) {
        var lines = new ArrayList<String>();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            var line = new StringBuilder().append(rank).append(' ');
            for (int file = 0; file < Point.FILES; file++) {
                int point = Point.of(file, rank);
                int piece = board.pieceAt(point);
                line.append(highlights.fence(point, '(', '[', file == 0 ? ' ' : '-'));
                line.append(piece == Piece.NONE ? '+' : Piece.letter(piece));
                line.append(highlights.fence(point, ')', ']', file == Point.FILES - 1 ? ' ' : '-'));
                line.append(file == Point.FILES - 1 ? "" : "-");
            }
            lines.add(line.toString());
            if (rank > 0) {
                lines.add(MARGIN + below(rank) + " ");
            }
        }
        lines.add(MARGIN + "a   b   c   d   e   f   g   h   i ");
        return List.copyOf(lines);
    }

    /** What is drawn between a rank and the one below it. */
    private static String below(int rank) {
        return switch (rank) {
            case 9, 2 -> PALACE_HIGH;
            case 8, 1 -> PALACE_LOW;
            case 5 -> RIVER;
            default -> LINES;
        };
    }
}
