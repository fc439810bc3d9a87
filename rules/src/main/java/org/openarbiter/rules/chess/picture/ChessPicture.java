package org.openarbiter.rules.chess.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;
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

    @Override
    public List<Spot> spots(ChessBoard board) {
        List<Spot> spots = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            int piece = board.pieceAt(square);
            String side = Piece.side(piece) == Piece.WHITE ? "white " : "black ";
            spots.add(new Spot(
                    Square.name(square), SvgBoard.x(square) + SvgBoard.HALF, SvgBoard.y(square) + SvgBoard.HALF, 2 * SvgBoard.HALF,
                    piece == Piece.NONE ? "" : side + Piece.name(Piece.kind(piece))));
        }
        return spots;
    }

    @Override
    public List<String> way(ChessBoard board, int play) {
        if (play == Move.NONE) {
            return List.of();
        }
        Highlights.Way way = Highlights.Way.of(play);
        return List.of(Square.name(way.from()), Square.name(way.to()));
    }

    @Override
    public List<List<String>> checks(ChessBoard board) {
        if (!board.inCheck()) {
            return List.of();
        }
        List<List<String>> checks = new ArrayList<>();
        int king = board.kingSquare(board.toMove());
        long checkers = board.attackersTo(king) & board.squares(board.toMove() ^ 1);
        for (; checkers != 0; checkers &= checkers - 1) {
            checks.add(List.of(Square.name(Long.numberOfTrailingZeros(checkers)), Square.name(king)));
        }
        return checks;
    }
}
