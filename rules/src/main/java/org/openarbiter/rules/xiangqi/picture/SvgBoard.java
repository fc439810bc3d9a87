package org.openarbiter.rules.xiangqi.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openarbiter.rules.core.board.SvgArrow;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.picture.Highlights.Way;

/**
 * One board as an SVG document, painted from the back to the front: ground, marks, arrows, pieces.
 *
 * <p>Arrows run below the pieces, as that of a cannon that captures crosses another one. Points are 100 units apart and a9 is at
 * (0, 0). There are no style sheets and no scripts, so that the document can be put into a page as it is.
 */
final class SvgBoard {
    /** How far apart neighboring points are. */
    static final int APART = 100;

    private static final int SHOWN_WIDTH = 560;
    private static final int SHOWN_HEIGHT = SHOWN_WIDTH * SvgGround.HEIGHT / SvgGround.WIDTH;

    /** How far from a point an arrow keeps if a piece stands there, and if none does. */
    private static final int CLEAR_OF_PIECE = Pieces.RADIUS + 2;
    private static final int CLEAR_OF_POINT = 20;

    private final XiangqiBoard board;
    private final Highlights highlights;
    private final StringBuilder out = new StringBuilder(16384);

    SvgBoard(XiangqiBoard board, Highlights highlights) {
        this.board = board;
        this.highlights = highlights;
    }

    String document() {
        line("<svg xmlns='http://www.w3.org/2000/svg' role='img' width='" + SHOWN_WIDTH + "' height='" + SHOWN_HEIGHT
                + "' viewBox='" + SvgGround.LEFT + " " + SvgGround.TOP + " " + SvgGround.WIDTH + " " + SvgGround.HEIGHT + "'>");
        line("<title>" + title() + "</title>");
        line("<desc>" + description() + "</desc>");
        definitions();
        out.append(SvgGround.drawing());
        line("<circle cx='" + SvgGround.RIGHT_FRAME + "' cy='" + (board.toMove() == Piece.RED ? 900 : 0) + "' r='11' fill='"
                + (board.toMove() == Piece.RED ? "#d4291f" : "#17120f") + "' stroke='#f3dcae' stroke-width='2'/>");
        marks();
        highlights.ways().forEach(this::arrow);
        pieces();
        line("</svg>");
        return out.toString();
    }

    private String title() {
        String side = board.toMove() == Piece.RED ? "Red" : "Black";
        return "Xiangqi board, " + side + " to move" + (highlights.checked() < 0 ? "" : ", in check");
    }

    private String description() {
        String marked = highlights.ways().stream().map(Way::text).collect(Collectors.joining(", "));
        return "Red: " + placement(Piece.RED) + ". Black: " + placement(Piece.BLACK) + "."
                + (marked.isEmpty() ? "" : " Marked: " + marked + ".");
    }

    private String placement(int side) {
        List<String> kinds = new ArrayList<>();
        for (int kind = Piece.KING; kind <= Piece.PAWN; kind++) {
            List<String> points = new ArrayList<>();
            for (int point = 0; point < Point.COUNT; point++) {
                if (board.pieceAt(point) == Piece.of(kind, side)) {
                    points.add(Point.name(point));
                }
            }
            if (!points.isEmpty()) {
                kinds.add(Piece.name(kind) + (points.size() > 1 ? "s " : " ") + String.join(" ", points));
            }
        }
        return String.join(", ", kinds);
    }

    private void definitions() {
        line("<defs>");
        for (int side = Piece.RED; side <= Piece.BLACK; side++) {
            for (int kind = Piece.KING; kind <= Piece.PAWN; kind++) {
                out.append(Pieces.definition(Piece.of(kind, side)));
            }
        }
        if (highlights.checked() >= 0) {
            line("<radialGradient id='xiangqi-check'>");
            line("<stop offset='.6' stop-color='#ff1f0f'/>");
            line("<stop offset='1' stop-color='#e02012' stop-opacity='0'/>");
            line("</radialGradient>");
        }
        line("</defs>");
    }

    /** Under the pieces: a glow around the king in check, and rings around the points of marked plays. */
    private void marks() {
        for (int point = 0; point < Point.COUNT; point++) {
            if (point == highlights.checked()) {
                line("<circle" + at(point) + " r='66' fill='url(#xiangqi-check)'/>");
            }
            if (highlights.isMarked(point)) {
                boolean empty = board.pieceAt(point) == Piece.NONE;
                line("<circle" + at(point) + " r='" + (empty ? 16 : Pieces.RADIUS + 4)
                        + "' fill='#2f8f63' fill-opacity='.3' stroke='#1f6b4a' stroke-width='6'/>");
            }
        }
    }

    private void pieces() {
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = board.pieceAt(point);
            if (piece != Piece.NONE) {
                line("<use href='#" + Pieces.id(piece) + "' x='" + x(point) + "' y='" + y(point) + "'/>");
            }
        }
    }

    private void arrow(Way way) {
        line(SvgArrow.of(
                x(way.from()), y(way.from()), x(way.to()) - x(way.from()), y(way.to()) - y(way.from()), clearance(way.from()), clearance(way.to())));
    }

    private int clearance(int point) {
        return board.pieceAt(point) == Piece.NONE ? CLEAR_OF_POINT : CLEAR_OF_PIECE;
    }

    private static String at(int point) {
        return " cx='" + x(point) + "' cy='" + y(point) + "'";
    }

    static int x(int point) {
        return Point.file(point) * APART;
    }

    static int y(int point) {
        return (Point.RANKS - 1 - Point.rank(point)) * APART;
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
