package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.Topology;

/**
 * Which stones of a finished position stand in a seki: those that live, have neutral points, and with all that shares territory with
 * them no more than one small eye.
 *
 * <p>In a game whose neutral points have not been filled a group with territory has neutral points as well, so the size of its territory
 * tells: from three points on, or with two eyes, a group lives by itself.
 */
final class Sekis {
    private static final int ROOM_OF_TWO_EYES = 3;

    private final int[] stones;
    /** For each point the string it belongs to, named by its lowest stone, and for each string the group that shares its eyes. */
    private final int[] group;

    private Sekis(Topology topology, int[] stones) {
        this.stones = stones;
        group = new int[stones.length];
        for (int point = 0; point < stones.length; point++) {
            group[point] = point;
        }
        for (int point = 0; point < stones.length; point++) {
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbour(point, side);
                if (stones[point] != GoBoard.EMPTY && stones[next] == stones[point]) {
                    join(point, next);
                }
            }
        }
    }

    /** For each point whether a stone in a seki stands there. */
    static boolean[] of(Topology topology, int[] stones, List<FinalRegion> regions) {
        return new Sekis(topology, stones).find(regions);
    }

    private boolean[] find(List<FinalRegion> regions) {
        List<FinalRegion> eyes = new ArrayList<>();
        boolean[] neutral = new boolean[stones.length];
        for (FinalRegion region : regions) {
            if (region.owner() != GoBoard.EMPTY) {
                eyes.add(region);
                int first = region.border().iterator().next();
                region.border().forEach(stone -> join(first, stone));
            }
        }
        regions.stream().filter(region -> region.owner() == GoBoard.EMPTY)
                .forEach(region -> region.border().forEach(stone -> neutral[root(stone)] = true));
        int[] room = new int[stones.length];
        int[] count = new int[stones.length];
        for (FinalRegion eye : eyes) {
            int owner = root(eye.border().iterator().next());
            room[owner] += eye.points().size();
            count[owner]++;
        }
        boolean[] seki = new boolean[stones.length];
        for (int point = 0; point < stones.length; point++) {
            int root = root(point);
            seki[point] = stones[point] != GoBoard.EMPTY && neutral[root] && count[root] < 2 && room[root] < ROOM_OF_TWO_EYES;
        }
        return seki;
    }

    private void join(int one, int other) {
        group[root(other)] = root(one);
    }

    private int root(int point) {
        int root = point;
        while (group[root] != root) {
            root = group[root];
        }
        return root;
    }
}
