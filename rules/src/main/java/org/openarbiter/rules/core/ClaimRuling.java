package org.openarbiter.rules.core;

import java.util.List;

/**
 * A claim that was made and what became of it.
 *
 * @param ply the moment at which it was made
 * @param by the claimant
 * @param claim the name under which the rule was claimed
 * @param announced the announced play as text; empty for a claim on the position as it stood
 * @param granted whether it was right
 * @param reason why, as a clause
 * @param consequences what it cost the claimant, in words
 * @param findings the evidence
 */
public record ClaimRuling(
        int ply,
        int by,
        String claim,
        String announced,
        boolean granted,
        String reason,
        List<String> consequences,
        List<Finding> findings) {
    public ClaimRuling {
        consequences = List.copyOf(consequences);
        findings = List.copyOf(findings);
    }
}
