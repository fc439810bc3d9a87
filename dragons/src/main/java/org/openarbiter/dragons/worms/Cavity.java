package org.openarbiter.dragons.worms;

import java.util.List;

/**
 * A CAVITY: an empty worm.
 *
 * @param color its BORDERCOLOR
 * @param origin the first of its points in the order of reading
 * @param points its points in that order
 * @param ko whether a ko is taken by playing here
 */
public record Cavity(Color color, int origin, List<Integer> points, boolean ko) {
    public Cavity {
        points = List.copyOf(points);
    }

    /** SIZE: how many points it has. */
    public int size() {
        return points.size();
    }
}
