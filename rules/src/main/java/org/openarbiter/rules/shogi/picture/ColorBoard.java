package org.openarbiter.rules.shogi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/**
 * Boards in 24-bit color for a terminal: characters on a wooden board, promoted pieces in red, those of White on a darker ground behind
 * a {@code v}.
 */
final class ColorBoard {
    private static final String RESET = "\033[0m";
    private static final String DIM = "\033[2m";
    private static final String WOOD = "226;183;120";
    private static final String MARKED = "186;178;66";
    private static final String CHECKED = "206;44;34";
    private static final String BLACK_PIECE = "250;236;204";
    private static final String WHITE_PIECE = "196;146;92";
    private static final String INK = "22;18;16";
    private static final String PROMOTED = "168;16;16";
    private static final String LINE = "150;108;58";

    private ColorBoard() {}

    static List<String> lines(ShogiBoard board, Highlights highlights) {
        List<String> lines = new ArrayList<>();
        lines.add("△ " + Hands.signs(board, Piece.WHITE));
        lines.add(DIM + "  9   8   7   6   5   4   3   2   1" + RESET);
        for (int rank = 1; rank <= Square.SIDE; rank++) {
            StringBuilder line = new StringBuilder();
            for (int file = Square.SIDE; file >= 1; file--) {
                cell(line, board, highlights, Square.of(file, rank));
            }
            lines.add(line.append(RESET + " " + DIM).append(Japanese.RANKS.charAt(rank - 1)).append(RESET).toString());
        }
        lines.add("▲ " + Hands.signs(board, Piece.BLACK));
        return List.copyOf(lines);
    }

    private static void cell(StringBuilder line, ShogiBoard board, Highlights highlights, int square) {
        int piece = board.pieceAt(square);
        boolean white = piece != Piece.NONE && Piece.side(piece) == Piece.WHITE;
        String usual = piece == Piece.NONE ? WOOD : white ? WHITE_PIECE : BLACK_PIECE;
        String ground = square == highlights.checked() ? CHECKED : highlights.isMarked(square) ? MARKED : usual;
        String ink = piece == Piece.NONE ? LINE : Piece.isPromoted(Piece.kind(piece)) ? PROMOTED : INK;
        line.append("\033[0;38;2;").append(ink).append(";48;2;").append(ground).append('m')
                .append(white ? 'v' : ' ').append(Japanese.sign(Piece.kind(piece))).append(' ');
    }
}
