package org.openarbiter.dragons.race;

import java.util.Set;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.RankedMoves;

/**
 * What is known of the positions of a race without reading on: whether a look decides one, and otherwise which moves are worth reading there. All
 * answers rest on {@link UsualRaceKnowledge}; to try another, extend it, and compare the two with {@code bench/run knowledge}.
 *
 * <p>The position is the one that stands on the {@link Arena#board} at that time. One object serves one search and one thread.
 */
public interface RaceKnowledge {
    /** Makes the knowledge for one search. */
    @FunctionalInterface
    interface Maker {
        /** The knowledge of the race that is run in an arena. */
        RaceKnowledge of(Arena arena);
    }

    /** Looks at the position: what becomes of the group at stake. */
    Verdict judge(Phase phase, boolean attackerToMove);

    /**
     * Lists the moves worth reading in the position looked at last. Illegal moves are left out, but not those that a ko forbids; a pass is none of
     * them. The scores tell how likely moves seem; only their differences count. The list is good until the next call.
     */
    RankedMoves list(boolean byAttacker);

    /** What has been taken for granted in any judgment so far. */
    Set<Assumption> assumptions();
}
