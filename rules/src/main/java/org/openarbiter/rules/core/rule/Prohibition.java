package org.openarbiter.rules.core.rule;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.words.Sentence;

/**
 * Why a proposed play is not allowed.
 *
 * @param why a clause fit to follow the play and a colon
 * @param impossible whether the play cannot even be executed (no such piece, an occupied point); one that only a rule forbids can
 *     be, so that a record that contains it can be followed
 * @param findings the evidence
 * @param source where it is written, if that is narrower than the source of the rule
 */
public record Prohibition(Sentence why, boolean impossible, List<Finding> findings, @Nullable Source source) {
    /** One for which the source of the whole rule says where it is written. */
    public Prohibition(Sentence why, boolean impossible, List<Finding> findings) {
        this(why, impossible, findings, null);
    }

    public Prohibition {
        findings = List.copyOf(findings);
    }

    /** The reason in English. */
    public String text() {
        return why.text();
    }
}
