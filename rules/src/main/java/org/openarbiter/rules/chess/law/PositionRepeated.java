package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.rule.Repetition;

/**
 * The finding that one chess position came back, with the moves after which it stood as players write them.
 *
 * @param repetition the same in plies, with the latest cycle where that is wanted
 * @param after the moves, such as {@code 41...Re1}; {@code the start} where it stood then
 * @param occurrence how often it has stood; more than there are moments where only the latest are listed
 * @param announced whether the last of the moves was only announced with a claim, or could have been
 */
record PositionRepeated(Repetition repetition, List<String> after, int occurrence, boolean announced) implements Finding {
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
        List<String> played = announced ? after.subList(0, after.size() - 1) : after;
        int times = announced ? occurrence - 1 : occurrence;
        String stood = times > played.size()
                ? "the same position stood " + times + " times, the last times " + MoveNames.inWords(played)
                : "the same position stood " + MoveNames.inWords(played);
        return announced ? stood + ", and would have stood again after " + after.getLast() : stood;
    }
}
