package org.openarbiter.rules.janggi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.board.Point;

/**
 * Boards without color: letters on the lines of the board with the diagonals of the palaces, or characters, with a {@code v} before those of
 * Han.
 */
final class TextBoard {
    private static final String MARGIN = "    ";
    private static final String LINES = "|   |   |   |   |   |   |   |   |";
    private static final String NEARER = "|   |   |   | / | \\ |   |   |   |";
    private static final String FARTHER = "|   |   |   | \\ | / |   |   |   |";

    private TextBoard() {}

    static List<String> letters(JanggiBoard board, Highlights highlights) {
        List<String> lines = new ArrayList<>();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder(label(rank));
            for (int file = 0; file < Point.FILES; file++) {
                int point = Point.of(file, rank);
                int piece = board.pieceAt(point);
                boolean last = file == Point.FILES - 1;
                line.append(highlights.opening(point, file == 0 ? " " : "-")).append(piece == Piece.NONE ? '+' : Piece.letter(piece))
                        .append(highlights.closing(point, last ? " " : "-")).append(last ? "" : "-");
            }
            lines.add(line.toString());
            if (rank > 0) {
                lines.add(MARGIN + (rank == 9 || rank == 2 ? FARTHER : rank == 8 || rank == 1 ? NEARER : LINES));
            }
        }
        lines.add(MARGIN + "a   b   c   d   e   f   g   h   i");
        return List.copyOf(lines);
    }

    static List<String> signs(JanggiBoard board, Highlights highlights) {
        List<String> lines = new ArrayList<>();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder(label(rank));
            for (int file = 0; file < Point.FILES; file++) {
                int point = Point.of(file, rank);
                int piece = board.pieceAt(point);
                boolean han = piece != Piece.NONE && Piece.side(piece) == Piece.HAN;
                line.append(highlights.opening(point, " ")).append(han ? 'v' : ' ').append(Signs.of(piece)).append(highlights.closing(point, " "));
            }
            lines.add(line.toString());
        }
        lines.add("     a    b    c    d    e    f    g    h    i");
        return List.copyOf(lines);
    }

    private static String label(int rank) {
        return (rank < 9 ? " " : "") + (rank + 1) + " ";
    }
}
