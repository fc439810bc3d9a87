package org.openarbiter.rules.go.law;

import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;

/**
 * The finding that a player has left a game that goes on without him.
 *
 * @param ply the moment
 * @param how a clause such as {@code R resigned}
 */
record Left(int ply, String how) implements MomentFinding {
    @Override
    public String kind() {
        return "left";
    }

    @Override
    public Map<String, Object> values() {
        return Map.of("ply", ply);
    }

    @Override
    public String text() {
        return how + (ply == 0 ? " before the first move" : " after move " + ply) + "; the others play on";
    }
}
