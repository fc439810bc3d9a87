package org.openarbiter.bench.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.openarbiter.match.stats.Strength;

/** Measurements of one thing: the smallest, the one in the middle, the largest. */
public final class Series {
    private final List<Double> values = new ArrayList<>();

    /** Adds a value. */
    public void add(double value) {
        values.add(value);
    }

    double median() {
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /** The value that a part of all values, from 0 to 1, does not exceed. */
    public double quantile(double part) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.get((int) Math.ceil(part * sorted.size()) - 1);
    }

    /** The sum of all values. */
    public double sum() {
        return values.stream().mapToDouble(Double::doubleValue).sum();
    }

    /** The mean with the half width of its interval of confidence of 95 %, both in this format. */
    public String meanText(String format) {
        double mean = sum() / values.size();
        double squares = values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
        double error = values.size() < 2 ? Double.NaN : Math.sqrt(squares / (values.size() - 1) / values.size());
        return String.format(Locale.ROOT, format + " ± " + format, mean, Strength.NORMAL_95 * error);
    }

    /** All three, each in this format. */
    public String text(String format) {
        return String.format(
                Locale.ROOT, "min " + format + "  median " + format + "  max " + format,
                Collections.min(values), median(), Collections.max(values));
    }
}
