package org.openarbiter.rules.core.evidence;

import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/** The finding that a player who is not in check has no legal move, in any game that has kings. */
public interface StalemateFinding extends MomentFinding {

    /** Who has no legal move. */
    Term player();

    @Override
    default boolean isIncident() {
        return false;
    }

    @Override
    default Sentence sentence() {
        return Common.say("stalemate", "player", player());
    }
}
