package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The finding that one sequence of moves was played three times in succession (the former German rule).
 *
 * @param from the moment before the first of the sequences
 * @param length how many plies the sequence has
 * @param first the first move of the first sequence, with its number
 * @param last the last move of the last sequence, with its number
 */
public record RepeatedSequence(int from, int length, String first, String last) implements ChessFinding {
    @Override
    public String kind() {
        return "sequence";
    }

    @Override
    public List<Integer> plies() {
        return List.of(from, from + length, from + 2 * length, from + 3 * length);
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies());
        values.put("length", length);
        return values;
    }

    @Override
    public String text() {
        return "the same sequence of " + length + " moves was played three times in succession, from " + first + " to " + last;
    }
}
