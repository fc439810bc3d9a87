package org.openarbiter.rules.shogi.notation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The keywords of KIF headers and the tags that they stand for; others are kept under their own names. */
final class KifTags {
    /** The colon of header lines. */
    static final String COLON = "：";

    private static final Map<String, String> TAGS = new LinkedHashMap<>();
    private static final Set<String> OF_SHOGI = Set.of("手合割", "先手", "下手", "後手", "上手", "開始日時", "終了日時", "棋戦", "戦型");

    static {
        TAGS.put("開始日時", "Date");
        TAGS.put("対局日", "Date");
        TAGS.put("棋戦", "Event");
        TAGS.put("場所", "Site");
        TAGS.put("戦型", "Opening");
        TAGS.put("持ち時間", "TimeControl");
        TAGS.put("先手", "Black");
        TAGS.put("下手", "Black");
        TAGS.put("後手", "White");
        TAGS.put("上手", "White");
    }

    private KifTags() {}

    /** The tag of a keyword. */
    static String tag(String keyword) {
        return TAGS.getOrDefault(keyword, keyword);
    }

    /** Where the colon of a header line stands, a full-width one if it has any; −1 if there is none. */
    static int colon(String line) {
        int colon = line.indexOf(COLON);
        return colon < 0 ? line.indexOf(':') : colon;
    }

    /** The keyword of a header line: what stands before its colon; the whole line if there is none. */
    static String keyword(String line) {
        int colon = colon(line);
        return (colon < 0 ? line : line.substring(0, colon)).strip();
    }

    /** Whether only a record of shogi has this keyword. */
    static boolean isOfShogi(String keyword) {
        return OF_SHOGI.contains(keyword);
    }

    /**
     * The keyword of a tag.
     *
     * @param handicap whether the players are those of a game with handicap
     */
    static String keyword(String tag, boolean handicap) {
        return switch (tag) {
            case "Black" -> handicap ? "下手" : "先手";
            case "White" -> handicap ? "上手" : "後手";
            default -> TAGS.entrySet().stream().filter(entry -> entry.getValue().equals(tag)).map(Map.Entry::getKey).findFirst().orElse(tag);
        };
    }
}
