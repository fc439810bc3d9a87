package org.openarbiter.rules.go.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.InputException;

/**
 * The shapes of boards that go by a name, and those drawn as points and edges.
 *
 * <table>
 * <caption>Names</caption>
 * <tr><th>name</th><th>is</th><th>points</th></tr>
 * <tr><td>{@code WxH}</td><td>a rectangle of W columns and H rows, 1 to 52 each</td><td>{@code A1} is bottom left</td></tr>
 * <tr><td>{@code cylinder:WxH}</td><td>a rectangle whose left and right sides are joined, W from 3</td><td>the same</td></tr>
 * <tr><td>{@code torus:WxH}</td><td>a rectangle with top and bottom joined as well, W and H from 3</td><td>the same</td></tr>
 * <tr><td>{@code ring:N}</td><td>a cycle of N points, from 3</td><td>{@code 1} to {@code N} around</td></tr>
 * <tr><td>{@code star:N}</td><td>a center and N rays of one point</td><td>{@code 0} the center, {@code 1} to {@code N}</td></tr>
 * <tr><td>{@code hex:N}</td><td>the corners of a honeycomb, N cells to a side: 6N² points of at most three
 * neighbors</td><td>by rows</td></tr>
 * <tr><td>{@code triangular:N}</td><td>a hexagon cut from the triangular lattice, N points to a side: 3N(N−1)+1
 * points of at most six neighbors</td><td>by rows</td></tr>
 * <tr><td>{@code triangle:N}</td><td>a triangle cut from it, N points to a side: N(N+1)/2 points</td><td>by rows</td></tr>
 * </table>
 *
 * <p>By rows: a letter counts the points of a row from the left, a number the rows from the bottom. As in GTP there is no column
 * I; AA follows Z, and the second letter leaves I out as well. {@code docs/go-boards.md} draws them.
 */
public final class Shapes {
    private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final int MOST_LINES = 52;
    private static final int LINE = 1;
    private static final String NAMES =
            "WxH such as 19x19, torus:WxH, cylinder:WxH, ring:N, star:N, hex:N, triangular:N or triangle:N";
    private static final Map<String, Family> FAMILIES = families();

    /** The shapes that differ in one number: between which bounds, and how one is drawn. */
    private record Family(int least, int most, Drawing drawing) {}

    private interface Drawing {
        Draft of(int number);
    }

    /** Points and edges, as they are found. */
    private static final class Draft {
        private final List<String> points = new ArrayList<>();
        private final List<int[]> edges = new ArrayList<>();

        void edge(int one, int other) {
            edges.add(new int[] {one, other});
        }
    }

    private Shapes() {}

    private static Map<String, Family> families() {
        Map<String, Family> families = new TreeMap<>();
        families.put("ring", new Family(3, Topology.MOST_POINTS, Shapes::ring));
        families.put("star", new Family(1, Topology.MOST_POINTS - 1, Shapes::star));
        families.put("hex", new Family(1, 21, Shapes::honeycomb));
        families.put("triangular", new Family(1, 30, Shapes::hexagon));
        families.put("triangle", new Family(1, 73, Shapes::triangle));
        return families;
    }

    /**
     * The shape of a name.
     *
     * @throws InputException if no shape has this name; line 1, the column where it goes wrong
     */
    public static Topology of(String name) throws InputException {
        int colon = name.indexOf(':');
        String kind = name.substring(0, Math.max(colon, 0));
        int from = colon + 1;
        if (colon < 0 || kind.equals("cylinder") || kind.equals("torus")) {
            return grid(name, kind, from);
        }
        Family family = FAMILIES.get(kind);
        if (family == null) {
            throw new InputException(LINE, 1, "no board shape is called \"" + kind + "\"", NAMES);
        }
        int number = number(kind + " size", name, from, name.length(), family.least(), family.most(), ringNote(kind));
        Draft draft = family.drawing().of(number);
        return Topology.of(kind + ':' + number, draft.points, draft.edges, 0);
    }

    private static String ringNote(String kind) {
        return kind.equals("ring") ? ": in a smaller ring a point would be its own neighbor, or two points would be joined twice" : "";
    }

    private static Topology grid(String name, String kind, int from) throws InputException {
        int by = name.indexOf('x', from);
        if (by < 0) {
            throw new InputException(LINE, from + 1, name.isEmpty() ? "no name" : "\"" + name.substring(from) + "\"",
                    kind.isEmpty() ? NAMES : "columns, x and rows, such as 9x9");
        }
        boolean wraps = !kind.isEmpty();
        boolean closes = kind.equals("torus");
        String note = ": on a smaller side a point would be its own neighbor, or two points would be joined twice";
        int width = number("number of columns", name, from, by, wraps ? 3 : 1, MOST_LINES, wraps ? note : "");
        int height = number("number of rows", name, by + 1, name.length(), closes ? 3 : 1, MOST_LINES, closes ? note : "");
        Draft draft = new Draft();
        for (int point = 0; point < width * height; point++) {
            int column = point % width;
            draft.points.add(column(column) + (point / width + 1));
            if (column + 1 < width) {
                draft.edge(point, point + 1);
            } else if (wraps) {
                draft.edge(point, point + 1 - width);
            }
            if (point + width < width * height) {
                draft.edge(point, point + width);
            } else if (closes) {
                draft.edge(point, column);
            }
        }
        String size = width + "x" + height;
        return Topology.of(wraps ? kind + ':' + size : size, draft.points, draft.edges, wraps ? 0 : width);
    }

    private static int number(String what, String name, int from, int to, int least, int most, String note) throws InputException {
        String expected = "a " + what + " from " + least + " to " + most;
        int number = 0;
        for (int i = from; i < to; i++) {
            char c = name.charAt(i);
            if (c < '0' || c > '9') {
                throw new InputException(LINE, i + 1, "\"" + c + "\"", expected);
            }
            number = Math.min(10 * number + c - '0', 10 * Topology.MOST_POINTS);
        }
        if (from == to || number < least || number > most) {
            String found = from == to ? "a number is missing" : name.substring(from, to);
            throw new InputException(LINE, from + 1, found, expected + note);
        }
        return number;
    }

    /** The letters of a column, from 0: A to Z without I, then AA to AZ, and so on. */
    private static String column(int column) {
        String last = LETTERS.substring(column % LETTERS.length(), column % LETTERS.length() + 1);
        return column < LETTERS.length() ? last : column(column / LETTERS.length() - 1) + last;
    }

    private static Draft ring(int points) {
        Draft draft = new Draft();
        for (int point = 0; point < points; point++) {
            draft.points.add(Integer.toString(point + 1));
            draft.edge(point, (point + 1) % points);
        }
        return draft;
    }

    private static Draft star(int rays) {
        Draft draft = new Draft();
        draft.points.add("0");
        for (int ray = 1; ray <= rays; ray++) {
            draft.points.add(Integer.toString(ray));
            draft.edge(0, ray);
        }
        return draft;
    }

    private static Draft triangle(int side) {
        Draft draft = new Draft();
        int below = -1;
        for (int length = side; length > 0; length--) {
            below = latticeRow(draft, below, length);
        }
        return draft;
    }

    private static Draft hexagon(int side) {
        Draft draft = new Draft();
        int below = -1;
        for (int row = 1; row < 2 * side; row++) {
            below = latticeRow(draft, below, 2 * side - 1 - Math.abs(row - side));
        }
        return draft;
    }

    /** Adds a row of the triangular lattice, one point longer or shorter than the row below it; returns where it begins. */
    private static int latticeRow(Draft draft, int below, int length) {
        int first = row(draft, length);
        int lengthBelow = below < 0 ? 0 : first - below;
        // Above a longer row a point stands between the points i and i + 1 below, above a shorter one between i − 1 and i.
        int shift = lengthBelow > length ? 0 : -1;
        for (int i = 0; i < length; i++) {
            for (int j = i + shift; j <= i + shift + 1; j++) {
                if (j >= 0 && j < lengthBelow) {
                    draft.edge(below + j, first + i);
                }
            }
        }
        return first;
    }

    /** The zigzag lines of a honeycomb whose cells stand on a corner: two more points each up to the middle, then two fewer. */
    private static Draft honeycomb(int side) {
        Draft draft = new Draft();
        int below = -1;
        for (int row = 1; row <= 2 * side; row++) {
            int length = 2 * side - 1 + 2 * Math.min(row, 2 * side + 1 - row);
            int first = row(draft, length);
            // In the lower half the ends of a line and every second point from them reach up, the others down; above, the
            // reverse.
            for (int i = row <= side ? 1 : 0; i < length && below >= 0; i += 2) {
                int shift = (first - below - length) / 2;
                draft.edge(below + i + shift, first + i);
            }
            below = first;
        }
        return draft;
    }

    /** Adds a row of points, each next to the one before; returns the first. */
    private static int row(Draft draft, int length) {
        int first = draft.points.size();
        int number = first == 0 ? 1 : Integer.parseInt(draft.points.getLast().replaceAll("[A-Z]", "")) + 1;
        for (int i = 0; i < length; i++) {
            draft.points.add(column(i) + number);
            if (i > 0) {
                draft.edge(first + i - 1, first + i);
            }
        }
        return first;
    }

    /**
     * The shape drawn as points and edges, without a name. Upper and lower case of a point's name are the same.
     *
     * @throws StartException for field {@code board}: no points or too many; a name that is empty, has a space, stands twice, or is
     *     {@code pass} or {@code refresh}; an edge that is no pair of points; a loop; an edge given twice, in either direction
     */
    public static Topology of(Start.Shape.Graph graph) throws StartException {
        Map<String, Integer> numbers = numbers(graph.points());
        List<int[]> edges = new ArrayList<>();
        Set<List<Integer>> drawn = new HashSet<>();
        for (List<String> edge : graph.edges()) {
            if (edge.size() != 2) {
                throw wrong("an edge " + edge, "the two points that it joins");
            }
            int one = end(edge, 0, numbers);
            int other = end(edge, 1, numbers);
            if (one == other) {
                throw wrong("an edge from " + edge.get(0) + " to itself", "an edge between two different points");
            }
            if (!drawn.add(List.of(Math.min(one, other), Math.max(one, other)))) {
                throw wrong("two edges between " + edge.get(0) + " and " + edge.get(1), "each edge once; it leads both ways");
            }
            edges.add(new int[] {one, other});
        }
        return Topology.of("", graph.points(), edges, 0);
    }

    private static Map<String, Integer> numbers(List<String> points) throws StartException {
        if (points.isEmpty() || points.size() > Topology.MOST_POINTS) {
            String found = points.isEmpty() ? "no points" : points.size() + " points";
            throw wrong(found, "from 1 to " + Topology.MOST_POINTS + " points");
        }
        Map<String, Integer> numbers = new TreeMap<>();
        for (String point : points) {
            String name = point.toUpperCase(Locale.ROOT);
            if (point.chars().anyMatch(c -> Character.isWhitespace(c) || Character.isSpaceChar(c)) || point.isEmpty()) {
                throw wrong("a point called \"" + point + "\"", "a name without spaces");
            }
            if (name.equals("PASS") || name.equals("REFRESH")) {
                throw wrong("a point called " + point, "a name other than pass and refresh");
            }
            if (numbers.put(name, numbers.size()) != null) {
                throw wrong("two points called " + point, "different names, upper and lower case alike");
            }
        }
        return numbers;
    }

    private static int end(List<String> edge, int index, Map<String, Integer> numbers) throws StartException {
        Integer number = numbers.get(edge.get(index).toUpperCase(Locale.ROOT));
        if (number == null) {
            throw wrong("an edge to " + edge.get(index), "one of the points of the board");
        }
        return number;
    }

    private static StartException wrong(String found, String expected) {
        return new StartException("board", found, expected);
    }
}
