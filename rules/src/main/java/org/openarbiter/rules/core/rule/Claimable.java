package org.openarbiter.rules.core.rule;

import java.util.List;
import java.util.OptionalInt;
import org.openarbiter.rules.core.evidence.Finding;

/**
 * A claim that would be granted now.
 *
 * @param by who could make it
 * @param claim the name under which the rule is claimed
 * @param announced the play to be announced with it; empty where the position itself is enough
 * @param findings the evidence
 */
public record Claimable(int by, String claim, OptionalInt announced, List<Finding> findings) {
    public Claimable {
        findings = List.copyOf(findings);
    }
}
