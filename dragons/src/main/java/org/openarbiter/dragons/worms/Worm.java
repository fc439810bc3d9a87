package org.openarbiter.dragons.worms;

import java.util.List;
import org.openarbiter.dragons.read.Answer;

/**
 * A STRING: a worm of stones, with everything that is known about it. Source: GNU Go 2.6 Documentation, "Worms".
 *
 * @param color its COLOR
 * @param origin its ORIGIN: the first of its points in the order of reading, from the top row down, from left to right
 * @param points its points in that order
 * @param effectiveSize its EFFECTIVE SIZE in points
 * @param liberties its LIBERTIES
 * @param liberties2 how many liberties of order 2 it has
 * @param liberties3 how many of order 3
 * @param liberties4 how many of order 4
 * @param attack ATTACK and ATTACK_CODE: whether the other color, to move, captures it; only read if it has fewer than four
 *     liberties
 * @param defend DEFEND and DEFEND_CODE: whether its own color, to move, saves it; only read if there is an attack
 * @param lunch LUNCH: the origin of a string next to it that can be captured, whether or not it can be defended; −1 if there is
 *     none
 * @param cutstone its CUTSTONE
 * @param genus its GENUS
 * @param value its VALUE
 * @param ko KO: whether it is a stone that can be taken in a ko
 * @param inessential whether it is INESSENTIAL
 */
public record Worm(
        Color color,
        int origin,
        List<Integer> points,
        double effectiveSize,
        int liberties,
        int liberties2,
        int liberties3,
        int liberties4,
        Answer attack,
        Answer defend,
        int lunch,
        Cutstone cutstone,
        int genus,
        int value,
        boolean ko,
        boolean inessential) {

    public Worm {
        points = List.copyOf(points);
    }

    /** SIZE: how many stones it has. */
    public int size() {
        return points.size();
    }

    /** Whether it can be captured, be it in a ko. */
    public boolean isCapturable() {
        return attack.fate().succeeds();
    }

    /** Whether it is shown that it can be captured, and that it cannot be saved even in a ko. */
    public boolean isDoomed() {
        return isCapturable() && !defend.fate().succeeds() && defend.complete();
    }
}
