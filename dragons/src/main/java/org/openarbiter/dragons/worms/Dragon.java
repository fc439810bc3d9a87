package org.openarbiter.dragons.worms;

import java.util.List;
import org.openarbiter.dragons.read.Answer;

/**
 * A DRAGON: strings of one color which are treated as a unit, the working hypothesis being that they live or die together.
 * Source: GNU Go 2.6 Documentation, "Dragons".
 *
 * @param color its COLOR
 * @param origin its ORIGIN: that of its first string in the order of reading
 * @param worms the origins of its strings in that order
 * @param points all its points in that order
 * @param effectiveSize its EFFECTIVE SIZE in points
 * @param heyes HEYES: how many half eyes it has
 * @param heye a move that makes an eye of one of them; −1 if there is none
 * @param genus its GENUS: the caves next to it that it borders alone, less its false eyes
 * @param value its VALUE
 * @param escapeRoute its ESCAPE ROUTE: the largest number of liberties of order 4 of any of its worms
 * @param lunch LUNCH: the origin of a string next to it that can be captured, but also be saved; −1 if there is none
 * @param attack whether reading shows that the other color, to move, kills it; not complete where that was not read to its end
 * @param defend whether reading shows that its own color, to move, makes it live; not complete where that was not read to its end
 * @param status its STATUS
 * @param safety its SAFETY: the status, but critical where that is unknown and the dragon is weak
 * @param vitality its VITALITY
 * @param semeai whether it is in a SEMEAI, a capturing race
 */
public record Dragon(
        Color color,
        int origin,
        List<Integer> worms,
        List<Integer> points,
        double effectiveSize,
        int heyes,
        int heye,
        int genus,
        int value,
        int escapeRoute,
        int lunch,
        Answer attack,
        Answer defend,
        DragonStatus status,
        DragonStatus safety,
        int vitality,
        boolean semeai) {

    public Dragon {
        worms = List.copyOf(worms);
        points = List.copyOf(points);
    }

    /** SIZE: how many stones it has. */
    public int size() {
        return points.size();
    }

    /** The same dragon, in a semeai or not. */
    Dragon withSemeai(boolean races) {
        return new Dragon(color, origin, worms, points, effectiveSize, heyes, heye, genus, value, escapeRoute, lunch, attack,
                defend, status, safety, vitality, races);
    }
}
