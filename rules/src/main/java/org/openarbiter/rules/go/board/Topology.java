package org.openarbiter.rules.go.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The shape of a board: points with names, and which are next to each other. A finite undirected graph without loops and double
 * edges; shared by all boards of its shape, and never changed.
 */
public final class Topology {
    /** The most points a board can have: 52 lines either way, as SGF allows. */
    public static final int MOST_POINTS = 52 * 52;

    private final String name;
    private final String[] names;
    private final int[] first;
    private final int[] neighbors;
    private final int width;
    private final int height;
    private final Map<String, Integer> byName = new HashMap<>();

    /** A shape; {@code width} is 0 unless its points are those of a rectangle, row by row from the bottom. */
    private Topology(String name, List<String> names, List<List<Integer>> edges, int width) {
        this.name = name;
        this.names = names.toArray(String[]::new);
        this.width = width;
        this.height = width == 0 ? 0 : names.size() / width;
        first = new int[names.size() + 1];
        for (int point = 0; point < names.size(); point++) {
            first[point + 1] = first[point] + edges.get(point).size();
            byName.put(names.get(point).toUpperCase(Locale.ROOT), point);
        }
        neighbors = new int[first[names.size()]];
        for (int point = 0; point < names.size(); point++) {
            for (int i = 0; i < edges.get(point).size(); i++) {
                neighbors[first[point] + i] = edges.get(point).get(i);
            }
            Arrays.sort(neighbors, first[point], first[point + 1]);
        }
    }

    /**
     * The graph of these points and edges.
     *
     * @param name what it is called; empty if it has no name
     * @param points all different, ignoring case
     * @param edges pairs of indices of points
     * @param width the length of a row where the points are those of a rectangle, row by row from the bottom; else 0
     * @throws IllegalArgumentException if there is a loop, a double edge, or too few or too many points; the message says which
     */
    public static Topology of(String name, List<String> points, List<int[]> edges, int width) {
        if (points.isEmpty() || points.size() > MOST_POINTS) {
            throw new IllegalArgumentException("a board has from 1 to " + MOST_POINTS + " points, not " + points.size());
        }
        List<List<Integer>> next = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        for (String point : points) {
            next.add(new ArrayList<>());
            if (seen.put(point.toUpperCase(Locale.ROOT), next.size()) != null) {
                throw new IllegalArgumentException("two points are called " + point);
            }
        }
        for (int[] edge : edges) {
            String between = points.get(edge[0]) + " and " + points.get(edge[1]);
            if (edge[0] == edge[1]) {
                throw new IllegalArgumentException("an edge leads from " + points.get(edge[0]) + " to itself");
            }
            if (next.get(edge[0]).contains(edge[1])) {
                throw new IllegalArgumentException("two edges lead between " + between);
            }
            next.get(edge[0]).add(edge[1]);
            next.get(edge[1]).add(edge[0]);
        }
        return new Topology(name, points, next, width);
    }

    /** What it is called, such as {@code 19x19}; empty for a graph without a name. */
    public String name() {
        return name;
    }

    /** How many points it has. */
    public int size() {
        return names.length;
    }

    /** The length of a row of a rectangle; 0 for any other shape. */
    public int width() {
        return width;
    }

    /** The length of a column of a rectangle; 0 for any other shape. */
    public int height() {
        return height;
    }

    /** The name of a point: a GTP vertex on rectangles, such as {@code C3}. */
    public String pointName(int point) {
        return names[point];
    }

    /** The point of a name, upper or lower case; −1 if there is none. */
    public int point(String pointName) {
        return byName.getOrDefault(pointName.toUpperCase(Locale.ROOT), -1);
    }

    /** How many neighbors a point has. */
    public int degree(int point) {
        return first[point + 1] - first[point];
    }

    /** A neighbor of a point, by its number from 0. */
    public int neighbor(int point, int index) {
        return neighbors[first[point] + index];
    }

    /** All neighbors in one array, those of a point together; for {@link GoBoard}. */
    int[] allNeighbors() {
        return neighbors;
    }

    /** Where the neighbors of each point begin in {@link #allNeighbors}, and where the last ones end. */
    int[] firstNeighbors() {
        return first;
    }
}
