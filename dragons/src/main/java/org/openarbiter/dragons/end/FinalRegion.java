package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * Empty points that hang together once dead stones are off, and the stones around them.
 *
 * @param points in ascending order
 * @param border the stones next to them
 * @param owner the color of all those stones, or {@link GoBoard#EMPTY} if they have none in common
 */
record FinalRegion(List<Integer> points, Set<Integer> border, int owner) {

    /** Whether stones of both colors border it. */
    boolean isShared() {
        return owner == GoBoard.EMPTY && !border.isEmpty();
    }

    /** All of them, in the order of their lowest points. */
    static List<FinalRegion> all(Topology topology, int[] stones) {
        List<FinalRegion> regions = new ArrayList<>();
        boolean[] seen = new boolean[stones.length];
        for (int point = 0; point < stones.length; point++) {
            if (stones[point] == GoBoard.EMPTY && !seen[point]) {
                regions.add(around(topology, stones, point, seen));
            }
        }
        return regions;
    }

    private static FinalRegion around(Topology topology, int[] stones, int start, boolean[] seen) {
        List<Integer> points = new ArrayList<>(List.of(start));
        Set<Integer> border = new LinkedHashSet<>();
        seen[start] = true;
        for (int i = 0; i < points.size(); i++) {
            int point = points.get(i);
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbor(point, side);
                if (stones[next] != GoBoard.EMPTY) {
                    border.add(next);
                } else if (!seen[next]) {
                    seen[next] = true;
                    points.add(next);
                }
            }
        }
        List<Integer> colors = border.stream().map(stone -> stones[stone]).distinct().toList();
        Collections.sort(points);
        return new FinalRegion(points, border, colors.size() == 1 ? colors.getFirst() : GoBoard.EMPTY);
    }
}
