package org.openarbiter.rules.janggi.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.record.Moments;

/**
 * The finding that a general is in check and no move helps (외통).
 *
 * @param ply the moment
 * @param general the point of the general
 * @param checkers the pieces that give check with their points, such as {@code chariot e5}, in the order of the points
 */
public record CheckmatedGeneral(int ply, String general, List<String> checkers) implements JanggiFinding, MomentFinding {
    public CheckmatedGeneral {
        checkers = List.copyOf(checkers);
    }

    @Override
    public String kind() {
        return "checkmate";
    }

    @Override
    public boolean isIncident() {
        return false;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("general", general);
        values.put("checkers", checkers);
        return values;
    }

    @Override
    public String text() {
        List<String> on = checkers.stream().map(checker -> "the " + checker.replace(" ", " on ")).toList();
        return Moments.list(on) + (on.size() == 1 ? " checks" : " check") + " the general on " + general + ", and no move helps";
    }
}
