package org.openarbiter.dragons.eyes;

import java.util.Set;

/**
 * Stones around a closed space that are connected without it.
 *
 * @param beside the points of the space next to them
 * @param hasEye whether they have an eye outside
 * @param liberties how many neutral points are next to them; it counts if there are no other stones around the space
 */
public record Wall(Set<Integer> beside, boolean hasEye, int liberties) {
    /** A wall is taken to have this number of liberties outside at least: they may come from connections to others. */
    private static final int FEWEST = 2;
    /** With more of them, nothing dead in a space that is played out captures first; and a {@link Shape} has to hold them. */
    private static final int MOST = 6;

    public Wall {
        beside = Set.copyOf(beside);
    }

    /** Whether nothing but a connection on its only point in the space saves it when its liberties outside are filled. */
    boolean hangsOnOnePoint() {
        return !hasEye && beside.size() == 1;
    }

    /**
     * How many liberties outside it is taken to have; if it hangs on one point, the one whose loss is the threat.
     *
     * @param isAlone whether there are no other walls
     */
    int outside(boolean isAlone) {
        return hangsOnOnePoint() ? 1 : isAlone ? Math.clamp(liberties, FEWEST, MOST) : FEWEST;
    }
}
