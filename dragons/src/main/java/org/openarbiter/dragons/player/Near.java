package org.openarbiter.dragons.player;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.openarbiter.dragons.read.ReadingBoard;

/** The empty points a few steps from stones. */
final class Near {
    private Near() {}

    /** The empty points that are at most this number of steps along empty points from some stones. */
    static SortedSet<Integer> points(ReadingBoard board, List<Integer> stones, int steps) {
        SortedSet<Integer> points = new TreeSet<>();
        List<Integer> front = stones;
        for (int step = 0; step < steps; step++) {
            List<Integer> next = new ArrayList<>();
            for (int from : front) {
                for (int i = 0; i < board.degree(from); i++) {
                    int point = board.neighbor(from, i);
                    if (board.stoneAt(point) == ReadingBoard.EMPTY && points.add(point)) {
                        next.add(point);
                    }
                }
            }
            front = next;
        }
        return points;
    }
}
