package org.openarbiter.rules.chess.law;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Source;

/**
 * Where it is written that a draw can be claimed.
 *
 * @param standing on the position as it stands
 * @param announced on the move that the claimant announces
 * @param touched the article by which nobody claims on a move for which he has touched a piece; empty if there is none
 * @param declared the articles by which a declared move stands; empty if there are none
 * @param wrong what a wrong claim costs and counts as; null if nothing is written of it
 */
record ClaimSources(Source standing, Source announced, String touched, String declared, @Nullable Source wrong) {
    /** The sources for the rule with this id. */
    static ClaimSources in(Edition edition, String id) {
        return new ClaimSources(
                edition.source(id, "standing"), edition.source(id, "announced"), edition.article("claim.touched"), edition.article("claim.declared"),
                edition.article("claim.wrong").isEmpty() ? null : edition.source("claim.wrong"));
    }

    /** The source for a claim. */
    Source of(Act.Claim claim) {
        return claim.announced().isEmpty() ? standing : announced;
    }
}
