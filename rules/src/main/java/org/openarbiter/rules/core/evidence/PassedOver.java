package org.openarbiter.rules.core.evidence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * The finding that an act was passed over because it could have no effect.
 *
 * @param ply the moment at which it was done, as a number of plies; 0 is the start
 * @param sentence what it was and why it had no effect, as a clause
 */
public record PassedOver(int ply, Sentence sentence) implements CommonFinding, MomentFinding {
    /**
     * An act that came after play had stopped.
     *
     * @param over whether the game is over; otherwise it waits for a decision
     * @param official who has to make that decision, as a term
     */
    public static PassedOver late(int ply, boolean over, Term official) {
        return new PassedOver(ply, over ? Common.say("after-end") : Common.say("before-decision", "official", official));
    }

    /** That stones were named as dead where none can be removed: such as where play goes on. */
    public static PassedOver nothingToRemove(int ply) {
        return new PassedOver(ply, Common.say("nothing-to-remove"));
    }

    @Override
    public String kind() {
        return "passed-over";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        return values;
    }
}
