package org.openarbiter.search.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Fits weights to results, or to points that a search expects: what a side gets is taken to be a logistic function of the value of its
 * position, and the weights are moved so that the points become as likely as can be (P. Österlund, <i>Texel's tuning method</i>, 2014; the steps by
 * Adam, Kingma and Ba 2015).
 *
 * <p>A few thousand games know little about hundreds of weights. So each weight is held where it is by a normal distribution
 * around its present value, positions of one game count for a part of what as many games would tell, and of all steps those
 * count that do best on held-out games. The same seed gives the same weights.
 */
public final class Fit {
    /** The weight of a position, relative to a game of its own. */
    private static final double PART = 0.2;
    private static final int HELD_OUT = 5;
    private static final int STEPS = 400;
    private static final double RATE = 0.5;
    private static final double FIRST_DECAY = 0.9;
    private static final double SECOND_DECAY = 0.999;
    private static final double TINY = 1e-12;
    private static final double LEAST_SCALE = 0.0005;
    private static final double MOST_SCALE = 0.02;

    private final List<Gradients.Row> learned = new ArrayList<>();
    private final List<Gradients.Row> heldOut = new ArrayList<>();
    private final double spread;
    private final double scale;
    private final int weights;

    /**
     * What came of it.
     *
     * @param changes what is to be added to each number of the weights
     * @param steps the number of steps after which the loss on the held-out games was least
     * @param scale by how much a hundredth of a pawn changes the logarithm of the odds
     * @param before the mean loss on the held-out games, in nats a position, with the weights as they were
     * @param after the same with the new ones
     */
    public record Fitted(List<Integer> changes, int steps, double scale, double before, double after) {
        public Fitted {
            changes = List.copyOf(changes);
        }
    }

    /**
     * A fit to be made.
     *
     * @param spread how far from its present value a weight is expected, in centipawns
     * @param seed chooses the held-out games
     */
    public Fit(Gradients<?> terms, double spread, long seed) {
        this.spread = spread;
        weights = terms.weights();
        for (Gradients.Row row : terms.rows()) {
            boolean out = new Random(seed * 1_000_003 + row.game()).nextInt(HELD_OUT) == 0;
            (out ? heldOut : learned).add(row);
        }
        if (learned.isEmpty() || heldOut.isEmpty()) {
            throw new IllegalArgumentException("too few games to learn from some and to look at others");
        }
        scale = scale(learned);
    }

    /** Makes it. */
    public Fitted make() {
        double[] changes = new double[weights];
        double[] first = new double[weights];
        double[] second = new double[weights];
        double[] best = changes.clone();
        double before = loss(heldOut, changes, scale);
        double least = before;
        int bestStep = 0;
        for (int step = 1; step <= STEPS; step++) {
            double[] slope = slope(changes);
            for (int i = 0; i < weights; i++) {
                first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * slope[i];
                second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * slope[i] * slope[i];
                double mean = first[i] / (1 - Math.pow(FIRST_DECAY, step));
                double square = second[i] / (1 - Math.pow(SECOND_DECAY, step));
                changes[i] -= RATE * mean / (Math.sqrt(square) + TINY);
            }
            double loss = loss(heldOut, changes, scale);
            if (loss < least) {
                least = loss;
                bestStep = step;
                best = changes.clone();
            }
        }
        List<Integer> rounded = Arrays.stream(best).mapToObj(change -> (int) Math.round(change)).toList();
        return new Fitted(rounded, bestStep, scale, before, least);
    }

    /** How the loss changes with each weight: that of the results, and that of leaving the present values. */
    private double[] slope(double[] changes) {
        double[] slope = new double[weights];
        double part = PART * scale / learned.size();
        for (Gradients.Row row : learned) {
            double error = part * (expected(value(row, changes), scale) - row.points());
            int[] numbers = row.weights();
            float[] slopes = row.slopes();
            for (int i = 0; i < numbers.length; i++) {
                slope[numbers[i]] += error * slopes[i];
            }
        }
        for (int i = 0; i < weights; i++) {
            slope[i] += changes[i] / (spread * spread * learned.size());
        }
        return slope;
    }

    private static double value(Gradients.Row row, double[] changes) {
        double value = row.value();
        int[] numbers = row.weights();
        float[] slopes = row.slopes();
        for (int i = 0; i < numbers.length; i++) {
            value += slopes[i] * changes[numbers[i]];
        }
        return value;
    }

    private static double expected(double value, double scale) {
        return 1 / (1 + Math.exp(-scale * value));
    }

    private static double loss(List<Gradients.Row> rows, double[] changes, double scale) {
        double sum = 0;
        for (Gradients.Row row : rows) {
            double expected = Math.clamp(expected(value(row, changes), scale), TINY, 1 - TINY);
            sum -= row.points() * Math.log(expected) + (1 - row.points()) * Math.log(1 - expected);
        }
        return sum / rows.size();
    }

    /** The scale that makes the results likeliest with the weights as they are: the loss has one valley, so by thirds. */
    private double scale(List<Gradients.Row> rows) {
        double low = LEAST_SCALE;
        double high = MOST_SCALE;
        double[] unchanged = new double[weights];
        while (high - low > LEAST_SCALE / 100) {
            double third = (high - low) / 3;
            if (loss(rows, unchanged, low + third) < loss(rows, unchanged, high - third)) {
                high -= third;
            } else {
                low += third;
            }
        }
        return (low + high) / 2;
    }
}
