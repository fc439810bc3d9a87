package org.openarbiter.dragons.eyes;

import java.util.Set;

/**
 * Stones around a closed space that are connected without it.
 *
 * @param beside the points of the space next to them
 * @param hasEye whether they have an eye outside
 */
public record Wall(Set<Integer> beside, boolean hasEye) {
    private static final int OUTSIDE = 2;

    public Wall {
        beside = Set.copyOf(beside);
    }

    /** Whether nothing but a connection on its only point in the space saves it when its liberties outside are filled. */
    boolean hangsOnOnePoint() {
        return !hasEye && beside.size() == 1;
    }

    /** How many liberties outside it is taken to have; if it hangs on one point, the one whose loss is the threat. */
    int outside() {
        return hangsOnOnePoint() ? 1 : OUTSIDE;
    }
}
