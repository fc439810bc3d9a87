package org.openarbiter.match.stats;

import java.util.Locale;

/**
 * The difference in strength that the pairs of a match show, with 95 % error bars.
 *
 * <p>All from the mean and the variance of pairs, taken as normally distributed. Elo is logistic: a score of s is worth 400
 * log10(s / (1 − s)). Normalized Elo is the mean advantage in units of the standard deviation of a game, times 800 / ln 10, so
 * that it does not depend on how many games are drawn (Michel Van den Bergh, Normalized Elo, 2021).
 *
 * @param elo infinite if all games were won or lost
 * @param eloError half the length of the interval; not a number if it is unbounded, or if all pairs had the same score, which says nothing
 *     of how far they may differ
 * @param normalized not a number if all pairs had the same score and that is even, otherwise infinite
 * @param likelihood probability that the first engine is the stronger one; not a number if all pairs had the same score
 */
public record Strength(double elo, double eloError, double normalized, double normalizedError, double likelihood) {
    /** 95 % of a normal distribution lie within this number of standard deviations of its mean. */
    public static final double NORMAL_95 = 1.959963984540054;

    private static final double LOGISTIC = 400 / Math.log(10);
    private static final double NORMALIZED = 2 * LOGISTIC;
    private static final double GAMES = 2;
    private static final double ERF_SCALE = 0.3275911;
    private static final double[] ERF = {0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429};

    /** What these pairs show. */
    public static Strength of(PairCounts pairs) {
        double mean = pairs.mean();
        double deviation = Math.sqrt(pairs.variance());
        double error = NORMAL_95 * deviation / Math.sqrt(Math.max(1, pairs.pairs()));
        double eloError = deviation == 0 ? Double.NaN : (elo(mean + error) - elo(mean - error)) / 2;
        double normalized = (mean - 0.5) / (deviation * Math.sqrt(GAMES)) * NORMALIZED;
        double normalizedError = NORMAL_95 * NORMALIZED / Math.sqrt(GAMES * pairs.pairs());
        double likelihood = deviation == 0 ? Double.NaN : normal((mean - 0.5) / error * NORMAL_95);
        return new Strength(elo(mean), eloError, normalized, normalizedError, likelihood);
    }

    /** The difference in Elo for people: {@code +77 ± 12}, {@code −∞}. */
    public String eloText() {
        return text(elo, eloError);
    }

    /** The same for normalized Elo. */
    public String normalizedText() {
        return text(normalized, normalizedError);
    }

    /** Whether pairs came out differently, so that there is a measure of error. */
    public boolean isMeasured() {
        return !Double.isNaN(likelihood);
    }

    private static String text(double value, double error) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "+∞" : "−∞";
        }
        if (Double.isNaN(value)) {
            return "?";
        }
        String half = Double.isFinite(error) ? String.format(Locale.ROOT, "%.0f", error) : "?";
        return String.format(Locale.ROOT, "%+.0f", value).replace('-', '−') + " ± " + half;
    }

    /** The difference in Elo that a share of points stands for; infinite at 0 and 1, not a number outside. */
    public static double elo(double share) {
        return LOGISTIC * Math.log(share / (1 - share));
    }

    /** The share of points that a difference in Elo stands for. */
    public static double share(double elo) {
        return 1 / (1 + Math.exp(-elo / LOGISTIC));
    }

    /** The number of standard deviations of a pair's result that a difference in normalized Elo stands for. */
    static double deviations(double normalized) {
        return normalized / NORMALIZED * Math.sqrt(GAMES);
    }

    /** The distribution function of the normal distribution, by Abramowitz and Stegun 7.1.26: 1.5e−7 off at most. */
    private static double normal(double z) {
        double x = Math.abs(z) / Math.sqrt(2);
        double t = 1 / (1 + ERF_SCALE * x);
        double sum = 0;
        for (int i = ERF.length - 1; i >= 0; i--) {
            sum = (sum + ERF[i]) * t;
        }
        double tail = sum * Math.exp(-x * x) / 2;
        return z < 0 ? tail : 1 - tail;
    }
}
