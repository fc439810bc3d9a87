package org.openarbiter.rules.pgn;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names that games go by in the tags {@code Game} and {@code Variant}.
 *
 * <p>A name counts as a whole, whatever its case and spaces: {@code Classic Chess} is chess, though it has {@code c chess} in it,
 * {@code 国际象棋} is no xiangqi, and nor is {@code Minixiangqi}.
 */
public final class PgnGameName {
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    private static final Map<String, String> GAMES = new HashMap<>();

    static {
        names("chess", "Chess", "Classic Chess", "Classical Chess", "Standard Chess", "Orthodox Chess", "International Chess",
                "Western Chess", "国际象棋", "國際象棋", "西洋棋", "西洋象棋", "チェス", "체스");
        names("xiangqi", "Xiangqi", "Chinese Chess", "Xiangqi (Chinese Chess)", "Chinese Chess (Xiangqi)", "CChess", "象棋", "中国象棋",
                "中國象棋", "シャンチー", "샹치", "Cờ tướng", "Co tuong");
        names("shogi", "Shogi", "Japanese Chess", "将棋", "將棋", "쇼기");
        names("janggi", "Janggi", "Korean Chess", "장기", "チャンギ");
        names("go", "Go", "Igo", "Weiqi", "Baduk", "围棋", "圍棋", "囲碁", "바둑");
    }

    private PgnGameName() {}

    /** The game that the tags of a record name; null if they name none. What {@code Variant} names is the more exact. */
    public static @Nullable String of(PgnGame game) {
        String variant = of(game.value("Variant"));
        return variant != null ? variant : of(game.value("Game"));
    }

    /** The game, by its name in a rulebook's id, that the value of a tag names; null if it names none that is known. */
    public static @Nullable String of(@Nullable String value) {
        return value == null ? null : GAMES.get(key(value));
    }

    private static void names(String game, String... values) {
        Arrays.stream(values).forEach(value -> GAMES.put(key(value), game));
    }

    private static String key(String value) {
        return BETWEEN.matcher(value.toLowerCase(Locale.ROOT)).replaceAll("");
    }
}
