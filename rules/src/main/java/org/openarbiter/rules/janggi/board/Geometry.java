package org.openarbiter.rules.janggi.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lines of the board and the ways of the pieces that step along them, worked out once.
 *
 * <p>A ray is a row of points in one direction, nearest first, along a line that is drawn on the board: ranks, files, and in the palaces the
 * diagonals through the middle.
 */
final class Geometry {
    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int PALACE_FILE = 4;
    private static final int[] PALACE_RANKS = {1, 8};

    private static final byte[][][] RAYS = new byte[Point.COUNT][][];
    private static final byte[][] PALACE_STEPS = new byte[Point.COUNT][];
    private static final byte[][] SOLDIER_STEPS = new byte[2 * Point.COUNT][];
    private static final byte[][][] HORSE_LEAPS = new byte[Point.COUNT][][];
    private static final byte[][][] ELEPHANT_LEAPS = new byte[Point.COUNT][][];
    private static final byte[][][] HORSE_ATTACKS = new byte[Point.COUNT][][];
    private static final byte[][][] ELEPHANT_ATTACKS = new byte[Point.COUNT][][];

    static {
        for (int point = 0; point < Point.COUNT; point++) {
            RAYS[point] = raysFrom(point);
            HORSE_LEAPS[point] = leaps(point, 1);
            ELEPHANT_LEAPS[point] = leaps(point, 2);
        }
        for (int point = 0; point < Point.COUNT; point++) {
            PALACE_STEPS[point] = stepsInPalace(point);
            SOLDIER_STEPS[point] = stepsOfSoldier(point, Piece.CHO);
            SOLDIER_STEPS[Point.COUNT + point] = stepsOfSoldier(point, Piece.HAN);
            HORSE_ATTACKS[point] = reversed(HORSE_LEAPS, point);
            ELEPHANT_ATTACKS[point] = reversed(ELEPHANT_LEAPS, point);
        }
    }

    private Geometry() {}

    /** The rays from a point. */
    static byte[][] rays(int point) {
        return RAYS[point];
    }

    /** Where a general or guard on a point of a palace can go, if all of it is empty; nothing outside the palaces. */
    static byte[] palaceSteps(int point) {
        return PALACE_STEPS[point];
    }

    /** Where a soldier of a side on a point can go. */
    static byte[] soldier(int side, int point) {
        return SOLDIER_STEPS[side * Point.COUNT + point];
    }

    /** The leaps of a horse from a point, each as the point passed over and the point reached. */
    static byte[][] horse(int point) {
        return HORSE_LEAPS[point];
    }

    /** The leaps of an elephant from a point, each as the two points passed over and the point reached. */
    static byte[][] elephant(int point) {
        return ELEPHANT_LEAPS[point];
    }

    /** The leaps of horses that reach a point, each as the point passed over and the point from which it comes. */
    static byte[][] horsesAt(int point) {
        return HORSE_ATTACKS[point];
    }

    /** The leaps of elephants that reach a point, each as the two points passed over and the point from which it comes. */
    static byte[][] elephantsAt(int point) {
        return ELEPHANT_ATTACKS[point];
    }

    private static byte[][] raysFrom(int point) {
        List<byte[]> rays = new ArrayList<>();
        for (int[] way : STRAIGHT) {
            rays.add(ray(point, way, Point.RANKS));
        }
        for (int[] way : DIAGONAL) {
            rays.add(diagonal(point, way));
        }
        return rays.stream().filter(ray -> ray.length > 0).toArray(byte[][]::new);
    }

    private static byte[] ray(int point, int[] way, int longest) {
        byte[] ray = new byte[longest];
        int length = 0;
        int file = Point.file(point) + way[0];
        int rank = Point.rank(point) + way[1];
        while (length < longest && Point.exists(file, rank)) {
            ray[length++] = (byte) Point.of(file, rank);
            file += way[0];
            rank += way[1];
        }
        return Arrays.copyOf(ray, length);
    }

    /** A diagonal is drawn from the middle of a palace to its four corners. */
    private static byte[] diagonal(int point, int[] way) {
        for (int rank : PALACE_RANKS) {
            int middle = Point.of(PALACE_FILE, rank);
            if (point == middle) {
                return ray(point, way, 1);
            }
            byte[] ray = ray(point, way, 2);
            if (ray.length == 2 && ray[0] == middle) {
                return ray;
            }
        }
        return new byte[0];
    }

    private static byte[] stepsInPalace(int point) {
        byte[] steps = new byte[8];
        int count = 0;
        for (byte[] ray : RAYS[point]) {
            for (int side = Piece.CHO; side <= Piece.HAN; side++) {
                if (Point.inPalace(side, point) && Point.inPalace(side, ray[0])) {
                    steps[count++] = ray[0];
                }
            }
        }
        return Arrays.copyOf(steps, count);
    }

    private static byte[] stepsOfSoldier(int point, int side) {
        byte[] steps = new byte[5];
        int count = 0;
        for (byte[] ray : RAYS[point]) {
            if (Point.depth(side, ray[0]) >= Point.depth(side, point)) {
                steps[count++] = ray[0];
            }
        }
        return Arrays.copyOf(steps, count);
    }

    /** One step along a line, then this number of steps on one of the two diagonals that lead away. */
    private static byte[][] leaps(int point, int diagonals) {
        List<byte[]> leaps = new ArrayList<>();
        for (int[] way : STRAIGHT) {
            for (int[] turn : DIAGONAL) {
                if (way[0] * turn[0] + way[1] * turn[1] > 0) {
                    leap(point, way, turn, diagonals, leaps);
                }
            }
        }
        return leaps.toArray(byte[][]::new);
    }

    private static void leap(int point, int[] way, int[] turn, int diagonals, List<byte[]> to) {
        byte[] leap = new byte[diagonals + 1];
        int file = Point.file(point) + way[0];
        int rank = Point.rank(point) + way[1];
        for (int step = 0; step <= diagonals; step++) {
            if (!Point.exists(file, rank)) {
                return;
            }
            leap[step] = (byte) Point.of(file, rank);
            file += turn[0];
            rank += turn[1];
        }
        to.add(leap);
    }

    private static byte[][] reversed(byte[][][] leaps, int to) {
        List<byte[]> found = new ArrayList<>();
        for (int from = 0; from < Point.COUNT; from++) {
            for (byte[] leap : leaps[from]) {
                if (leap[leap.length - 1] == to) {
                    byte[] back = leap.clone();
                    back[back.length - 1] = (byte) from;
                    found.add(back);
                }
            }
        }
        return found.toArray(byte[][]::new);
    }
}
