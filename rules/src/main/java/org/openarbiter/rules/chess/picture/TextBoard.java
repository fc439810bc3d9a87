package org.openarbiter.rules.chess.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Square;

/**
 * Boards as text without color: a column for each file, and between the columns what marks the squares beside it.
 */
final class TextBoard {
    private static final String LETTERS = ".PNBRQK..pnbrqk";
    private static final String SIGNS = "·♙♘♗♖♕♔··♟♞♝♜♛♚";

    private TextBoard() {}

    static List<String> letters(ChessBoard board, Highlights highlights) {
        return lines(board, highlights, LETTERS);
    }

    static List<String> signs(ChessBoard board, Highlights highlights) {
        return lines(board, highlights, SIGNS);
    }

    private static List<String> lines(ChessBoard board, Highlights highlights, String pieces) {
        var lines = new ArrayList<String>();
        for (int rank = 7; rank >= 0; rank--) {
            var line = new StringBuilder().append(rank + 1).append(' ');
            for (int file = 0; file < 8; file++) {
                line.append(between(highlights, file, rank));
                line.append(pieces.charAt(board.pieceAt(Square.of(file, rank))));
            }
            lines.add(line.append(between(highlights, 8, rank)).toString());
        }
        lines.add("   a b c d e f g h ");
        return List.copyOf(lines);
    }

    /** What stands to the left of a file, and to the right of the one before it. */
    private static char between(Highlights highlights, int file, int rank) {
        char closing = file == 0 ? ' ' : fence(highlights, Square.of(file - 1, rank), ']', ')');
        char opening = file == 8 ? ' ' : fence(highlights, Square.of(file, rank), '[', '(');
        if (closing == ' ') {
            return opening;
        }
        return opening == ' ' ? closing : '|';
    }

    private static char fence(Highlights highlights, int square, char mark, char check) {
        if (square == highlights.checked()) {
            return check;
        }
        return highlights.isMarked(square) ? mark : ' ';
    }
}
