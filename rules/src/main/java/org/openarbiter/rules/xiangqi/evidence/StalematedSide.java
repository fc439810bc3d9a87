package org.openarbiter.rules.xiangqi.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.evidence.MomentFinding;

/**
 * The finding that a player who is not in check has no legal move.
 *
 * @param ply the moment
 * @param side who has no legal move
 */
public record StalematedSide(int ply, int side) implements XiangqiFinding, MomentFinding {
    @Override
    public String kind() {
        return "stalemate";
    }

    @Override
    public boolean isIncident() {
        return false;
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("player", Sides.title(side));
        return values;
    }

    @Override
    public String text() {
        return Sides.title(side) + " is not in check and has no legal move";
    }
}
