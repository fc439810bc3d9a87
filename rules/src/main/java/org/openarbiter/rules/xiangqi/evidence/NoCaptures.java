package org.openarbiter.rules.xiangqi.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * The finding that a number of plies passed without a capture.
 *
 * @param from the moment of the latest capture; negative where it lies before the start, as a FEN can tell
 * @param to the moment of which it speaks
 * @param uncounted how many of the plies do not count: checks that are too many, and the replies to them
 * @param checks how many checks of a player count
 * @param limited the side of which they do; −1 if of both
 */
public record NoCaptures(int from, int to, int uncounted, int checks, int limited) implements XiangqiFinding {
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
        if (uncounted > 0) {
            values.put("uncounted", uncounted);
        }
        return values;
    }

    /** How many plies count. */
    public int counted() {
        return to - from - uncounted;
    }

    @Override
    public Sentence sentence() {
        return XiangqiLexicon.say(
                "no-captures", "moves", counted() / 2, "since", Integer.signum(from), "ply", from, "uncounted", uncounted, "checks", checks,
                "player", limited < 0 ? "both" : Sides.term(limited));
    }
}
