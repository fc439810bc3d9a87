package org.openarbiter.rules.xiangqi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Xiangqi boards as SVG and as text, seen from Red's side.
 *
 * <p>The points of marked plays stand out, and in the SVG an arrow leads from one to the other. So does a king in check.
 *
 * <p>Without color a marked point stands in brackets, {@code [N]}, and a king in check in parentheses, {@code (k)}; in Chinese
 * characters, where points stand closer, there is one bar where two of them meet: {@code [馬|・]}.
 *
 * <p>Letters are those of a FEN, upper case for Red. Chinese characters are the traditional ones, which differ from side to side.
 */
public final class XiangqiPicture implements Picture<XiangqiBoard> {

    @Override
    public List<String> lines(XiangqiBoard board, List<Integer> marked, Style style) {
        var highlights = Highlights.of(board, marked);
        return switch (style) {
            case PLAIN -> LetterBoard.lines(board, highlights);
            case SIGNS -> CharacterBoard.lines(board, highlights);
            case COLOR -> ColorBoard.lines(board, highlights);
        };
    }

    @Override
    public String svg(XiangqiBoard board, List<Integer> marked) {
        return new SvgBoard(board, Highlights.of(board, marked)).document();
    }

    @Override
    public List<Spot> spots(XiangqiBoard board) {
        List<Spot> spots = new ArrayList<>();
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = board.pieceAt(point);
            spots.add(new Spot(
                    Point.name(point), SvgBoard.x(point), SvgBoard.y(point), SvgBoard.APART, piece == Piece.NONE ? "" : Piece.words(piece)));
        }
        return spots;
    }

    @Override
    public List<String> way(XiangqiBoard board, int play) {
        return play == Move.NONE ? List.of() : List.of(Point.name(Move.from(play)), Point.name(Move.to(play)));
    }

    @Override
    public List<List<String>> checks(XiangqiBoard board) {
        return board.checkers().stream()
                .map(from -> List.of(Point.name(from), Point.name(board.king(board.toMove()))))
                .toList();
    }
}
