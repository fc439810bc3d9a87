package org.openarbiter.rules.go.notation;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.sgf.SgfProperty;

/**
 * What a {@code KM} says.
 *
 * <p>Servers write komi in units of their own: {@code 65} is 6.5 in tenths of a point, {@code 650} the same in hundredths, {@code 325} in
 * hundredths of a stone, as Chinese rules count, where a stone is two points; {@code 3.75} are stones too. A quarter of a point makes no sense
 * otherwise. On small boards a number that is written like tenths may be points all the same: it is taken as it stands, and said to be
 * doubtful; one that exceeds the board cannot be points, and is read as on large ones.
 *
 * @param text the komi as a plain number; null if there is none that can be
 * @param unit the unit in which it was written; null if that is points
 * @param doubtful what it would be in tenths of a point if that may be meant as well; else null
 */
record GoKomi(@Nullable String text, @Nullable String unit, @Nullable String doubtful) {
    private static final Pattern NUMBER = Pattern.compile("[-+]?(\\d{1,4}([.,]\\d{0,3})?|[.,]\\d{1,3})");
    private static final Pattern HUNDREDTHS = Pattern.compile("[1-9](00|25|50|75)");
    private static final Pattern TENTHS = Pattern.compile("[4-8]5");
    private static final Pattern QUARTERS = Pattern.compile("\\d{1,2}[.,][27]50?");
    /** On smaller boards a komi of some dozens of points may be one. */
    private static final int LEAST_LINES = 13;
    /** Komi below five points on a large board, written in hundredths, means hundredths of a stone. */
    private static final double LEAST_POINTS = 5;

    private static final String STONES = "stones (a stone is two points)";

    private static final GoKomi NONE = new GoKomi(null, null, null);

    /** What a property says, if there is one; what it does not say plainly is noted. */
    static GoKomi read(@Nullable SgfProperty property, GoLines lines, GoLiberties liberties) throws InputException {
        if (property == null || property.simpleText().isEmpty()) {
            return NONE;
        }
        String text = property.simpleText();
        GoKomi komi = of(text, lines);
        if (komi.text == null) {
            liberties.fault(property, "KM[" + text + "] is not a possible komi; ignored");
        } else if (komi.unit != null) {
            liberties.fault(property, "KM[" + text + "] was read as " + komi.text + " points: it seems to be in " + komi.unit);
        } else if (komi.doubtful != null) {
            liberties.add(
                    property, "KM[" + text + "] was taken as " + komi.text + " points; if it is in tenths, " + komi.doubtful + " are meant");
        }
        return komi;
    }

    /** Whether it was written in stones. */
    boolean isInStones() {
        return unit != null && unit.contains("stone");
    }

    private static GoKomi in(double points, @Nullable String unit) {
        return new GoKomi(Score.plain(points), unit, null);
    }

    static GoKomi of(String written, GoLines lines) {
        int points = lines.width() * lines.height();
        if (!NUMBER.matcher(written).matches()) {
            String komi = EastAsianResult.komi(written);
            boolean possible = komi != null && Double.parseDouble(komi) <= points;
            return possible ? in(Double.parseDouble(komi), written.indexOf('子') < 0 ? null : STONES) : NONE;
        }
        double number = Double.parseDouble(written.replace(',', '.'));
        boolean large = Math.min(lines.width(), lines.height()) >= LEAST_LINES;
        if ((large || number > points) && HUNDREDTHS.matcher(written).matches()) {
            return number / 100 < LEAST_POINTS
                    ? in(number / 50, "hundredths of a stone (a stone is two points)")
                    : in(number / 100, "hundredths of a point");
        }
        if (TENTHS.matcher(written).matches()) {
            return large || number > points
                    ? in(number / 10, "tenths of a point")
                    : new GoKomi(Score.plain(number), null, Score.plain(number / 10));
        }
        if (QUARTERS.matcher(written).matches()) {
            return in(2 * number, STONES);
        }
        return new GoKomi(Math.abs(number) <= points ? Score.plain(number) : null, null, null);
    }
}
