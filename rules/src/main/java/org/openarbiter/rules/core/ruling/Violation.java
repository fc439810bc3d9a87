package org.openarbiter.rules.core.ruling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A play that a rule forbade and that was executed all the same, so that the record could be followed.
 *
 * @param ply which play
 * @param by who made it
 * @param play the play as text
 * @param move the same as players name it, with its number
 * @param rule what forbids it
 * @param why a clause
 * @param findings the evidence
 */
public record Violation(int ply, int by, String play, Sentence move, Rule<?> rule, Sentence why, List<Finding> findings) {
    public Violation {
        findings = List.copyOf(findings);
    }

    /** The reason in English. */
    public String text() {
        return why.text();
    }

    /** What is said of the first violation of a round, and how often it was repeated. */
    public static Sentence told(List<Violation> round, Sentence first) {
        int more = round.size() - 1;
        return more == 0 ? first : Sentence.row(first, Common.say("again", "times", more, "move", round.getLast().move()));
    }

    /**
     * Violations in groups, in the order of their first ones: the rounds of one kind of cycle that one rule forbids again and again make a group, any other
     * violation one of its own.
     */
    public static List<List<Violation>> rounds(List<Violation> violations) {
        Map<List<Object>, List<Violation>> rounds = new LinkedHashMap<>();
        for (Violation violation : violations) {
            String type = violation.findings().isEmpty() ? "" : violation.findings().getFirst().cycleType();
            Object round = type.isEmpty() ? violation.ply() : type;
            rounds.computeIfAbsent(List.of(violation.rule().id(), round), key -> new ArrayList<>()).add(violation);
        }
        return List.copyOf(rounds.values());
    }
}
