package org.openarbiter.rules.chess.law;

import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Source;

/**
 * Where it is written that a draw can be claimed.
 *
 * @param standing on the position as it stands
 * @param announced on the move that the claimant announces
 */
record ClaimSources(Source standing, Source announced) {
    /** The sources for the rule with this id. */
    static ClaimSources in(Edition edition, String id) {
        return new ClaimSources(edition.source(id, "standing"), edition.source(id, "announced"));
    }

    /** The source for a claim. */
    Source of(Act.Claim claim) {
        return claim.announced().isEmpty() ? standing : announced;
    }
}
