package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.MomentFinding;
import org.openarbiter.rules.core.Moments;

/**
 * The finding that a draw could have been claimed for the first time.
 *
 * @param ply the moment at which the claimant had the move
 * @param by the claimant, as the first word of a sentence
 * @param claim the name under which it could be claimed
 * @param announced the move to announce with the claim; null where the position itself was enough
 * @param san the same move in algebraic notation
 * @param basis what the claim would have rested on
 */
record Opportunity(
        int ply, String by, String claim, @Nullable String announced, @Nullable String san, Finding basis)
        implements MomentFinding {

    @Override
    public String kind() {
        return "claimable";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("by", by.toLowerCase(Locale.ROOT));
        values.put("claim", claim);
        if (announced != null) {
            values.put("move", announced);
        }
        values.putAll(basis.values());
        values.remove("cycle");
        return values;
    }

    /** What would come about only with the announced move has not come about. */
    @Override
    public List<Finding> includes() {
        return announced == null ? List.of(basis) : List.of();
    }

    @Override
    public String text() {
        return by + " could claim a draw (" + claim + ") " + Moments.inWords(List.of(ply))
                + (announced == null ? "" : " by announcing " + san) + ": " + basis.text();
    }
}
