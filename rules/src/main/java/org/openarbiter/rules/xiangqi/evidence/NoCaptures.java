package org.openarbiter.rules.xiangqi.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The finding that a number of plies passed without a capture.
 *
 * @param from the moment of the latest capture; negative where it lies before the start, as a FEN can tell
 * @param to the moment of which it speaks
 */
public record NoCaptures(int from, int to) implements XiangqiFinding {
    @Override
    public String kind() {
        return "no-captures";
    }

    @Override
    public List<Integer> plies() {
        return from < 0 ? List.of(to) : List.of(from, to);
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("from", from);
        values.put("to", to);
        values.put("plies", to - from);
        return values;
    }

    @Override
    public String text() {
        String since = from > 0 ? "since ply " + from : from == 0 ? "since the start" : "some of them before the start";
        return (to - from) / 2 + " moves by each player without a capture, " + since;
    }
}
