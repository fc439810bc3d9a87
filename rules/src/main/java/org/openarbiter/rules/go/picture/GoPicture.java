package org.openarbiter.rules.go.picture;

import java.util.List;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * Boards of Go as SVG and as text.
 *
 * <p>Rectangles are drawn as everybody knows them. In text the first player's stones are {@code X} or ●, the second's
 * {@code O} or ○; with more players, stones are letters. A marked stone stands in parentheses, in the SVG it bears a ring.
 *
 * <p>Of any other shape the text lists the points, each with what stands on it and next to it. The SVG shows rings as circles,
 * cylinders as rings within rings, a torus as a rectangle whose lines go on beyond its sides, lattices as such, and any
 * other graph so that points are about as far apart as there are steps between them.
 */
public final class GoPicture implements Picture<GoBoard> {
    /** The pictures of Go. */
    public GoPicture() {}

    @Override
    public List<String> lines(GoBoard board, List<Integer> marked, Style style) {
        if (board.topology().width() == 0) {
            return PointList.lines(board, marked, style);
        }
        return switch (style) {
            case PLAIN -> LetterBoard.lines(board, marked);
            case SIGNS -> SignBoard.lines(board, marked);
            case COLOR -> ColorBoard.lines(board, marked);
        };
    }

    /** The lines with the letters of the columns of a rectangle, the first of them above the third character. */
    public static List<String> columns(Topology shape) {
        return LetterBoard.names(shape, 2);
    }

    @Override
    public String svg(GoBoard board, List<Integer> marked) {
        return new SvgBoard(board, marked).document();
    }

    @Override
    public List<Spot> spots(GoBoard board) {
        return new SvgBoard(board, List.of()).spots();
    }

    @Override
    public List<String> way(GoBoard board, int play) {
        int point = board.isStone(play) ? play : board.unblocked(play);
        return point >= 0 ? List.of(board.pointName(point)) : List.of();
    }
}
