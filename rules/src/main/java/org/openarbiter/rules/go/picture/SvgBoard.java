package org.openarbiter.rules.go.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * One board as an SVG document, painted from the back to the front: wood, lines, names, stones, marks.
 *
 * <p>Neighbors are 40 units apart on lines, 52 where points bear names. There are no style sheets and no scripts, so that the
 * document can be put into a page as it is.
 */
final class SvgBoard {
    private static final double UNIT = 40;
    private static final double GRAPH_UNIT = 52;
    private static final double RADIUS = 18.8;
    private static final double POINT_RADIUS = 13.5;
    private static final double MARGIN = 58;
    private static final double GRAPH_MARGIN = 40;
    private static final int MOST_SHOWN = 640;
    private static final double LEAST_WIDTH = 200;
    private static final String LINE = "#4a3214";
    private static final String MARK = "#e8452c";
    private static final String FONT = "font-family='sans-serif' text-anchor='middle'";

    private final GoBoard board;
    private final Topology shape;
    private final List<Integer> marked;
    private final Layout layout;
    private final boolean grid;
    private final double left;
    private final double top;
    private final double width;
    private final double height;
    private final StringBuilder out = new StringBuilder(1 << 14);

    SvgBoard(GoBoard board, List<Integer> marked) {
        this.board = board;
        this.shape = board.topology();
        this.marked = marked.stream().filter(board::isStone).distinct().toList();
        layout = Layout.of(shape);
        grid = layout.grid() > 0;
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        double highest = Double.MAX_VALUE;
        double lowest = -Double.MAX_VALUE;
        for (int point = 0; point < shape.size(); point++) {
            least = Math.min(least, x(point));
            most = Math.max(most, x(point));
            highest = Math.min(highest, y(point));
            lowest = Math.max(lowest, y(point));
        }
        double margin = grid ? MARGIN : GRAPH_MARGIN;
        left = least - margin;
        top = highest - margin;
        width = most - least + 2 * margin;
        height = lowest - highest + 2 * margin;
    }

    /** The points as they are drawn. */
    List<Picture.Spot> spots() {
        List<Picture.Spot> spots = new ArrayList<>();
        for (int point = 0; point < shape.size(); point++) {
            int seat = board.stoneAt(point);
            spots.add(new Picture.Spot(
                    shape.pointName(point), (int) Math.round(x(point)), (int) Math.round(y(point)), (int) UNIT,
                    seat == GoBoard.EMPTY ? "" : board.seats().title(seat)));
        }
        return spots;
    }

    String document() {
        double scale = Math.min(1.2, MOST_SHOWN / Math.max(width, height));
        scale = Math.max(scale, Math.min(1.2, LEAST_WIDTH / width));
        line("<svg xmlns='http://www.w3.org/2000/svg' role='img' width='" + Math.round(width * scale) + "' height='"
                + Math.round(height * scale) + "' viewBox='" + number(left) + " " + number(top) + " " + number(width) + " "
                + number(height) + "'>");
        line("<title>" + escape(title()) + "</title>");
        line("<desc>" + escape(description()) + "</desc>");
        definitions();
        line("<rect" + box(0) + " rx='6' fill='url(#go-wood)'/>");
        line("<rect" + box(1.5) + " rx='5' fill='none' stroke='#8a5f2a' stroke-opacity='.55' stroke-width='3'/>");
        lines();
        if (grid) {
            stars();
            labels();
        } else {
            points();
        }
        stones();
        marks();
        line("</svg>");
        return out.toString();
    }

    private String title() {
        String name = shape.name().isEmpty() ? "of " + shape.size() + " points" : shape.name();
        return "Go board " + name + ", " + board.seats().title(board.toMove()) + " to move";
    }

    private String description() {
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < board.seats().count(); seat++) {
            text.append(board.seats().title(seat)).append(':');
            for (int point = 0; point < shape.size(); point++) {
                text.append(board.stoneAt(point) == seat ? " " + shape.pointName(point) : "");
            }
            text.append(board.stones(seat) == 0 ? " none. " : ". ");
        }
        if (!marked.isEmpty()) {
            text.append("Marked: ").append(String.join(", ", marked.stream().map(shape::pointName).toList())).append('.');
        }
        return text.toString().strip();
    }

    private void definitions() {
        line("<defs>");
        line("<linearGradient id='go-wood' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='#ecc584'/>"
                + "<stop offset='.5' stop-color='#e0b36a'/><stop offset='1' stop-color='#d4a357'/></linearGradient>");
        line("<radialGradient id='go-shadow'><stop offset='.7' stop-color='#000' stop-opacity='.38'/>"
                + "<stop offset='1' stop-color='#000' stop-opacity='0'/></radialGradient>");
        for (int seat = 0; seat < board.seats().count(); seat++) {
            Paint paint = Paint.of(board.seats(), seat);
            boolean bright = paint == Paint.WHITE;
            line("<radialGradient id='go-stone-" + seat + "' cx='.36' cy='.32' r='" + (bright ? ".82" : ".7")
                    + "'><stop offset='" + (bright ? ".25" : "0") + "' stop-color='" + paint.light()
                    + "'/><stop offset='1' stop-color='" + paint.dark() + "'/></radialGradient>");
        }
        line("</defs>");
    }

    /** Edges; those that lead around a torus as two ends that leave the board. */
    private void lines() {
        StringBuilder inside = new StringBuilder();
        StringBuilder beyond = new StringBuilder();
        for (int point = 0; point < shape.size(); point++) {
            for (int i = 0; i < shape.degree(point); i++) {
                int next = shape.neighbor(point, i);
                double dx = x(next) - x(point);
                double dy = y(next) - y(point);
                if (grid && Math.abs(dx) + Math.abs(dy) > 1.5 * UNIT) {
                    beyond.append('M').append(place(x(point), y(point))).append('l')
                            .append(place(-Math.signum(dx) * UNIT * .7, -Math.signum(dy) * UNIT * .7));
                } else if (next > point) {
                    inside.append('M').append(place(x(point), y(point))).append('L').append(place(x(next), y(next)));
                }
            }
        }
        String stroke = "' fill='none' stroke='" + LINE + "' stroke-linecap='round' stroke-width='" + (grid ? "1.3" : "2") + "'";
        if (!inside.isEmpty()) {
            line("<path d='" + inside + stroke + "/>");
        }
        if (!beyond.isEmpty()) {
            line("<path d='" + beyond + stroke + " stroke-dasharray='3 4'/>");
        }
    }

    private void stars() {
        for (int point = 0; point < shape.size() && shape.width() > 0; point++) {
            if (Stars.isStar(shape.width(), shape.height(), point % shape.width(), point / shape.width())) {
                line("<circle" + at(point) + " r='3.6' fill='" + LINE + "'/>");
            }
        }
    }

    private void labels() {
        int columns = layout.grid();
        int rows = shape.size() / columns;
        line("<g " + FONT + " font-size='15' fill='#5c3f18'>");
        for (int column = 0; column < columns; column++) {
            String name = LetterBoard.column(shape, column);
            text(column * UNIT, top + 22, name);
            text(column * UNIT, top + height - 12, name);
        }
        for (int row = 0; row < rows; row++) {
            double y = y(row * columns) + 5;
            text(left + 17, y, "" + (row + 1));
            text(left + width - 17, y, "" + (row + 1));
        }
        line("</g>");
    }

    /** Points as discs with their names. */
    private void points() {
        line("<g fill='#f4dcaa' stroke='" + LINE + "' stroke-width='1.5'>");
        for (int point = 0; point < shape.size(); point++) {
            if (board.stoneAt(point) == GoBoard.EMPTY) {
                line("<circle" + at(point) + " r='" + POINT_RADIUS + "'/>");
            }
        }
        line("</g>");
        for (int point = 0; point < shape.size(); point++) {
            if (board.stoneAt(point) == GoBoard.EMPTY) {
                name(point, "#5c3f18");
            }
        }
    }

    private void name(int point, String ink) {
        String name = shape.pointName(point);
        double size = Math.min(12, 34.0 / Math.max(2, name.length()));
        line("<text " + FONT + " x='" + number(x(point)) + "' y='" + number(y(point) + size * .36) + "' font-size='" + number(size)
                + "' fill='" + ink + "'>" + escape(name) + "</text>");
    }

    private void stones() {
        for (int point = 0; point < shape.size(); point++) {
            if (board.stoneAt(point) != GoBoard.EMPTY) {
                line("<circle cx='" + number(x(point) + 1.6) + "' cy='" + number(y(point) + 2.6) + "' r='" + (RADIUS + 1.8)
                        + "' fill='url(#go-shadow)'/>");
            }
        }
        for (int point = 0; point < shape.size(); point++) {
            int seat = board.stoneAt(point);
            if (seat != GoBoard.EMPTY) {
                line("<circle" + at(point) + " r='" + RADIUS + "' fill='url(#go-stone-" + seat + ")'/>");
                if (!grid) {
                    name(point, Paint.of(board.seats(), seat).ink());
                }
            }
        }
    }

    /** A ring on each marked stone, around its name if it bears one; on an empty point one in the color of no player. */
    private void marks() {
        for (int point : marked) {
            int seat = board.stoneAt(point);
            Paint paint = seat == GoBoard.EMPTY ? null : Paint.of(board.seats(), seat);
            boolean apart = paint == null || !grid && paint != Paint.RED && paint != Paint.ORANGE;
            String ink = apart || paint == null ? MARK : paint.ink();
            double radius = grid ? 9.5 : seat == GoBoard.EMPTY ? POINT_RADIUS : RADIUS - 2.4;
            line("<circle" + at(point) + " r='" + number(radius) + "' fill='none' stroke='" + ink + "' stroke-width='2.6'/>");
        }
    }

    private void text(double x, double y, String text) {
        line("<text x='" + number(x) + "' y='" + number(y) + "'>" + escape(text) + "</text>");
    }

    private String at(int point) {
        return " cx='" + number(x(point)) + "' cy='" + number(y(point)) + "'";
    }

    /** The whole picture, less a strip at its edge. */
    private String box(double strip) {
        return " x='" + number(left + strip) + "' y='" + number(top + strip) + "' width='" + number(width - 2 * strip) + "' height='"
                + number(height - 2 * strip) + "'";
    }

    private double x(int point) {
        return layout.x()[point] * (grid ? UNIT : GRAPH_UNIT);
    }

    private double y(int point) {
        return layout.y()[point] * (grid ? UNIT : GRAPH_UNIT);
    }

    private static String place(double x, double y) {
        return number(x) + " " + number(y);
    }

    private static String number(double value) {
        double rounded = Math.round(value * 10) / 10.0;
        return rounded == Math.rint(rounded)
                ? Long.toString(Math.round(rounded))
                : String.format(Locale.ROOT, "%.1f", rounded);
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> {
                    boolean none = c < ' ' || c >= 0xD800 && c < 0xE000 || c == 0xFFFE || c == 0xFFFF;
                    escaped.appendCodePoint(none ? '\uFFFD' : c);
                }
            }
        });
        return escaped.toString();
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
