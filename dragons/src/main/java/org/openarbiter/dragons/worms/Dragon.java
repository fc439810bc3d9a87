package org.openarbiter.dragons.worms;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.status.GroupStatus;
import org.openarbiter.dragons.status.State;

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
 * @param life its STATUS: what becomes of it, by which moves, and how that is known
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
        GroupStatus life,
        State safety,
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

    /** Its stones, as everybody asks about them. */
    public Group group() {
        return life.group();
    }

    /** STATUS. */
    public State status() {
        return life.state();
    }

    /** Whether the other color, to move, kills it; not complete where that was not read to its end. */
    public Answer attack() {
        return life.attack();
    }

    /** Whether its own color, to move, makes it live; not complete where that was not read to its end. */
    public Answer defend() {
        return life.defense();
    }

    /** The same dragon, in a semeai or not. */
    Dragon withSemeai(boolean races) {
        return new Dragon(color, origin, worms, points, effectiveSize, heyes, heye, genus, value, escapeRoute, lunch,
                life, safety, vitality, races);
    }
}
