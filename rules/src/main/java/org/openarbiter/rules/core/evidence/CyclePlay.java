package org.openarbiter.rules.core.evidence;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A play within a cycle.
 *
 * @param ply which play of the game, counted from 1
 * @param player the name of the seat that made it
 * @param move the play as its board writes it
 */
public record CyclePlay(int ply, String player, String move) {

    /** Its named values in a fixed order, for the {@link Finding#values() values} of a finding. */
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("player", player);
        values.put("move", move);
        return values;
    }
}
