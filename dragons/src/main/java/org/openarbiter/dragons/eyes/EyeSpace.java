package org.openarbiter.dragons.eyes;

import java.util.List;

/**
 * An eye space: a connected set of points, empty or under lost stones of the opponent, that can become eyes of a color.
 *
 * @param color whose eyes they would be
 * @param points all its points, in order
 * @param margins those of them where it is not closed yet, or where an eye would be false: an opponent's stone there is connected
 *     to the outside
 * @param places its half eyes and false eyes
 * @param value how many eyes it is worth; attacks and defenses are points of the board
 */
public record EyeSpace(int color, List<Integer> points, List<Integer> margins, List<EyePlace> places, EyeValue value) {
    public EyeSpace {
        points = List.copyOf(points);
        margins = List.copyOf(margins);
        places = List.copyOf(places);
    }

    /** The first of its points. */
    public int origin() {
        return points.getFirst();
    }
}
