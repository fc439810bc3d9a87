package org.openarbiter.dragons.read;

import org.openarbiter.rules.core.board.KeyNumbers;
import org.openarbiter.rules.go.board.Topology;

/** The points of a rectangle as a {@link ReadingBoard} uses them. Never changed, so boards of one position share it. */
final class Grid {
    /** The most neighbors that a point has. */
    static final int DIRECTIONS = 4;

    private static final long KEY_SEED = 0x72656164L;

    private final Topology topology;
    private final int points;
    private final int words;
    private final int[] degrees;
    private final int[] neighbors;
    private final int[] corners;
    private final int[] diagonals;
    /** The neighbors of each point as a set. */
    private final long[] around;
    private final long[] keys;

    /**
     * The points of a shape.
     *
     * @throws IllegalArgumentException if the shape is no rectangle, or too large
     */
    Grid(Topology topology) {
        if (topology.width() == 0 || topology.size() > ReadingBoard.MOST_POINTS) {
            throw new IllegalArgumentException("reading is for rectangles of at most " + ReadingBoard.MOST_POINTS + " points");
        }
        this.topology = topology;
        points = topology.size();
        words = (points + Long.SIZE - 1) / Long.SIZE;
        degrees = new int[points];
        neighbors = new int[points * DIRECTIONS];
        corners = new int[points];
        diagonals = new int[points * DIRECTIONS];
        around = new long[points * words];
        for (int point = 0; point < points; point++) {
            degrees[point] = topology.degree(point);
            for (int i = 0; i < degrees[point]; i++) {
                int next = topology.neighbor(point, i);
                neighbors[point * DIRECTIONS + i] = next;
                around[point * words + (next >> 6)] |= 1L << next;
            }
            findDiagonals(point);
        }
        keys = KeyNumbers.of(3 * points, KEY_SEED);
    }

    private void findDiagonals(int point) {
        int width = topology.width();
        int height = topology.height();
        for (int x = point % width - 1; x <= point % width + 1; x += 2) {
            for (int y = point / width - 1; y <= point / width + 1; y += 2) {
                if (x >= 0 && x < width && y >= 0 && y < height) {
                    diagonals[point * DIRECTIONS + corners[point]++] = y * width + x;
                }
            }
        }
    }

    Topology topology() {
        return topology;
    }

    int points() {
        return points;
    }

    /** How many words of 64 points a set has. */
    int words() {
        return words;
    }

    int degree(int point) {
        return degrees[point];
    }

    int neighbor(int point, int index) {
        return neighbors[point * DIRECTIONS + index];
    }

    int diagonals(int point) {
        return corners[point];
    }

    int diagonal(int point, int index) {
        return diagonals[point * DIRECTIONS + index];
    }

    /** The neighbors of all points as sets, one after the other. */
    long[] around() {
        return around;
    }

    /** The number of a stone in the keys of positions. */
    long stoneKey(int color, int point) {
        return keys[color * points + point];
    }

    /** The number of a ko in the keys of positions. */
    long koKey(int point) {
        return keys[2 * points + point];
    }
}
