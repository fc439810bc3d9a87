package org.openarbiter.dragons.eyes;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * A way into an eye space that one move of either side settles: the diagonal of a half eye, or an enemy string next to a margin
 * that can be captured and can be saved.
 *
 * @param points the points of the eye space that it leads to
 * @param attacks the moves that open it
 * @param defenses the moves that close it
 * @param isClosed whether it is taken to be closed already
 */
record Gate(List<Integer> points, List<Integer> attacks, List<Integer> defenses, boolean isClosed) {
    Gate {
        points = List.copyOf(points);
        attacks = List.copyOf(attacks);
        defenses = List.copyOf(defenses);
    }

    /** The gate of a half eye. */
    static Gate of(EyePlace half, boolean isClosed) {
        return new Gate(List.of(half.point()), half.attacks(), half.defenses(), isClosed);
    }

    /** Whether another gate is opened by one of the moves that open this one: then the two are one. */
    boolean isSame(Gate other) {
        return attacks.stream().anyMatch(other.attacks::contains);
    }

    /** This and another gate as one. */
    Gate with(Gate other) {
        return new Gate(union(points, other.points), union(attacks, other.attacks), union(defenses, other.defenses),
                isClosed && other.isClosed);
    }

    private static List<Integer> union(Collection<Integer> one, Collection<Integer> other) {
        TreeSet<Integer> all = new TreeSet<>(one);
        all.addAll(other);
        return List.copyOf(all);
    }
}
