package org.openarbiter.rules.xiangqi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Boards in Chinese characters without color, a line for each rank and one for the river.
 *
 * <p>Whatever stands on a point is two columns wide, by the width that Unicode gives to it (East Asian Width W), so that files
 * line up. What marks the points on both sides of it stands between them.
 */
final class CharacterBoard {
    private static final String RIVER = "        楚 河      漢 界      ";

    private CharacterBoard() {}

    static List<String> lines(XiangqiBoard board, Highlights highlights) {
        var lines = new ArrayList<String>();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            var line = new StringBuilder().append(rank).append(' ');
            for (int file = 0; file < Point.FILES; file++) {
                line.append(between(highlights, file, rank)).append(Signs.of(board.pieceAt(Point.of(file, rank))));
            }
            lines.add(line.append(between(highlights, Point.FILES, rank)).toString());
            if (rank == 5) {
                lines.add(RIVER);
            }
        }
        lines.add("   a  b  c  d  e  f  g  h  i  ");
        return List.copyOf(lines);
    }

    /** What stands to the left of a file, and to the right of the one before it. */
    private static char between(Highlights highlights, int file, int rank) {
        char closing = file == 0 ? ' ' : highlights.fence(Point.of(file - 1, rank), ')', ']', ' ');
        char opening = file == Point.FILES ? ' ' : highlights.fence(Point.of(file, rank), '(', '[', ' ');
        if (closing == ' ') {
            return opening;
        }
        return opening == ' ' ? closing : '|';
    }
}
