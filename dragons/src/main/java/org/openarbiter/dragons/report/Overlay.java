package org.openarbiter.dragons.report;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** What is drawn over the SVG picture of a rectangular board. */
final class Overlay {
    private static final double UNIT = 40;
    private static final double STONE = 18.8;
    private static final double BASELINE = 6;
    /** The height of a line below the board, and the sizes of its letters. */
    private static final int BELOW = 30;
    private static final int LEAST_FONT = 9;
    private static final int MOST_FONT = 17;
    private static final Pattern SIZE = Pattern.compile("width='(\\d+)' height='(\\d+)'");
    private static final String FONT = "<g font-family='sans-serif' font-weight='bold' font-size='17' text-anchor='middle'>\n";

    private final Topology shape;
    private final StringBuilder drawn = new StringBuilder(FONT);

    Overlay(Topology shape) {
        this.shape = shape;
    }

    /** A disc on a point, small enough to show the stone under it. */
    void disc(int point, String fill) {
        drawn.append("<circle cx='%.0f' cy='%.0f' r='12' fill='%s'/>\n".formatted(x(point), y(point), fill));
    }

    /** A square on a point. */
    void square(int point, String fill, String stroke) {
        drawn.append("<rect x='%.0f' y='%.0f' width='14' height='14' fill='%s' stroke='%s' stroke-width='2'/>\n"
                .formatted(x(point) - 7, y(point) - 7, fill, stroke));
    }

    /** A stone that does not stand on the board. */
    void stone(int point, int seat) {
        drawn.append("<circle cx='%.0f' cy='%.0f' r='%s' fill='url(#go-stone-%d)'/>\n".formatted(x(point), y(point), STONE, seat));
    }

    /** A letter or a number on a point. */
    void text(int point, Object text, String ink) {
        drawn.append("<text x='%.0f' y='%.0f' fill='%s'>%s</text>\n".formatted(x(point), y(point) + BASELINE, ink, text));
    }

    /**
     * The picture of a board with this over it.
     *
     * @param marked points whose stones get a ring
     */
    String on(GoBoard board, List<Integer> marked) {
        String picture = new Go().picture().svg(board, marked);
        int end = picture.lastIndexOf("</svg>");
        return picture.substring(0, end) + drawn + "</g>\n" + picture.substring(end);
    }

    /**
     * The picture of a board with this over it and a line of text below; without the line if it is empty.
     *
     * @param marked points whose stones get a ring
     */
    String on(GoBoard board, List<Integer> marked, String caption) {
        String picture = on(board, marked);
        Matcher size = SIZE.matcher(picture);
        if (caption.isEmpty() || !size.find()) {
            return picture;
        }
        int width = Integer.parseInt(size.group(1));
        int height = Integer.parseInt(size.group(2));
        int font = Math.max(LEAST_FONT, Math.min(MOST_FONT, 2 * width / caption.length()));
        return "<svg xmlns='http://www.w3.org/2000/svg' role='img' width='%d' height='%d'>\n%s".formatted(width, height + BELOW, picture)
                + "<text x='%d' y='%d' font-family='sans-serif' font-size='%d' text-anchor='middle'>%s</text>\n</svg>\n"
                        .formatted(width / 2, height + BELOW * 2 / 3, font, caption);
    }

    private double x(int point) {
        return point % shape.width() * UNIT;
    }

    private double y(int point) {
        return (shape.height() - 1 - point / shape.width()) * UNIT;
    }
}
