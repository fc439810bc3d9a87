package org.openarbiter.rules.go.notation;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code KM} says.
 *
 * <p>Servers write komi in units of their own: {@code 65} is 6.5 in tenths of a point, {@code 650} the same in hundredths, {@code 325} in
 * hundredths of a stone, as Chinese rules count, where a stone is two points; {@code 3.75} are stones too. A quarter of a point makes no sense
 * otherwise.
 *
 * @param text the komi as a plain number; null if there is none that can be
 * @param unit the unit in which it was written; null if that is points
 */
record GoKomi(@Nullable String text, @Nullable String unit) {
    private static final Pattern NUMBER = Pattern.compile("[-+]?(\\d{1,4}([.,]\\d{0,3})?|[.,]\\d{1,3})");
    private static final Pattern HUNDREDTHS = Pattern.compile("[1-9](00|25|50|75)");
    private static final Pattern TENTHS = Pattern.compile("[4-8]5");
    private static final Pattern QUARTERS = Pattern.compile("\\d{1,2}[.,][27]50?");
    /** On smaller boards a komi of some dozens of points may be one. */
    private static final int LEAST_LINES = 13;
    /** Komi below five points on a large board, written in hundredths, means hundredths of a stone. */
    private static final double LEAST_POINTS = 5;

    static GoKomi of(String written, GoLines lines) {
        if (!NUMBER.matcher(written).matches()) {
            return new GoKomi(null, null);
        }
        double number = Double.parseDouble(written.replace(',', '.'));
        boolean large = Math.min(lines.width(), lines.height()) >= LEAST_LINES;
        if (large && HUNDREDTHS.matcher(written).matches()) {
            return number / 100 < LEAST_POINTS
                    ? new GoKomi(plain(number / 50), "hundredths of a stone (a stone is two points)")
                    : new GoKomi(plain(number / 100), "hundredths of a point");
        }
        if (large && TENTHS.matcher(written).matches()) {
            return new GoKomi(plain(number / 10), "tenths of a point");
        }
        if (QUARTERS.matcher(written).matches()) {
            return new GoKomi(plain(2 * number), "stones (a stone is two points)");
        }
        return new GoKomi(Math.abs(number) <= lines.width() * lines.height() ? plain(number) : null, null);
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString(Math.round(number)) : Double.toString(number);
    }
}
