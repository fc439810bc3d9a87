package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.MomentFinding;

/**
 * The finding that a draw could have been claimed.
 *
 * @param ply the moment at which the claimant had the move
 * @param by the claimant, as the first word of a sentence
 * @param claim the name under which it could be claimed
 * @param announced the moves of which one had to be announced with the claim; empty where the position itself was enough
 * @param san the same moves in algebraic notation
 * @param basis what the claim would have rested on
 */
record Opportunity(int ply, String by, String claim, List<String> announced, List<String> san, Finding basis)
        implements MomentFinding {
    /** How many moves are named to people. */
    private static final int MOST_NAMED = 3;

    Opportunity {
        announced = List.copyOf(announced);
        san = List.copyOf(san);
    }

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
        if (!announced.isEmpty()) {
            values.put("move", announced.getFirst());
        }
        if (announced.size() > 1) {
            values.put("moves", announced);
        }
        values.putAll(basis.values());
        values.remove("cycle");
        return values;
    }

    /** What would come about only with the announced move has not come about. */
    @Override
    public List<Finding> includes() {
        return announced.isEmpty() ? List.of(basis) : List.of();
    }

    @Override
    public String text() {
        return by + " could claim a draw (" + claim + ")" + (announced.isEmpty() ? "" : " by announcing " + named()) + ": "
                + basis.text();
    }

    private String named() {
        int more = san.size() - MOST_NAMED;
        return more > 1
                ? String.join(", ", san.subList(0, MOST_NAMED)) + " or one of " + more + " other moves"
                : String.join(" or ", san);
    }
}
