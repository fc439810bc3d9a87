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
    private static final String UNIT = "(" + STONES + "|目|집|点|點)?";
    /** A win by a margin that is not known. */
    private static final String SCORE = "Score";
    private static final double POINTS_OF_A_STONE = 2;
    /** Nobody wins by so many stones: a record that says so counts the winner's stones. */
    private static final double STONES_COUNTED = 100;

    private static final Pattern MARKS = Pattern.compile("[\\s:,.!。、，！()]+");
    private static final Pattern SIDE = Pattern.compile("([黑黒흑백白])[番棋方이의の]*+(.*)");
    private static final Pattern WIN = Pattern.compile("[获獲]?[胜勝승](?:ち|利)?");
    private static final Pattern LOSS = Pattern.compile("[负負敗败패](?:け)?");
    private static final Pattern RESIGNATION = Pattern.compile("中[盘盤]|中押し?|投了|불계");
    private static final Pattern TIME = Pattern.compile("超時|超时|(?:時間|时间)(?:切れ)?|시간");
    private static final Pattern OTHERWISE = Pattern.compile("不战|不戰|不戦|弃权|棄權|棄権|反則|犯规|犯規|반칙|기권");
    private static final Pattern TENS = Pattern.compile("(\\d?)十(\\d?)");
    private static final Pattern PARTS = Pattern.compile("(?<!\\d)(\\d++)分之(\\d++)");
    /** A whole number, a fraction and a half, with a unit. */
    private static final Pattern MARGIN =
            Pattern.compile("(\\d+(?:[.]\\d+)?(?!/))?" + UNIT + "又?(?:(\\d)/([1-9]))?(半|반)?" + UNIT);

    private static final Pattern KOMI = Pattern.compile("^[黑黒흑]?(?:[贴貼][目子]?|コミ|込み|덤)");

    private static final Pattern IN_STONES = Pattern.compile("[黑黒흑]?[贴貼]子");

    private EastAsianResult() {}

    /** A result in the words of SGF; null if this is none in one of these languages. */
    static @Nullable String inSgf(String recorded) {
        if (recorded.chars().allMatch(c -> c < 0x80)) {
            return null;
        }
        String text = digits(plain(recorded));
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
        if (!side.matches()) {
            return null;
        }
        boolean isBlack = "黑黒흑".contains(side.group(1));
        boolean wins = WIN.matcher(side.group(2)).find();
        if (!wins && !LOSS.matcher(side.group(2)).find()) {
            return null;
        }
        String by = how((wins ? WIN : LOSS).matcher(side.group(2)).replaceFirst(""));
        return by == null ? null : (isBlack == wins ? "B+" : "W+") + by;
    }

    /** A komi in one of these languages, in points: 6.5 for {@code 6目半}, 7.5 for {@code 贴3又3/4子}; null if this is none. */
    static @Nullable String komi(String written) {
        if (written.chars().allMatch(c -> c < 0x80)) {
            return null;
        }
        String text = digits(plain(written));
        String number = KOMI.matcher(text).replaceFirst("");
        boolean isUnitBefore = IN_STONES.matcher(text).lookingAt() && !number.endsWith("子");
        Matcher margin = MARGIN.matcher(isUnitBefore ? number + "子" : number);
        String points = hasNumber(margin) ? points(margin) : SCORE;
        return points.equals(SCORE) ? null : points;
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).replace('\u2044', '/');
    }

    /** By what somebody won, as SGF has it behind the sign; null if this is something else. */
    private static @Nullable String how(String text) {
        if (RESIGNATION.matcher(text).matches()) {
            return "R";
        }
        if (TIME.matcher(text).matches()) {
            return "T";
        }
        if (OTHERWISE.matcher(text).matches()) {
            return "F";
        }
        Matcher margin = MARGIN.matcher(text);
        return text.isEmpty() ? "" : hasNumber(margin) ? points(margin) : null;
    }

    private static boolean hasNumber(Matcher margin) {
        return margin.matches() && (margin.group(1) != null || margin.group(3) != null || margin.group(5) != null);
    }

    /** Numerals as digits, without spaces and punctuation: {@code 十二} is 12, {@code 四分之三} is 3/4. */
    private static String digits(String text) {
        String plain = text.replaceAll("(?<=\\d)[.](?=\\d)", "·");
        StringBuilder digits = new StringBuilder(MARKS.matcher(plain).replaceAll("").replace('·', '.'));
        for (int at = 0; at < digits.length(); at++) {
            int digit = DIGITS.indexOf(digits.charAt(at));
            if (digit >= 0) {
                digits.setCharAt(at, (char) ('0' + digit));
            } else if (digits.charAt(at) == '两' || digits.charAt(at) == '兩') {
                digits.setCharAt(at, '2');
            }
        }
        String tens = TENS.matcher(digits).replaceAll(ten -> {
            int number = 10 * (ten.group(1).isEmpty() ? 1 : Integer.parseInt(ten.group(1)));
            return "" + (number + (ten.group(2).isEmpty() ? 0 : Integer.parseInt(ten.group(2))));
        });
        return PARTS.matcher(tens).replaceAll("$2/$1");
    }

    private static String points(MatchResult margin) {
        double written = (margin.group(1) == null ? 0 : Double.parseDouble(margin.group(1)))
                + (margin.group(3) == null ? 0 : Double.parseDouble(margin.group(3)) / Double.parseDouble(margin.group(4)))
                + (margin.group(5) == null ? 0 : 0.5);
        boolean countsStones = STONES.equals(margin.group(2)) || STONES.equals(margin.group(6));
        return !countsStones ? "" + written : written > STONES_COUNTED ? SCORE : "" + POINTS_OF_A_STONE * written;
    }
}
