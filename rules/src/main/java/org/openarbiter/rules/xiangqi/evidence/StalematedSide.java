package org.openarbiter.rules.xiangqi.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.evidence.StalemateFinding;
import org.openarbiter.rules.core.words.Term;

/**
 * The finding that a player who is not in check has no legal move.
 *
 * @param ply the moment
 * @param side who has no legal move
 */
public record StalematedSide(int ply, int side) implements XiangqiFinding, StalemateFinding {
    @Override
    public String kind() {
        return "stalemate";
    }

    @Override
    public Term player() {
        return Sides.term(side);
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("player", player().english());
        return values;
    }
}
