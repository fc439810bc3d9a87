package org.openarbiter.rules.go.picture;

import org.openarbiter.rules.go.board.Topology;

/**
 * Where the points of a board are drawn: the nearest two neighbors about one unit apart, y growing downwards.
 *
 * @param x for each point
 * @param y for each point
 * @param grid the length of a row if points stand in rows and columns; else 0
 */
@SuppressWarnings("ArrayRecordComponent") // made for one drawing and never compared
record Layout(double[] x, double[] y, int grid) {
    private static final double ROW = StrictMath.sqrt(3) / 2;
    private static final double ZIGZAG = 0.25;

    static Layout of(Topology shape) {
        String name = shape.name();
        int colon = name.indexOf(':');
        String kind = colon < 0 ? "" : name.substring(0, colon);
        int by = name.indexOf('x', colon + 1);
        return switch (kind) {
            case "ring" -> ring(shape.size());
            case "star" -> star(shape.size() - 1);
            case "torus" -> grid(shape.size(), Integer.parseInt(name, colon + 1, by, 10));
            case "cylinder" -> cylinder(shape.size(), Integer.parseInt(name, colon + 1, by, 10));
            case "hex" -> rows(shape, true);
            case "triangular", "triangle" -> rows(shape, false);
            default -> shape.width() > 0 ? grid(shape.size(), shape.width()) : StressLayout.of(shape);
        };
    }

    private static Layout grid(int size, int width) {
        Layout layout = new Layout(new double[size], new double[size], width);
        for (int point = 0; point < size; point++) {
            layout.set(point, point % width, size / width - 1 - point / width);
        }
        return layout;
    }

    private static Layout ring(int size) {
        Layout layout = new Layout(new double[size], new double[size], 0);
        for (int point = 0; point < size; point++) {
            layout.around(point, radius(size), (double) point / size);
        }
        return layout;
    }

    /** The radius of a circle on which this number of points are one unit apart. */
    private static double radius(int size) {
        return 0.5 / StrictMath.sin(StrictMath.PI / size);
    }

    private static Layout star(int rays) {
        Layout layout = new Layout(new double[rays + 1], new double[rays + 1], 0);
        double radius = Math.max(1, rays < 3 ? 1 : radius(rays));
        for (int ray = 0; ray < rays; ray++) {
            layout.around(ray + 1, radius, (double) ray / rays);
        }
        return layout;
    }

    /** The top row innermost. */
    private static Layout cylinder(int size, int width) {
        Layout layout = new Layout(new double[size], new double[size], 0);
        int height = size / width;
        for (int point = 0; point < size; point++) {
            layout.around(point, Math.max(1, radius(width)) + height - 1 - point / width, (double) (point % width) / width);
        }
        return layout;
    }

    /** Rows of a lattice, one above the other, each in the middle; in a honeycomb they go up and down. */
    private static Layout rows(Topology shape, boolean honeycomb) {
        Layout layout = new Layout(new double[shape.size()], new double[shape.size()], 0);
        int rows = row(shape, shape.size() - 1) + 1;
        int first = 0;
        for (int row = 0; row < rows; row++) {
            int end = first;
            while (end < shape.size() && row(shape, end) == row) {
                end++;
            }
            for (int point = first; point < end; point++) {
                double across = point - first - (end - first - 1) / 2.0;
                boolean up = (point - first) % 2 == 0 == row < rows / 2;
                layout.set(point, honeycomb ? across * ROW : across, honeycomb ? -1.5 * row - (up ? ZIGZAG : -ZIGZAG) : -ROW * row);
            }
            first = end;
        }
        return layout;
    }

    /** The row given by the number in a point's name, from 0. */
    private static int row(Topology shape, int point) {
        return Integer.parseInt(shape.pointName(point).replaceAll("[A-Z]", "")) - 1;
    }

    /** The same, larger if any two points would be less than a unit apart, but no more than three times as large. */
    Layout spread() {
        double nearest = Double.MAX_VALUE;
        for (int point = 0; point < x.length; point++) {
            for (int other = 0; other < point; other++) {
                nearest = Math.min(nearest, StrictMath.hypot(x[point] - x[other], y[point] - y[other]));
            }
        }
        double scale = Math.min(3, Math.max(1, 1 / Math.max(nearest, 1e-9)));
        for (int point = 0; point < x.length; point++) {
            set(point, x[point] * scale, y[point] * scale);
        }
        return this;
    }

    private void set(int point, double atX, double atY) {
        x[point] = atX;
        y[point] = atY;
    }

    /** Puts a point on a circle, a part of the way round from the top, clockwise. */
    private void around(int point, double radius, double part) {
        set(point, radius * StrictMath.sin(2 * StrictMath.PI * part), -radius * StrictMath.cos(2 * StrictMath.PI * part));
    }
}
