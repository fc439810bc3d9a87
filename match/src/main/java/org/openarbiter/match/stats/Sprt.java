package org.openarbiter.match.stats;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;

/**
 * A sequential probability ratio test of two hypotheses about the difference in strength: a match goes on until one of them is so
 * much likelier that the other can be given up at the chosen risks.
 *
 * <p>It is the generalized test: under each hypothesis the distribution of the five outcomes of a pair is the likeliest one that
 * fits it, given what was seen. Under logistic Elo a hypothesis fixes the mean m, and the likeliest probabilities are p / (1 + x
 * (a − m)) with the one x that makes the mean come out. Under normalized Elo it fixes how many standard deviations the mean lies
 * above ½, which is solved by iterating the same step on the tangent of that condition. Source: Michel Van den Bergh, A Practical
 * Introduction to the GSPRT; Comments on Normalized Elo.
 *
 * @param model what the two bounds are measured in
 * @param elo0 the difference under the first hypothesis
 * @param elo1 the difference under the second
 * @param alpha risk of taking the second although the first is true
 * @param beta risk of taking the first although the second is true
 */
public record Sprt(Model model, double elo0, double elo1, double alpha, double beta) {
    private static final int ITERATIONS = 40;
    private static final double EXACT = 1e-10;
    private static final int HALVINGS = 100;
    private static final double EVEN = 0.5;

    /** In which Elo the hypotheses are stated. */
    public enum Model {
        /** Logistic Elo. */
        LOGISTIC,
        /** Normalized Elo. */
        NORMALIZED;

        /** As it is written on a command line. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Where a test stands. */
    public enum State {
        /** Neither hypothesis can be given up. */
        OPEN,
        /** The difference is rather the first one. */
        FIRST,
        /** The difference is rather the second one. */
        SECOND
    }

    public Sprt {
        if (!(elo0 < elo1) || !(alpha > 0 && alpha < 0.5) || !(beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException("a test wants a lower and a higher Elo, and risks between 0 and 0.5");
        }
    }

    /** The logarithm of the ratio below which the first hypothesis is taken. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** The logarithm of the ratio above which the second hypothesis is taken. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** Where the test stands after these pairs. */
    public State state(PairCounts pairs) {
        double ratio = ratio(pairs);
        if (ratio >= upper()) {
            return State.SECOND;
        }
        return ratio <= lower() ? State.FIRST : State.OPEN;
    }

    /** The logarithm of the likelihood ratio of the second hypothesis to the first. */
    public double ratio(PairCounts pairs) {
        if (pairs.pairs() == 0) {
            return 0;
        }
        double[] seen = pairs.probabilities();
        double[] first = likeliest(seen, elo0);
        double[] second = likeliest(seen, elo1);
        double sum = 0;
        for (int i = 0; i < seen.length; i++) {
            sum += seen[i] * Math.log(second[i] / first[i]);
        }
        return pairs.total() * sum;
    }

    private double[] likeliest(double[] seen, double elo) {
        return switch (model) {
            case LOGISTIC -> {
                double mean = Strength.share(elo);
                yield fitted(seen, outcome -> PairCounts.value(outcome) - mean);
            }
            case NORMALIZED -> likeliestAt(seen, Strength.deviations(elo));
        };
    }

    /** The likeliest probabilities whose mean lies a given number of their own standard deviations above ½. */
    private static double[] likeliestAt(double[] seen, double deviations) {
        double[] fitted = new double[seen.length];
        Arrays.fill(fitted, 1.0 / seen.length);
        double change = 1;
        for (int i = 0; i < ITERATIONS && change > EXACT; i++) {
            double mean = moment(fitted, 0, 1);
            double deviation = Math.sqrt(moment(fitted, mean, 2));
            double[] next = fitted(seen, outcome -> {
                double value = PairCounts.value(outcome);
                double z = (mean - value) / deviation;
                return value - EVEN - deviations * deviation * (1 + z * z) / 2;
            });
            change = 0;
            for (int j = 0; j < next.length; j++) {
                change = Math.max(change, Math.abs(next[j] - fitted[j]));
            }
            fitted = next;
        }
        return fitted;
    }

    private static double moment(double[] probabilities, double about, int power) {
        double sum = 0;
        for (int i = 0; i < probabilities.length; i++) {
            sum += probabilities[i] * Math.pow(PairCounts.value(i) - about, power);
        }
        return sum;
    }

    /** The likeliest probabilities under which a quantity has the expectation 0. */
    private static double[] fitted(double[] seen, IntToDoubleFunction quantity) {
        double least = 0;
        double greatest = 0;
        for (int i = 0; i < seen.length; i++) {
            least = Math.min(least, quantity.applyAsDouble(i));
            greatest = Math.max(greatest, quantity.applyAsDouble(i));
        }
        // Between these the probabilities are positive and the expectation falls as x grows.
        double low = -1 / greatest;
        double high = -1 / least;
        for (int i = 0; i < HALVINGS; i++) {
            double x = (low + high) / 2;
            double sum = 0;
            for (int j = 0; j < seen.length; j++) {
                double value = quantity.applyAsDouble(j);
                sum += seen[j] * value / (1 + x * value);
            }
            if (sum > 0) {
                low = x;
            } else {
                high = x;
            }
        }
        double x = (low + high) / 2;
        double[] fitted = new double[seen.length];
        for (int i = 0; i < seen.length; i++) {
            fitted[i] = seen[i] / (1 + x * quantity.applyAsDouble(i));
        }
        return fitted;
    }
}
