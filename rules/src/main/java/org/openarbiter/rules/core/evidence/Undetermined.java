package org.openarbiter.rules.core.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The finding that a question was asked and could not be answered within its budget.
 *
 * @param ply the moment it is about, as a number of plies; 0 is the start
 * @param question what was asked
 * @param tried what was tried, with its extent
 */
public record Undetermined(int ply, Sentence question, Sentence tried) implements CommonFinding, MomentFinding {

    @Override
    public String kind() {
        return "undetermined";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("question", question.text());
        values.put("tried", tried.text());
        return values;
    }

    @Override
    public Sentence sentence() {
        return Common.say("undetermined", "question", question, "tried", tried);
    }
}
