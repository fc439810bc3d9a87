package org.openarbiter.rules.xiangqi.law;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;

/**
 * The finding that a player who is not in check has no legal move.
 *
 * @param ply the moment
 * @param player his name, as the first word of a sentence
 */
record NoLegalMove(int ply, String player) implements MomentFinding {
    @Override
    public String kind() {
        return "stalemate";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("player", player);
        return values;
    }

    @Override
    public String text() {
        return player + " is not in check and has no legal move";
    }
}
