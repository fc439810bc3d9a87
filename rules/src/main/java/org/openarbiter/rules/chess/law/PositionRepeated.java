package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.Repetition;

/**
 * The finding that one chess position came back, with the moves after which it stood as players write them.
 *
 * @param repetition the same in plies, with the latest cycle where that is wanted
 * @param after the moves, such as {@code 41...Re1}; {@code the start} where it stood then
 * @param occurrence how often it has stood; more than there are moments where only the latest are listed
 */
record PositionRepeated(Repetition repetition, List<String> after, int occurrence) implements Finding {
    PositionRepeated {
        after = List.copyOf(after);
    }

    @Override
    public String kind() {
        return repetition.kind();
    }

    @Override
    public List<Integer> plies() {
        return repetition.plies();
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>(repetition.values());
        values.put("after", after);
        if (occurrence > after.size()) {
            values.put("occurrence", occurrence);
        }
        return values;
    }

    @Override
    public String text() {
        return occurrence > after.size()
                ? "the same position stood " + occurrence + " times, the last times " + MoveNames.inWords(after)
                : "the same position stood " + MoveNames.inWords(after);
    }
}
