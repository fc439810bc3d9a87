package org.openarbiter.rules.shogi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/**
 * Boards without color, in letters or in Japanese characters, between the two hands.
 *
 * <p>A square is two columns wide and what marks it stands on both sides. Letters are those of a SFEN, upper case for Black; before a
 * character of White stands a {@code v}, as KIF has it.
 */
final class TextBoard {
    private TextBoard() {}

    static List<String> letters(ShogiBoard board, Highlights highlights) {
        List<String> lines = new ArrayList<>();
        lines.add("White in hand: " + Hands.letters(board, Piece.WHITE));
        lines.add("  9   8   7   6   5   4   3   2   1");
        for (int rank = 1; rank <= Square.SIDE; rank++) {
            StringBuilder line = new StringBuilder();
            for (int file = Square.SIDE; file >= 1; file--) {
                int square = Square.of(file, rank);
                int piece = board.pieceAt(square);
                String sign = piece == Piece.NONE ? " ." : " ".repeat(2 - Piece.sfen(piece).length()) + Piece.sfen(piece);
                line.append(highlights.fence(square, '(', '[', ' ')).append(sign).append(highlights.fence(square, ')', ']', ' '));
            }
            lines.add(line.append(' ').append((char) ('a' - 1 + rank)).toString());
        }
        lines.add("Black in hand: " + Hands.letters(board, Piece.BLACK));
        return List.copyOf(lines);
    }

    static List<String> signs(ShogiBoard board, Highlights highlights) {
        List<String> lines = new ArrayList<>();
        lines.add("△ " + Hands.signs(board, Piece.WHITE));
        lines.add("  9    8    7    6    5    4    3    2    1");
        for (int rank = 1; rank <= Square.SIDE; rank++) {
            StringBuilder line = new StringBuilder();
            for (int file = Square.SIDE; file >= 1; file--) {
                int square = Square.of(file, rank);
                int piece = board.pieceAt(square);
                char side = piece != Piece.NONE && Piece.side(piece) == Piece.WHITE ? 'v' : ' ';
                line.append(highlights.fence(square, '(', '[', ' ')).append(side).append(Japanese.sign(Piece.kind(piece)))
                        .append(highlights.fence(square, ')', ']', ' '));
            }
            lines.add(line.append(' ').append(Japanese.RANKS.charAt(rank - 1)).toString());
        }
        lines.add("▲ " + Hands.signs(board, Piece.BLACK));
        return List.copyOf(lines);
    }
}
