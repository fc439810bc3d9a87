package org.openarbiter.rules.xiangqi.notation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.pgn.PgnResult;

/** Results in words, as Chinese records give them. */
final class XiangqiResult {
    private static final List<String> RED = List.of("红胜", "紅勝", "红先胜", "紅先勝", "红方胜", "紅方勝", "先胜", "先勝", "黑负", "黑負");
    private static final List<String> BLACK = List.of("黑胜", "黑勝", "红先负", "紅先負", "黑方胜", "黑方勝", "先负", "先負", "红负", "紅負");

    private XiangqiResult() {}

    /** The termination marker of PGN that a text stands for; null if for none. */
    static @Nullable String canonical(@Nullable String text) {
        if (text == null) {
            return null;
        }
        String marker = PgnResult.canonical(text);
        if (marker != null) {
            return marker;
        }
        if (RED.stream().anyMatch(text::contains)) {
            return "1-0";
        }
        if (BLACK.stream().anyMatch(text::contains)) {
            return "0-1";
        }
        return text.contains("和") ? "1/2-1/2" : null;
    }

    /** The word for a termination marker. */
    static String word(String marker) {
        return switch (marker) {
            case "1-0" -> "红胜";
            case "0-1" -> "黑胜";
            case "1/2-1/2" -> "和棋";
            default -> "未知";
        };
    }
}
