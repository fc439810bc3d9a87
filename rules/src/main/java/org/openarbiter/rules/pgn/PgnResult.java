package org.openarbiter.rules.pgn;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;

/** The results that PGN knows. */
public final class PgnResult {
    /** The result of a game that both players have lost. The standard does not know it; tournaments do. */
    public static final String BOTH_LOST = "0-0";

    /** Words of Chinese records for a win of whoever moves first. */
    public static final List<String> FIRST_WINS = List.of(
            "红胜", "紅勝", "红先胜", "紅先勝", "红方胜", "紅方勝", "先胜", "先勝", "黑负", "黑負", "黑方负", "黑方負", "白胜", "白勝", "白方胜", "白方勝");
    /** The same for the other side. */
    public static final List<String> SECOND_WINS = List.of(
            "黑胜", "黑勝", "红先负", "紅先負", "黑方胜", "黑方勝", "先负", "先負", "红负", "紅負", "红方负", "紅方負", "白负", "白負", "白方负", "白方負");
    private static final Set<String> DRAWS = Set.of("和棋", "和局", "平局", "和");

    private static final Pattern DASH = Pattern.compile("[:\\u2010-\\u2015\\u2212]");

    /** How tournaments write that a player did not come, with the result in the first group or a sign for each player. */
    private static final Pattern FORFEIT = Pattern.compile("(1-0|0-1|0-0) ?(?:[Ff]\\.?|\\([Ff]\\))|\\+[/:]-|-[/:]\\+|-[/:]-");

    /** No result has more bytes. */
    private static final int LONGEST = 32;

    private PgnResult() {}

    /**
     * The termination marker that a text stands for ({@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code *}, {@link #BOTH_LOST}); null if
     * for none.
     */
    public static @Nullable String canonical(String text) {
        return switch (DASH.matcher(text.strip()).replaceAll("-").replace("½", "1/2")) {
            case "1-0" -> "1-0";
            case "0-1" -> "0-1";
            case "1/2-1/2", "1/2" -> "1/2-1/2";
            case BOTH_LOST -> BOTH_LOST;
            case "*" -> "*";
            default -> isForfeit(text) ? ofForfeit(text.strip()) : inChinese(text.strip());
        };
    }

    private static @Nullable String inChinese(String word) {
        return FIRST_WINS.contains(word) ? "1-0" : SECOND_WINS.contains(word) ? "0-1" : DRAWS.contains(word) ? "1/2-1/2" : null;
    }

    /** Whether the last word of a game is a result. */
    public static boolean ends(RawGame raw) {
        int from = raw.to();
        while (from > raw.from() && !PgnSyntax.isSpace(raw.bytes()[from - 1])) {
            from--;
        }
        return raw.to() - from <= LONGEST && canonical(new String(raw.bytes(), from, raw.to() - from, StandardCharsets.UTF_8)) != null;
    }

    /** Whether a text is a result with a sign that it was a forfeit: {@code 1-0F}, {@code +/-}, {@code -:+}. */
    static boolean isForfeit(String text) {
        return FORFEIT.matcher(text.strip()).matches();
    }

    private static String ofForfeit(String text) {
        return switch (text.charAt(0)) {
            case '+' -> "1-0";
            case '-' -> text.endsWith("+") ? "0-1" : BOTH_LOST;
            default -> text.substring(0, 3);
        };
    }

    /** The outcome for two seats, the first of which moves first; {@link Outcome#NONE} for {@code *}, null for no result. */
    public static @Nullable Outcome outcome(@Nullable String result) {
        return switch (result) {
            case "1-0" -> new Outcome.Win(0);
            case "0-1" -> new Outcome.Win(1);
            case "1/2-1/2" -> Outcome.DRAW;
            case "*" -> Outcome.NONE;
            case null, default -> null;
        };
    }
}
