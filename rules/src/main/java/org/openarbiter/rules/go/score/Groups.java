package org.openarbiter.rules.go.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.Topology;

/**
 * The groups of a finished position, and which of them live by seki.
 *
 * <p>A group is what hangs together of one seat's stones and of the empty points that only they border. By article 8 of the Japanese rules
 * living stones that possess dame are in seki. Records end before the last dame are filled, so this is read as those dame that nobody
 * fills: where a stone would have a single liberty, or leave one to a string of another player. A group beside such dame is in seki unless it
 * has two eyes: two separate regions of its own, or one of {@value #SURE_EYE_SPACE} points, too large to be made one eye.
 *
 * @param seki the empty points of groups in seki
 * @param groups for each seat how many groups are not in seki
 */
record Groups(List<Integer> seki, List<Integer> groups) {
    /** No eye space of so many points can be reduced to a single eye from within; the largest that can has six. */
    private static final int SURE_EYE_SPACE = 7;

    private static final int NOBODY = GoBoard.EMPTY;

    Groups {
        seki = List.copyOf(seki);
        groups = List.copyOf(groups);
    }

    /** How many groups of a seat are not in seki. */
    int living(int seat) {
        return groups.get(seat);
    }

    /**
     * The groups of a position.
     *
     * @param stones the seat whose stone stands on each point, or {@link GoBoard#EMPTY}; dead ones are off
     * @param owner for each empty point the seat that alone borders it, or a negative number
     */
    static Groups of(Topology topology, int[] stones, int[] owner) {
        int[] filled = withDameFilled(topology, stones, owner);
        int[] holder = new int[stones.length];
        Arrays.setAll(holder, point -> stones[point] != NOBODY ? stones[point] : Math.max(owner[point], NOBODY));
        boolean[] seen = new boolean[stones.length];
        List<Integer> seki = new ArrayList<>();
        Integer[] living = new Integer[Arrays.stream(holder).max().orElse(0) + 2];
        Arrays.fill(living, 0);
        for (int start = 0; start < stones.length; start++) {
            if (holder[start] == NOBODY || seen[start]) {
                continue;
            }
            List<Integer> group = region(topology, holder, start, seen);
            if (isBesideDame(topology, group, stones, owner, filled) && eyes(topology, group, stones) < 2) {
                group.stream().filter(point -> stones[point] == NOBODY).forEach(seki::add);
            } else {
                living[holder[start]]++;
            }
        }
        return new Groups(seki, Arrays.asList(living));
    }

    /** The points that hang together with one and have the same value. */
    private static List<Integer> region(Topology topology, int[] values, int start, boolean[] seen) {
        List<Integer> region = new ArrayList<>(List.of(start));
        seen[start] = true;
        for (int i = 0; i < region.size(); i++) {
            int point = region.get(i);
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbour(point, side);
                if (!seen[next] && values[next] == values[start]) {
                    seen[next] = true;
                    region.add(next);
                }
            }
        }
        return region;
    }

    private static boolean isBesideDame(Topology topology, List<Integer> group, int[] stones, int[] owner, int[] filled) {
        boolean beside = false;
        for (int point : group) {
            for (int side = 0; side < topology.degree(point) && stones[point] != NOBODY; side++) {
                int next = topology.neighbour(point, side);
                beside |= stones[next] == NOBODY && owner[next] == Score.SHARED && filled[next] == NOBODY;
            }
        }
        return beside;
    }

    /** How many eyes a group has for sure: its regions, one that is large enough as two. */
    private static int eyes(Topology topology, List<Integer> group, int[] stones) {
        int[] inside = new int[stones.length];
        group.stream().filter(point -> stones[point] == NOBODY).forEach(point -> inside[point] = 1);
        boolean[] seen = new boolean[stones.length];
        int eyes = 0;
        for (int point : group) {
            if (inside[point] == 1 && !seen[point]) {
                eyes += region(topology, inside, point, seen).size() >= SURE_EYE_SPACE ? 2 : 1;
            }
        }
        return eyes;
    }

    /** The stones once every shared point is filled that a player can fill without leaving anybody's string in atari. */
    private static int[] withDameFilled(Topology topology, int[] stones, int[] owner) {
        int[] filled = stones.clone();
        boolean more = true;
        while (more) {
            more = false;
            for (int point = 0; point < stones.length; point++) {
                more |= filled[point] == NOBODY && owner[point] == Score.SHARED && fill(topology, filled, point);
            }
        }
        return filled;
    }

    private static boolean fill(Topology topology, int[] stones, int point) {
        for (int side = 0; side < topology.degree(point); side++) {
            int seat = stones[topology.neighbour(point, side)];
            if (seat != NOBODY) {
                stones[point] = seat;
                if (isQuiet(topology, stones, point)) {
                    return true;
                }
                stones[point] = NOBODY;
            }
        }
        return false;
    }

    /** Whether the string of a stone and all strings beside the stone have two liberties at least. */
    private static boolean isQuiet(Topology topology, int[] stones, int point) {
        boolean quiet = liberties(topology, stones, point) > 1;
        for (int side = 0; side < topology.degree(point) && quiet; side++) {
            int next = topology.neighbour(point, side);
            quiet = stones[next] == NOBODY || liberties(topology, stones, next) > 1;
        }
        return quiet;
    }

    private static int liberties(Topology topology, int[] stones, int stone) {
        boolean[] counted = new boolean[stones.length];
        int liberties = 0;
        for (int point : region(topology, stones, stone, new boolean[stones.length])) {
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbour(point, side);
                liberties += stones[next] == NOBODY && !counted[next] ? 1 : 0;
                counted[next] = true;
            }
        }
        return liberties;
    }
}
