package org.openarbiter.rules.go.notation;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;

/**
 * What an {@code RE} says: who won, and what ended the game off the board.
 *
 * <table>
 * <caption>From results to acts</caption>
 * <tr><th>result<th>act
 * <tr><td>{@code B+R}, {@code B+Resign}<td>White resigns
 * <tr><td>{@code B+T}, {@code B+Time}<td>White's time is up
 * <tr><td>{@code B+3.5}, {@code 0}, {@code Draw}, {@code Jigo}<td>the players agree
 * <tr><td>{@code Void}<td>the referee decides that there is no result
 * <tr><td>{@code B+Illegal}, {@code B+Repetition}<td>none: the board shows whether that is so
 * <tr><td>{@code B+F}, {@code B+Forfeit}, {@code B+}, anything else that Black won by<td>the referee decides
 * <tr><td>{@code ?}, anything else<td>none
 * </table>
 *
 * <p>Capitals do not matter. Before FF[4] the text was free: {@code Black wins by 3.5 points} means the same as {@code B+3.5}.
 *
 * @param outcome who won; null if that is unknown
 * @param act what ended the game; null if the record has only plays
 */
record GoResult(@Nullable Outcome outcome, @Nullable Act act) {
    static final GoResult UNKNOWN = new GoResult(null, null);

    private static final GoResult VOID = new GoResult(new Outcome.NoResult(), new Act.Decide(new Outcome.NoResult()));
    private static final Pattern WIN =
            Pattern.compile("(b|w|black|white)(?:\\s*\\+\\s*|\\s+(?:wins?|won)\\b\\s*(?:by|on)?\\s*)(.*)");
    private static final Pattern NUMBER = Pattern.compile("(\\d+([.,]\\d*)?|[.,]\\d+)?\\s*(½|1/2)?\\s*(points?|moku|pts?)?\\.?");

    static GoResult of(@Nullable String recorded) {
        if (recorded == null) {
            return UNKNOWN;
        }
        String text = recorded.strip().toLowerCase(Locale.ROOT);
        return switch (text) {
            case "0", "draw", "drawn", "jigo", "tie" -> new GoResult(Outcome.DRAW, new Act.Agree(Outcome.DRAW));
            case "void", "no result", "no-result", "noresult" -> VOID;
            default -> {
                Matcher win = WIN.matcher(text);
                yield win.matches() ? win(win.group(1).charAt(0) == 'b' ? 0 : 1, win.group(2)) : UNKNOWN;
            }
        };
    }

    private static GoResult win(int winner, String by) {
        Outcome outcome = new Outcome.Win(winner);
        if (by.equals("score") || !by.isEmpty() && NUMBER.matcher(by).matches()) {
            return new GoResult(outcome, new Act.Agree(outcome));
        }
        return new GoResult(outcome, switch (by.split("[^a-z]", 2)[0]) {
            case "r", "res", "resign", "resigns", "resignation", "resigned" -> new Act.Resign(1 - winner);
            case "t", "time", "timeout" -> new Act.Flag(1 - winner);
            case "illegal", "repetition" -> null;
            default -> new Act.Decide(outcome);
        });
    }
}
