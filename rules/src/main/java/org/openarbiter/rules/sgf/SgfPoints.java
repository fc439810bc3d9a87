package org.openarbiter.rules.sgf;

import org.jspecify.annotations.Nullable;

/**
 * Points as SGF writes them: a letter for the column from the left and one for the row from the top, {@code a}–{@code z} and then
 * {@code A}–{@code Z}; and rectangles of points, {@code aa:cc}, by two opposite corners.
 */
public final class SgfPoints {
    /** The most columns or rows that letters can name. */
    public static final int MOST_LINES = 52;

    private SgfPoints() {}

    /** A point or a rectangle of points, corners included; columns and rows from 0, from the upper left corner. */
    public record Area(int left, int top, int right, int bottom) {
        /** Whether all of it is on a board of that size. */
        public boolean fits(int width, int height) {
            return left >= 0 && top >= 0 && right < width && bottom < height;
        }
    }

    /** The points that a value names; null if it names none. */
    public static @Nullable Area area(String value) {
        String text = SgfText.simple(value);
        SgfText.Composed corners = SgfText.composed(text);
        String one = corners == null ? text : corners.first().strip();
        String other = corners == null ? text : corners.second().strip();
        if (!isPoint(one) || !isPoint(other)) {
            return null;
        }
        int x = line(one.charAt(0));
        int y = line(one.charAt(1));
        int u = line(other.charAt(0));
        int v = line(other.charAt(1));
        return new Area(Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v));
    }

    /** Whether a text is two letters. */
    public static boolean isPoint(String text) {
        return text.length() == 2 && line(text.charAt(0)) >= 0 && line(text.charAt(1)) >= 0;
    }

    /** The number of the line that a letter names, from 0; −1 if it is no letter. */
    public static int line(char letter) {
        return letter >= 'a' && letter <= 'z' ? letter - 'a' : letter >= 'A' && letter <= 'Z' ? letter - 'A' + 26 : -1;
    }

    /** A point in letters; both numbers are from 0 to 51. */
    public static String name(int column, int row) {
        return "" + letter(column) + letter(row);
    }

    private static char letter(int line) {
        return (char) (line < 26 ? 'a' + line : 'A' + line - 26);
    }
}
