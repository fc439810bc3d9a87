package org.openarbiter.dragons.report;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.words.Columns;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** What is drawn over the SVG picture of a rectangular board. */
final class Overlay {
    private static final double UNIT = 40;
    private static final double STONE = 18.8;
    private static final double BASELINE = 6;
    /** The space below the last line under the board, and the height of a line; a letter is about half as wide as its font is high. */
    private static final int BELOW = 10;
    private static final int LINE = 20;
    private static final int LETTERS = 17;
    private static final Pattern SIZE = Pattern.compile("width='(\\d+)' height='(\\d+)'");
    private static final String FONT = "<g font-family='sans-serif' font-weight='bold' font-size='17' text-anchor='middle'>\n";

    private final Topology shape;
    private final StringBuilder drawn = new StringBuilder(FONT);

    Overlay(Topology shape) {
        this.shape = shape;
    }

    /** A disc on a point, small enough to show the stone under it. */
    void disc(int point, String fill, String stroke) {
        drawn.append("<circle cx='%.0f' cy='%.0f' r='12' fill='%s' stroke='%s'/>\n".formatted(x(point), y(point), fill, stroke));
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
     * The picture of a board with this over it and a text below, in as many lines as it takes.
     *
     * @param marked points whose stones get a ring
     */
    String on(GoBoard board, List<Integer> marked, String caption) {
        String picture = on(board, marked);
        Matcher size = SIZE.matcher(picture);
        if (!size.find()) {
            throw new IllegalStateException("a picture without a size");
        }
        int width = Integer.parseInt(size.group(1));
        int height = Integer.parseInt(size.group(2));
        List<String> lines = lines(caption, 2 * width / LETTERS);
        StringBuilder all = new StringBuilder("<svg xmlns='http://www.w3.org/2000/svg' role='img' width='%d' height='%d'>\n%s"
                .formatted(width, height + lines.size() * LINE + BELOW, picture));
        for (int i = 0; i < lines.size(); i++) {
            all.append("<text x='%d' y='%d' font-family='sans-serif' font-size='%d' text-anchor='middle'>%s</text>\n"
                    .formatted(width / 2, height + (i + 1) * LINE, LETTERS, lines.get(i)));
        }
        return all.append("</svg>\n").toString();
    }

    /** A text in lines of so many letters, broken where its script allows. */
    private static List<String> lines(String text, int letters) {
        List<String> lines = new ArrayList<>();
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(text);
        String line = "";
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            String longer = line + text.substring(from, to);
            if (!line.isEmpty() && Columns.width(longer.stripTrailing()) > letters) {
                lines.add(line.stripTrailing());
                longer = text.substring(from, to);
            }
            line = longer;
            from = to;
        }
        lines.add(line);
        return lines;
    }

    private double x(int point) {
        return point % shape.width() * UNIT;
    }

    private double y(int point) {
        return (shape.height() - 1 - point / shape.width()) * UNIT;
    }
}
