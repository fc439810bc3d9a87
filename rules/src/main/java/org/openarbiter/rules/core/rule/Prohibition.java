package org.openarbiter.rules.core.rule;

import java.util.List;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.words.Sentence;

/**
 * Why a proposed play is not allowed.
 *
 * @param why a clause fit to follow the play and a colon
 * @param impossible whether the play cannot even be executed (no such piece, an occupied point); one that only a rule forbids can
 *     be, so that a record that contains it can be followed
 * @param findings the evidence
 */
public record Prohibition(Sentence why, boolean impossible, List<Finding> findings) {
    public Prohibition {
        findings = List.copyOf(findings);
    }

    /** The reason in English. */
    public String text() {
        return why.text();
    }
}
