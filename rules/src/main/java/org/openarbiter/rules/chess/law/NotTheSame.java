package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.Finding;

/**
 * The finding that the same pieces stood on the same squares and the positions were not the same all the same.
 *
 * @param moments when the pieces stood so, in order
 * @param after the moves after which they stood so
 * @param differences what differs between one of them and the next, where something does
 */
record NotTheSame(List<Integer> moments, List<String> after, List<Difference> differences) implements Finding {

    /**
     * What differs between two moments.
     *
     * @param earlier the earlier moment
     * @param later the later moment
     * @param differs {@code side to move}, {@code castling} or {@code en passant}
     * @param lostAt the ply that made the difference
     * @param text the same as a clause
     */
    record Difference(int earlier, int later, String differs, int lostAt, String text) {}

    NotTheSame {
        moments = List.copyOf(moments);
        after = List.copyOf(after);
        differences = List.copyOf(differences);
    }

    @Override
    public String kind() {
        return "not-the-same";
    }

    @Override
    public List<Integer> plies() {
        return moments;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", moments);
        values.put("after", after);
        values.put("differences", differences.stream().map(NotTheSame::values).toList());
        return values;
    }

    private static Map<String, Object> values(Difference difference) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("between", List.of(difference.earlier(), difference.later()));
        values.put("differs", difference.differs());
        values.put("ply", difference.lostAt());
        values.put("text", difference.text());
        return values;
    }

    @Override
    public String text() {
        return "the same pieces stood on the same squares " + MoveNames.inWords(after) + ", but the positions differ: "
                + String.join("; ", differences.stream().map(Difference::text).distinct().toList());
    }
}
