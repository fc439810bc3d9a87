package org.openarbiter.rules.chess.picture;

import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.Picture;

/**
 * Chess boards as SVG and as text, seen from White's side.
 *
 * <p>The squares of marked plays are tinted, and in the SVG an arrow leads from one to the other. Castling is shown as the king's
 * way, not as the capture of its own rook. A king in check is shown red.
 *
 * <p>Without color a marked square stands in brackets, {@code [N]}, and a king in check in parentheses, {@code (k)}; where two
 * of them meet there is one bar: {@code [N|.]}.
 */
public final class ChessPicture implements Picture<ChessBoard> {

    @Override
    public List<String> lines(ChessBoard board, List<Integer> marked, Style style) {
        var highlights = Highlights.of(board, marked);
        return switch (style) {
            case PLAIN -> TextBoard.letters(board, highlights);
            case SIGNS -> TextBoard.signs(board, highlights);
            case COLOR -> ColorBoard.lines(board, highlights);
        };
    }

    @Override
    public String svg(ChessBoard board, List<Integer> marked) {
        return new SvgBoard(board, Highlights.of(board, marked)).document();
    }
}
