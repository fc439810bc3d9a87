package org.openarbiter.rules.janggi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.board.Point;

/**
 * Janggi boards as SVG and as text, seen from Cho's side.
 *
 * <p>The points of marked plays stand out, and in the SVG an arrow leads from one to the other; a pass marks the general. So does a general in
 * check; and in the SVG a broken line joins generals that face each other. Without color a marked point stands in brackets and a general in
 * check in parentheses.
 */
public final class JanggiPicture implements Picture<JanggiBoard> {

    @Override
    public List<String> lines(JanggiBoard board, List<Integer> marked, Style style) {
        var highlights = Highlights.of(board, marked);
        return switch (style) {
            case PLAIN -> TextBoard.letters(board, highlights);
            case SIGNS -> TextBoard.signs(board, highlights);
            case COLOR -> ColorBoard.lines(board, highlights);
        };
    }

    @Override
    public String svg(JanggiBoard board, List<Integer> marked) {
        return new SvgBoard(board, Highlights.of(board, marked)).document();
    }

    @Override
    public List<Spot> spots(JanggiBoard board) {
        List<Spot> spots = new ArrayList<>();
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = board.pieceAt(point);
            String holds = piece == Piece.NONE ? "" : Piece.words(piece);
            spots.add(new Spot(Point.name(point), SvgBoard.x(point), SvgBoard.y(point), SvgBoard.APART, holds));
        }
        return spots;
    }

    @Override
    public List<String> way(JanggiBoard board, int play) {
        return Move.isPass(play) ? List.of() : List.of(Point.name(Move.from(play)), Point.name(Move.to(play)));
    }

    @Override
    public List<List<String>> checks(JanggiBoard board) {
        return board.checkers().stream()
                .map(from -> List.of(Point.name(from), Point.name(board.general(board.toMove()))))
                .toList();
    }
}
