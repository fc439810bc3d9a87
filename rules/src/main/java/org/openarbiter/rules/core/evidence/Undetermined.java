package org.openarbiter.rules.core.evidence;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The finding that a question was asked and could not be answered within its budget.
 *
 * @param ply the moment it is about, as a number of plies; 0 is the start
 * @param question what was asked
 * @param tried what was tried, with its extent
 */
public record Undetermined(int ply, String question, String tried) implements CommonFinding, MomentFinding {

    @Override
    public String kind() {
        return "undetermined";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("question", question);
        values.put("tried", tried);
        return values;
    }

    @Override
    public String text() {
        return "not determined: " + question + " (" + tried + ")";
    }
}
