package org.openarbiter.rules.go.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The finding that a clean-up phase begins.
 *
 * @param ply the moment
 * @param phase 1 or 2
 */
public record CleanUpPhase(int ply, int phase) implements GoFinding, MomentFinding {
    @Override
    public String kind() {
        return "clean-up";
    }

    @Override
    public boolean isIncident() {
        return false;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("phase", phase);
        return values;
    }

    @Override
    public Sentence sentence() {
        return GoLexicon.say("clean-up", "phase", phase, "ply", ply);
    }
}
