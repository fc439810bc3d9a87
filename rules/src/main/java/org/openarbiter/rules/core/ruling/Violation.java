package org.openarbiter.rules.core.ruling;

import java.util.List;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.rule.Rule;
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
}
