package org.openarbiter.rules.go.notation;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.go.score.Score;

/**
 * What an {@code RE} says: who won, by how much, and what ended the game off the board.
 *
 * <table>
 * <caption>From results to acts</caption>
 * <tr><th>result<th>act
 * <tr><td>{@code B+R}, {@code B+Resign}<td>White resigns
 * <tr><td>{@code B+T}, {@code B+Time}<td>White's time is up
 * <tr><td>{@code B+3.5}, {@code 0}, {@code Draw}, {@code Jigo}, {@code Void}<td>the players agree
 * <tr><td>{@code B+Illegal}, {@code B+Repetition}<td>none: the board shows whether that is so
 * <tr><td>{@code B+F}, {@code B+Forfeit}, {@code B+}, anything else that Black won by<td>the referee decides
 * <tr><td>{@code ?}, anything else<td>none
 * </table>
 *
 * <p>Capitals do not matter. Before FF[4] the text was free: {@code Black wins by 3.5 points} means the same as {@code B+3.5}, and so does
 * {@code 黑胜3目半}.
 *
 * @param outcome who won; null if that is unknown
 * @param margin by how many points the winner won; null if that is not said. Quarters count stones, as in Chinese records, two points each
 * @param act what ended the game; null if the record has only plays
 */
public record GoResult(@Nullable Outcome outcome, @Nullable Double margin, @Nullable Act act) {
    static final GoResult UNKNOWN = new GoResult(null, null, null);

    private static final GoResult VOID = new GoResult(new Outcome.NoResult(), null, new Act.Agree(new Outcome.NoResult()));
    private static final Pattern WIN =
            Pattern.compile("(b|w|black|white)(?:\\s*+\\+\\s*+|\\s++(?:wins?|won)\\b\\s*+(?:(?:by|on)\\s*+)?)(.*)");
    private static final Pattern NUMBER =
            Pattern.compile("(\\d+(?:[.,]\\d*)?|[.,]\\d+)?\\s*+(?:(½|1/2)\\s*+)?(points?|moku|pts?)?\\.?");

    /** Words for a win that the referee gave. */
    private static final Set<String> AWARDED = Set.of(
            "f", "forfeit", "forfeited", "forfeiture", "default", "adj", "adjudicated", "adjudication", "decision", "referee", "dq", "disqualified",
            "disqualification", "w", "walkover", "no", "noshow");

    /** What a result says; nothing if there is none. */
    public static GoResult of(@Nullable String recorded) {
        if (recorded == null) {
            return UNKNOWN;
        }
        String sgf = EastAsianResult.inSgf(recorded);
        String text = (sgf == null ? recorded : sgf).strip().toLowerCase(Locale.ROOT);
        return switch (text) {
            case "0", "draw", "drawn", "jigo", "tie" -> new GoResult(Outcome.DRAW, 0.0, new Act.Agree(Outcome.DRAW));
            case "void", "nr", "no result", "no-result", "noresult" -> VOID;
            default -> {
                Matcher win = WIN.matcher(text);
                yield win.matches() ? win(win.group(1).charAt(0) == 'b' ? 0 : 1, win.group(2)) : UNKNOWN;
            }
        };
    }

    /** Whether the text from which this comes tells who won, and then a reason that is not understood. */
    boolean isUnexplained(String recorded) {
        if (!(act instanceof Act.Decide)) {
            return false;
        }
        Matcher win = WIN.matcher(recorded.strip().toLowerCase(Locale.ROOT));
        return win.matches() && !win.group(2).isBlank() && !AWARDED.contains(win.group(2).split("[^a-z]", 2)[0]);
    }

    private static GoResult win(int winner, String by) {
        Outcome outcome = new Outcome.Win(winner);
        Matcher number = NUMBER.matcher(by);
        if (by.equals("score") || !by.isEmpty() && number.matches()) {
            return new GoResult(outcome, by.equals("score") ? null : points(number.group(1), number.group(2)), new Act.Agree(outcome));
        }
        return new GoResult(outcome, null, switch (by.split("[^a-z]", 2)[0]) {
            case "r", "res", "resign", "resigns", "resignation", "resigned" -> new Act.Resign(1 - winner);
            case "t", "time", "timeout" -> new Act.Flag(1 - winner);
            case "illegal", "repetition" -> null;
            default -> new Act.Decide(outcome);
        });
    }

    /**
     * A result as SGF writes it.
     *
     * @param act what ended the game; null if the board did
     * @param margin by how many points the winner won; null if nothing was counted
     * @return null if there is no result, or none that SGF has
     */
    public static @Nullable String written(Outcome outcome, @Nullable Act act, @Nullable Double margin) {
        return switch (outcome) {
            case Outcome.Win win -> (win.winner() == 0 ? "B+" : "W+") + how(act, margin);
            case Outcome.Draw draw -> "0";
            case Outcome.NoResult none -> "Void";
            case Outcome.Ranked ranked -> null;
            case Outcome.None none -> null;
        };
    }

    private static String how(@Nullable Act act, @Nullable Double margin) {
        return switch (act) {
            case Act.Resign resign -> "R";
            case Act.Flag flag -> "T";
            case Act.IllegalAgain again -> "F";
            case Act.Decide decide -> "F";
            case Act.Agree agree -> "";
            case null, default -> margin == null || margin == 0 ? "" : Score.plain(margin);
        };
    }

    private static @Nullable Double points(@Nullable String number, @Nullable String half) {
        if (number == null && half == null) {
            return null;
        }
        double written = (number == null ? 0 : Double.parseDouble(number.replace(',', '.'))) + (half == null ? 0 : 0.5);
        return written * 4 % 2 == 1 ? 2 * written : written;
    }
}
