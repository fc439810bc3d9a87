package org.openarbiter.dragons.player;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * An estimate of whose each point will be, from the stones that are likely to survive.
 *
 * <p>Stones are sources of one value for Black and its opposite for White. Every other point takes a part of the mean of its
 * neighbors, again and again, like heat in a plate: less far from stones, nothing between even ones, and more at the edge, where a
 * point has fewer neighbors. A small region that living stones of one color enclose is theirs.
 */
final class Territory {
    private static final int SWEEPS = 16;
    /** How much of the mean of its neighbors a point takes. */
    private static final double PART = 0.94;
    /** How sure a point is of the value that reaches it. */
    private static final double SURE = 1.5;
    private static final double EVEN = 0.5;
    /** The largest region that counts for sure. */
    private static final int LARGEST = 14;

    private final ReadingBoard board;
    private final double[] lives;
    private final double[] values;

    private Territory(ReadingBoard board, double[] lives, double[] values) {
        this.board = board;
        this.lives = lives;
        this.values = values;
    }

    /** 1 for Black, −1 for White. */
    static double sign(int seat) {
        return seat == ReadingBoard.BLACK ? 1 : -1;
    }

    /**
     * For each point 1 if it will be Black's, −1 if White's, and less if that is uncertain.
     *
     * @param lives for each point how likely the stone on it survives
     */
    static double[] of(ReadingBoard board, double[] lives) {
        Territory territory = new Territory(board, lives, new double[lives.length]);
        territory.settle(-1, 0);
        return territory.owners();
    }

    /**
     * The same if another stone stood on an empty point.
     *
     * @param owners without the stone
     */
    static double[] with(ReadingBoard board, double[] lives, double[] owners, int seat, int point) {
        double[] values = new double[owners.length];
        Arrays.setAll(values, at -> owners[at] / SURE);
        Territory territory = new Territory(board, lives, values);
        territory.settle(point, sign(seat));
        double[] after = territory.owners();
        after[point] = sign(seat);
        return after;
    }

    private boolean isSource(int point) {
        return board.stoneAt(point) != ReadingBoard.EMPTY && lives[point] >= EVEN;
    }

    private double source(int point) {
        return sign(board.stoneAt(point)) * (2 * lives[point] - 1);
    }

    private void settle(int added, double value) {
        for (int point = 0; point < values.length; point++) {
            if (isSource(point)) {
                values[point] = source(point);
            }
        }
        if (added >= 0) {
            values[added] = value;
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int i = 0; i < values.length; i++) {
                // To and fro, so that no direction is preferred.
                int point = sweep % 2 == 0 ? i : values.length - 1 - i;
                if (point != added && !isSource(point)) {
                    values[point] = PART * mean(point);
                }
            }
        }
    }

    private double mean(int point) {
        double sum = 0;
        for (int i = 0; i < board.degree(point); i++) {
            sum += values[board.neighbor(point, i)];
        }
        return board.degree(point) == 0 ? 0 : sum / board.degree(point);
    }

    private double[] owners() {
        double[] owners = new double[values.length];
        boolean[] isDone = new boolean[values.length];
        for (int point = 0; point < owners.length; point++) {
            if (isSource(point)) {
                owners[point] = source(point);
            } else if (!isDone[point]) {
                region(point, isDone, owners);
            }
        }
        return owners;
    }

    /** Gives the points of a region to those who enclose it, or each its own value. */
    private void region(int from, boolean[] isDone, double[] owners) {
        Deque<Integer> open = new ArrayDeque<>();
        int[] points = new int[owners.length];
        int size = 0;
        double least = 1;
        double most = -1;
        isDone[from] = true;
        open.add(from);
        while (!open.isEmpty()) {
            int point = open.remove();
            points[size++] = point;
            for (int i = 0; i < board.degree(point); i++) {
                int next = board.neighbor(point, i);
                if (isSource(next)) {
                    least = Math.min(least, source(next));
                    most = Math.max(most, source(next));
                } else if (!isDone[next]) {
                    isDone[next] = true;
                    open.add(next);
                }
            }
        }
        boolean isEnclosed = size <= LARGEST && least <= most && least * most > 0;
        double whole = isEnclosed ? Math.min(Math.abs(least), Math.abs(most)) * Math.signum(least) : 0;
        for (int i = 0; i < size; i++) {
            double own = Math.clamp(SURE * values[points[i]], -1, 1);
            owners[points[i]] = Math.abs(whole) > Math.abs(own) ? whole : own;
        }
    }
}
