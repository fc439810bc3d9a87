package org.openarbiter.rules.xiangqi.notation;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.pgn.PgnResult;

/** Results in words, as Chinese records give them. */
final class XiangqiResult {
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
        if (PgnResult.FIRST_WINS.stream().anyMatch(text::contains)) {
            return "1-0";
        }
        if (PgnResult.SECOND_WINS.stream().anyMatch(text::contains)) {
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
