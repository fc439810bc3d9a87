package org.openarbiter.dragons.worms;

import java.util.List;

/**
 * A CAVE: an empty dragon, made of one cavity, or of the boundary components of inessential strings. Source: GNU Go 2.6 Documentation, "Amalgamation
 * of cavities" and "Dragons".
 *
 * @param color its border: that of its only cavity, or the color opposite to the strings whose removal joins its cavities
 * @param origin the origin of the cavity that took in the others
 * @param cavities the origins of its cavities, its own first
 * @param points its points in the order of reading
 * @param border BORDER: the origin of the dragon that surrounds it; −1 if there is no single one
 */
public record Cave(Color color, int origin, List<Integer> cavities, List<Integer> points, int border) {
    public Cave {
        cavities = List.copyOf(cavities);
        points = List.copyOf(points);
    }

    /** SIZE: how many points it has. */
    public int size() {
        return points.size();
    }
}
