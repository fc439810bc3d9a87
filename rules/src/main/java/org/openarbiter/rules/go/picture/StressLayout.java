package org.openarbiter.rules.go.picture;

import java.util.Arrays;
import org.openarbiter.rules.go.board.Topology;

/**
 * Any graph, drawn so that points are about as far apart as there are steps between them.
 *
 * <p>Stress majorization: each point in turn moves to the mean of the places that the others would have it in, near ones counting
 * most (Gansner, Koren and North, Graph drawing by stress majorization, 2004). Small graphs start from several places, always the
 * same, and the best drawing is taken.
 */
final class StressLayout {
    private static final int MOST_STARTS = 12;
    private static final int MOST_ROUNDS = 400;
    /** How many pairs of points may be looked at in all: a bound on time. */
    private static final long WORK = 120_000_000L;

    private final int size;
    private final short[][] steps;
    private final double[] x;
    private final double[] y;
    private long random = 0x5DEECE66DL;

    private StressLayout(Topology shape) {
        size = shape.size();
        steps = steps(shape);
        x = new double[size];
        y = new double[size];
    }

    static Layout of(Topology shape) {
        return new StressLayout(shape).best();
    }

    private Layout best() {
        double[] bestX = x.clone();
        double[] bestY = y.clone();
        double least = Double.MAX_VALUE;
        long pairs = Math.max(1, (long) size * size);
        int rounds = (int) Math.max(10, Math.min(MOST_ROUNDS, WORK / pairs));
        int starts = (int) Math.max(1, Math.min(MOST_STARTS, WORK / (pairs * rounds)));
        for (int start = 0; start < starts; start++) {
            begin(start);
            for (int round = 0; round < rounds; round++) {
                move();
            }
            double stress = stress();
            // A drawing has to be clearly better to be taken instead of one that is as good but for rounding.
            if (stress < least * (1 - 1e-6)) {
                least = stress;
                bestX = x.clone();
                bestY = y.clone();
            }
        }
        return new Layout(bestX, bestY, 0).spread();
    }

    /** First on a circle, then anywhere. */
    private void begin(int start) {
        for (int point = 0; point < size; point++) {
            double part = 2 * StrictMath.PI * point / size;
            x[point] = start == 0 ? StrictMath.sin(part) * size / 6.0 : next() * StrictMath.sqrt(size);
            y[point] = start == 0 ? -StrictMath.cos(part) * size / 6.0 : next() * StrictMath.sqrt(size);
        }
    }

    private double next() {
        random = random * 6364136223846793005L + 1442695040888963407L;
        return (random >>> 11) * 0x1.0p-53;
    }

    private void move() {
        for (int point = 0; point < size; point++) {
            double sumX = 0;
            double sumY = 0;
            double weights = 0;
            for (int other = 0; other < size; other++) {
                if (other == point) {
                    continue;
                }
                double wanted = steps[point][other];
                double weight = 1 / (wanted * wanted);
                double dx = x[point] - x[other];
                double dy = y[point] - y[other];
                double apart = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
                sumX += weight * (x[other] + wanted * dx / apart);
                sumY += weight * (y[other] + wanted * dy / apart);
                weights += weight;
            }
            if (weights > 0) {
                x[point] = sumX / weights;
                y[point] = sumY / weights;
            }
        }
    }

    private double stress() {
        double stress = 0;
        for (int point = 0; point < size; point++) {
            for (int other = 0; other < point; other++) {
                double apart = Math.hypot(x[point] - x[other], y[point] - y[other]);
                double wanted = steps[point][other];
                stress += (apart - wanted) * (apart - wanted) / (wanted * wanted);
            }
        }
        return stress;
    }

    /** The steps between any two points; two more than the longest way where there is none. */
    private static short[][] steps(Topology shape) {
        int size = shape.size();
        short[][] steps = new short[size][size];
        int[] queue = new int[size];
        short longest = 1;
        for (int from = 0; from < size; from++) {
            short[] row = steps[from];
            Arrays.fill(row, (short) -1);
            row[from] = 0;
            queue[0] = from;
            int written = 1;
            for (int read = 0; read < written; read++) {
                int point = queue[read];
                for (int i = 0; i < shape.degree(point); i++) {
                    int next = shape.neighbor(point, i);
                    if (row[next] < 0) {
                        row[next] = (short) (row[point] + 1);
                        longest = (short) Math.max(longest, row[next]);
                        queue[written++] = next;
                    }
                }
            }
        }
        for (short[] row : steps) {
            for (int to = 0; to < size; to++) {
                row[to] = row[to] < 0 ? (short) (longest + 2) : row[to];
            }
        }
        return steps;
    }
}
