package org.openarbiter.dragons.playout;

import org.openarbiter.rules.go.board.Topology;

/** The ring of eight points around each point of a board, row by row from the top left. */
public final class Rings {
    /** How many points a ring has. */
    public static final int SIZE = 8;
    /** What {@link #at} returns where a ring reaches beyond the edge. */
    public static final int BEYOND = -1;
    private static final int SIDE = 3;
    private static final int CENTER = 4;

    private final int[] points;

    /** The rings of a rectangle. */
    public Rings(Topology topology) {
        int width = topology.width();
        int height = topology.height();
        points = new int[SIZE * width * height];
        for (int point = 0; point < width * height; point++) {
            int at = SIZE * point;
            for (int cell = 0; cell < SIDE * SIDE; cell++) {
                int column = point % width + cell % SIDE - 1;
                int row = point / width + 1 - cell / SIDE;
                boolean exists = column >= 0 && column < width && row >= 0 && row < height;
                if (cell != CENTER) {
                    points[at++] = exists ? row * width + column : BEYOND;
                }
            }
        }
    }

    /** A point of the ring around another, by its number from 0; {@link #BEYOND} if there is none. */
    public int at(int point, int index) {
        return points[SIZE * point + index];
    }
}
