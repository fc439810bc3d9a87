package org.openarbiter.rules.go.notation;

import java.text.Normalizer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The results of Go records in Chinese, Japanese and Korean, in the words of SGF: {@code 黑中盘胜} is {@code B+R}, {@code 白番3目半勝ち} is
 * {@code W+3.5}.
 *
 * <p>Chinese margins count stones (子), two points each: {@code 黑胜3/4子} is {@code B+1.5}.
 */
final class EastAsianResult {
    private static final String DIGITS = "〇一二三四五六七八九";
    private static final String STONES = "子";
    private static final double POINTS_OF_A_STONE = 2;

    private static final Pattern SIDE = Pattern.compile("(黑|黒|흑|백|白)(?:番|棋|方|이|의)?(.*)");
    private static final Pattern WIN = Pattern.compile("[胜勝승](?:ち|利)?");
    private static final Pattern RESIGNATION = Pattern.compile("中[盘盤]|中押し?|불계");
    private static final Pattern TIME = Pattern.compile("[超时時间間]{2}(?:切れ|切)?|시간");
    private static final Pattern TENS = Pattern.compile("(\\d?)十(\\d?)");
    private static final Pattern PARTS = Pattern.compile("(\\d+)分之(\\d+)");
    /** A number, a fraction and a half, of which one is there. */
    private static final Pattern MARGIN = Pattern.compile("(\\d+(?:\\.\\d+)?(?!/))?(子|目|집)?(?:又)?(?:(\\d)/(\\d))?(半|반)?(子|目|집)?");

    private EastAsianResult() {}

    /** A result in the words of SGF; null if this is none in one of these languages. */
    static @Nullable String inSgf(String recorded) {
        if (recorded.chars().allMatch(c -> c < 0x80)) {
            return null;
        }
        String text = digits(Normalizer.normalize(recorded, Normalizer.Form.NFKC).replaceAll("\\s+", "").replace('\u2044', '/'));
        switch (text) {
            case "和棋", "平局", "和局", "持碁", "ジゴ", "무승부" -> {
                return "Draw";
            }
            case "无胜负", "無勝負" -> {
                return "Void";
            }
            default -> { }
        }
        Matcher side = SIDE.matcher(text);
        if (!side.matches() || !WIN.matcher(side.group(2)).find()) {
            return null;
        }
        String by = WIN.matcher(side.group(2)).replaceFirst("");
        String winner = "黑黒흑".contains(side.group(1)) ? "B+" : "W+";
        if (by.isEmpty() || RESIGNATION.matcher(by).matches() || TIME.matcher(by).matches()) {
            return winner + (by.isEmpty() ? "" : RESIGNATION.matcher(by).matches() ? "R" : "T");
        }
        Matcher margin = MARGIN.matcher(by);
        return margin.matches() ? winner + points(margin) : null;
    }

    /** Numerals as digits: {@code 十二} is 12, {@code 四分之三} is 3/4. */
    private static String digits(String text) {
        StringBuilder digits = new StringBuilder(text);
        for (int at = 0; at < digits.length(); at++) {
            int digit = DIGITS.indexOf(digits.charAt(at));
            if (digit >= 0) {
                digits.setCharAt(at, (char) ('0' + digit));
            }
        }
        String tens = TENS.matcher(digits).replaceAll(ten -> (ten.group(1).isEmpty() ? "1" : ten.group(1)) + (ten.group(2).isEmpty() ? "0" : ten.group(2)));
        return PARTS.matcher(tens).replaceAll("$2/$1");
    }

    private static double points(MatchResult margin) {
        double written = (margin.group(1) == null ? 0 : Double.parseDouble(margin.group(1)))
                + (margin.group(3) == null ? 0 : Double.parseDouble(margin.group(3)) / Double.parseDouble(margin.group(4)))
                + (margin.group(5) == null ? 0 : 0.5);
        return STONES.equals(margin.group(2)) || STONES.equals(margin.group(6)) ? POINTS_OF_A_STONE * written : written;
    }
}
