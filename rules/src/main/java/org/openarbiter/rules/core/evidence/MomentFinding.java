package org.openarbiter.rules.core.evidence;

import java.util.List;

/** A finding about a single moment. */
public interface MomentFinding extends Finding {

    /** The moment it speaks of. */
    int ply();

    @Override
    default List<Integer> plies() {
        return List.of(ply());
    }
}
