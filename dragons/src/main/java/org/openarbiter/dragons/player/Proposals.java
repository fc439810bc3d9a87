package org.openarbiter.dragons.player;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The moves that ideas have proposed, each with the sum of their values in points. */
final class Proposals {
    private final Turn turn;
    private final Map<Integer, Double> values = new TreeMap<>();

    Proposals(Turn turn) {
        this.turn = turn;
    }

    /**
     * Adds a move, unless it may not be played.
     *
     * @param point −1 for no move
     */
    void add(int point, double value) {
        if (point >= 0 && (values.containsKey(point) || turn.mayPlay(point))) {
            values.merge(point, value, Double::sum);
        }
    }

    /** The value of a move; 0 if it was not proposed. */
    double value(int point) {
        return values.getOrDefault(point, 0.0);
    }

    /** The moves with the largest values, the largest first; of equal ones the lowest point. */
    List<Integer> best(int count) {
        return values.entrySet().stream()
                .sorted(Comparator.comparingDouble((Map.Entry<Integer, Double> move) -> -move.getValue()).thenComparing(Map.Entry::getKey))
                .limit(count)
                .map(Map.Entry::getKey)
                .toList();
    }
}
