package org.openarbiter.rules.chess.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;

/**
 * Boards in 24-bit color for a terminal, each square three cells wide and one line high.
 *
 * <p>Both sides are drawn with the filled signs, which differ in color alone. The squares are of middle brightness, so that
 * white and black pieces are seen on all of them; since every square sets both colors the terminal's own do not matter.
 */
final class ColorBoard {
    private static final String SIGNS = " ♟♞♝♜♛♚";

    private static final String RESET = "\033[0m";
    private static final String DIM = "\033[2m";
    private static final String WHITE = "\033[1;38;2;255;255;255m";
    private static final String BLACK = "\033[38;2;18;14;12m";

    private static final String LIGHT_SQUARE = "\033[48;2;193;158;116m";
    private static final String DARK_SQUARE = "\033[48;2;140;101;70m";
    private static final String LIGHT_MARKED = "\033[48;2;196;177;58m";
    private static final String DARK_MARKED = "\033[48;2;152;134;38m";
    private static final String CHECKED = "\033[48;2;206;66;52m";

    private ColorBoard() {}

    static List<String> lines(ChessBoard board, Highlights highlights) {
        var lines = new ArrayList<String>();
        for (int rank = 7; rank >= 0; rank--) {
            var line = new StringBuilder(DIM).append(rank + 1).append(RESET).append(' ');
            for (int file = 0; file < 8; file++) {
                int square = Square.of(file, rank);
                int piece = board.pieceAt(square);
                line.append(ground(highlights, square)).append(Piece.side(piece) == Piece.WHITE ? WHITE : BLACK)
                        .append(' ').append(SIGNS.charAt(Piece.kind(piece))).append(' ').append(RESET);
            }
            lines.add(line.toString());
        }
        lines.add(DIM + "   a  b  c  d  e  f  g  h " + RESET);
        return List.copyOf(lines);
    }

    private static String ground(Highlights highlights, int square) {
        if (square == highlights.checked()) {
            return CHECKED;
        }
        boolean light = (Square.file(square) + Square.rank(square)) % 2 == 1;
        if (highlights.isMarked(square)) {
            return light ? LIGHT_MARKED : DARK_MARKED;
        }
        return light ? LIGHT_SQUARE : DARK_SQUARE;
    }
}
