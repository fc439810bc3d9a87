package org.openarbiter.rules.janggi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.SvgArrow;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.board.Point;

/**
 * One board as an SVG document, painted from the back to the front: ground, marks, arrows, pieces.
 *
 * <p>Points are 100 units apart and a10 is at (0, 0). There are no style sheets and no scripts, so that the document can be put into a page as
 * it is.
 */
final class SvgBoard {
    /** How far apart neighboring points are. */
    static final int APART = 100;

    private static final int EDGE = 68;
    private static final int FRAME = 34;
    private static final int LEFT = -EDGE - FRAME;
    private static final int WIDTH = 800 - 2 * LEFT;
    private static final int HEIGHT = 900 - 2 * LEFT;
    private static final int SHOWN_WIDTH = 560;
    private static final int SHOWN_HEIGHT = SHOWN_WIDTH * HEIGHT / WIDTH;
    private static final int CLEAR_OF_POINT = 20;

    /** Where cannons and soldiers begin, as file and rank. */
    private static final int[][] STARTS = {
        {1, 2}, {7, 2}, {1, 7}, {7, 7}, {0, 3}, {2, 3}, {4, 3}, {6, 3}, {8, 3}, {0, 6}, {2, 6}, {4, 6}, {6, 6}, {8, 6}
    };

    private final JanggiBoard board;
    private final Highlights highlights;
    private final StringBuilder out = new StringBuilder(16384);

    SvgBoard(JanggiBoard board, Highlights highlights) {
        this.board = board;
        this.highlights = highlights;
    }

    String document() {
        line("<svg xmlns='http://www.w3.org/2000/svg' role='img' width='" + SHOWN_WIDTH + "' height='" + SHOWN_HEIGHT
                + "' viewBox='" + LEFT + " " + LEFT + " " + WIDTH + " " + HEIGHT + "'>");
        line("<title>" + title() + "</title>");
        line("<desc>" + description() + "</desc>");
        definitions();
        ground();
        labels();
        marks();
        highlights.plays().stream().filter(play -> !Move.isPass(play)).forEach(this::arrow);
        pieces();
        line("</svg>");
        return out.toString();
    }

    private String title() {
        return "Janggi board, " + Piece.sideTitle(board.toMove()) + " to move" + (highlights.checked() < 0 ? "" : ", in check")
                + (highlights.facing() ? ", the generals face each other" : "");
    }

    private String description() {
        List<String> marked = highlights.words();
        return "Cho: " + placement(Piece.CHO) + ". Han: " + placement(Piece.HAN) + "."
                + (marked.isEmpty() ? "" : " Marked: " + String.join(", ", marked) + ".");
    }

    private String placement(int side) {
        List<String> kinds = new ArrayList<>();
        for (int kind = Piece.GENERAL; kind <= Piece.SOLDIER; kind++) {
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
        for (int side = Piece.CHO; side <= Piece.HAN; side++) {
            for (int kind = Piece.GENERAL; kind <= Piece.SOLDIER; kind++) {
                out.append(Pieces.definition(Piece.of(kind, side)));
            }
        }
        line("<radialGradient id='janggi-check'>");
        line("<stop offset='.6' stop-color='#ff1f0f'/>");
        line("<stop offset='1' stop-color='#e02012' stop-opacity='0'/>");
        line("</radialGradient>");
        line("</defs>");
    }

    private void ground() {
        line("<rect x='" + LEFT + "' y='" + LEFT + "' width='" + WIDTH + "' height='" + HEIGHT + "' rx='10' fill='#5b3a1e'/>");
        line("<rect x='" + -EDGE + "' y='" + -EDGE + "' width='" + (800 + 2 * EDGE) + "' height='" + (900 + 2 * EDGE)
                + "' rx='4' fill='#e0b87c'/>");
        StringBuilder lines = new StringBuilder();
        for (int rank = 0; rank < Point.RANKS; rank++) {
            lines.append("M0 ").append(APART * rank).append("h800");
        }
        for (int file = 0; file < Point.FILES; file++) {
            lines.append('M').append(APART * file).append(" 0v900");
        }
        lines.append("M300 0l200 200m0 -200l-200 200M300 700l200 200m0 -200l-200 200");
        for (int[] start : STARTS) {
            lines.append('M').append(APART * start[0] - 9).append(' ').append(900 - APART * start[1] - 9).append("l18 18m0 -18l-18 18");
        }
        line("<path d='" + lines + "' fill='none' stroke='#5a3416' stroke-width='2.5'/>");
        line("<rect width='800' height='900' fill='none' stroke='#5a3416' stroke-width='5'/>");
    }

    private void labels() {
        line("<g font-family='sans-serif' font-size='22' text-anchor='middle' fill='#f3dcae'>");
        for (int file = 0; file < Point.FILES; file++) {
            line("<text x='" + APART * file + "' y='" + (900 + EDGE + 24) + "'>" + (char) ('a' + file) + "</text>");
        }
        for (int rank = 0; rank < Point.RANKS; rank++) {
            line("<text x='" + (LEFT + FRAME / 2) + "' y='" + (908 - APART * rank) + "'>" + (rank + 1) + "</text>");
        }
        line("</g>");
        boolean cho = board.toMove() == Piece.CHO;
        line("<circle cx='" + (800 + EDGE + FRAME / 2) + "' cy='" + (cho ? 900 : 0) + "' r='11' fill='" + (cho ? "#12a060" : "#d4291f")
                + "' stroke='#f3dcae' stroke-width='2'/>");
    }

    /** Under the pieces: the open file between generals that face each other, a glow around one in check, rings around marked points. */
    private void marks() {
        if (highlights.facing()) {
            int x = x(board.general(Piece.CHO));
            line("<path d='M" + x + " " + y(board.general(Piece.HAN)) + "V" + y(board.general(Piece.CHO))
                    + "' stroke='#d4291f' stroke-width='9' stroke-dasharray='22 14' stroke-opacity='.7'/>");
        }
        for (int point = 0; point < Point.COUNT; point++) {
            String at = "<circle cx='" + x(point) + "' cy='" + y(point) + "'";
            if (point == highlights.checked()) {
                line(at + " r='74' fill='url(#janggi-check)'/>");
            }
            if (highlights.isMarked(point)) {
                line(at + " r='" + (clearance(point) + 4) + "' fill='#2f8f63' fill-opacity='.3' stroke='#1f6b4a' stroke-width='6'/>");
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

    private void arrow(int play) {
        int from = Move.from(play);
        int to = Move.to(play);
        line(SvgArrow.of(x(from), y(from), x(to) - x(from), y(to) - y(from), clearance(from), clearance(to)));
    }

    private int clearance(int point) {
        int piece = board.pieceAt(point);
        return piece == Piece.NONE ? CLEAR_OF_POINT : Pieces.radius(Piece.kind(piece)) + 2;
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
