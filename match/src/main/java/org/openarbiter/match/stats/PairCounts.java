package org.openarbiter.match.stats;

import java.util.ArrayList;
import java.util.List;

/**
 * How often one engine scored 0, ½, 1, 1½ and 2 points in the two games of a color-swapped pair.
 *
 * <p>The games of a pair share their opening, so they are not independent; pairs are. Their five outcomes are the pentanomial
 * distribution that all figures rest on.
 *
 * @param counts five, from 0 points to 2
 */
public record PairCounts(List<Integer> counts) {
    /** How many outcomes a pair has. */
    public static final int OUTCOMES = 5;

    /** No pair yet. */
    public static final PairCounts NONE = new PairCounts(List.of(0, 0, 0, 0, 0));

    /** What an outcome that never occurred counts, so that its logarithm exists; as fishtest does it. */
    private static final double NEVER = 1e-3;

    private static final double GREATEST = OUTCOMES - 1.0;

    public PairCounts {
        counts = List.copyOf(counts);
        if (counts.size() != OUTCOMES || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("expected five counts, not " + counts);
        }
    }

    /** The counts with one more pair that scored this number of half points, 0 to 4. */
    public PairCounts plus(int halfPoints) {
        List<Integer> more = new ArrayList<>(counts);
        more.set(halfPoints, more.get(halfPoints) + 1);
        return new PairCounts(more);
    }

    /** How many pairs there are. */
    public int pairs() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /** The mean result of a pair, from 0 to 1; 0.5 if there is none. */
    public double mean() {
        double sum = 0;
        for (int i = 0; i < OUTCOMES; i++) {
            sum += counts.get(i) * value(i);
        }
        return pairs() == 0 ? 0.5 : sum / pairs();
    }

    /** The variance of the result of a pair, on the scale of {@link #mean}. */
    public double variance() {
        double mean = mean();
        double sum = 0;
        for (int i = 0; i < OUTCOMES; i++) {
            sum += counts.get(i) * (value(i) - mean) * (value(i) - mean);
        }
        return pairs() == 0 ? 0 : sum / pairs();
    }

    /** The share of points that an outcome brings. */
    static double value(int outcome) {
        return outcome / GREATEST;
    }

    /** The probabilities of the outcomes as they were observed, none of them zero. */
    double[] probabilities() {
        double[] probabilities = new double[OUTCOMES];
        double all = total();
        for (int i = 0; i < OUTCOMES; i++) {
            probabilities[i] = Math.max(counts.get(i), NEVER) / all;
        }
        return probabilities;
    }

    /** The number of pairs, with outcomes that never occurred counted as {@link #probabilities} counts them. */
    double total() {
        return counts.stream().mapToDouble(count -> Math.max(count, NEVER)).sum();
    }
}
