package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.words.Sentence;

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
    public Sentence sentence() {
        return ChessLexicon.say("sequence", "length", length, "first", first, "last", last);
    }
}
