package org.openarbiter.protocol.uci;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Thought;

/** What {@code info} lines say, combined: the latest depth, score and nodes of the first of several lines. */
final class UciInfo {
    private int depth;
    private int centipawns;
    private int mate;
    private long nodes;
    private boolean hasScore;

    /** Takes an {@code info} line; junk in it is passed over. */
    void take(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        if (words.contains("string") || number(words, "multipv", 1) != 1) {
            return;
        }
        long lineDepth = number(words, "depth", depth);
        nodes = number(words, "nodes", nodes);
        int score = words.indexOf("score");
        if (score < 0 || score + 1 >= words.size()) {
            return;
        }
        String kind = words.get(score + 1);
        boolean named = kind.equals("cp") || kind.equals("mate");
        Long value = named ? value(words, score + 2) : value(words, score + 1);
        if (value != null) {
            depth = (int) lineDepth;
            mate = kind.equals("mate") ? value.intValue() : 0;
            centipawns = kind.equals("mate") ? 0 : value.intValue();
            hasScore = true;
        }
    }

    /** What the engine thinks; null if it never gave a score. */
    @Nullable Thought thought() {
        return hasScore ? new Thought(depth, centipawns, mate, nodes) : null;
    }

    private static long number(List<String> words, String name, long otherwise) {
        int at = words.indexOf(name);
        Long value = at < 0 ? null : value(words, at + 1);
        return value == null ? otherwise : value;
    }

    private static @Nullable Long value(List<String> words, int at) {
        if (at >= words.size() || !words.get(at).matches("[+-]?\\d{1,18}")) {
            return null;
        }
        return Long.valueOf(words.get(at));
    }
}
