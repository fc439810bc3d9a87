package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.Topology;

/**
 * Which stones of a finished position stand in a seki: those that live, have neutral points, and have no two eyes.
 *
 * <p>Eyes are the empty regions that one colour alone borders; one of three points or more is as good as two, since who fills it from
 * within makes a second. As in Benson's test, a string that has no two eyes cannot hold the eyes of a single point beside it: the other
 * colour puts it into atari, and one of them has to be filled to connect. Such eyes are struck out, then strings that have lost theirs,
 * until nothing changes.
 *
 * <p>Source: D. B. Benson, Life in the Game of Go (1976), for striking out.
 */
final class Sekis {
    private static final int ROOM_OF_TWO_EYES = 3;

    private final int[] stones;
    /** For each stone the lowest stone of its string. */
    private final int[] string;

    private Sekis(Topology topology, int[] stones) {
        this.stones = stones;
        string = new int[stones.length];
        Arrays.fill(string, GoBoard.EMPTY);
        for (int point = 0; point < stones.length; point++) {
            if (stones[point] != GoBoard.EMPTY && string[point] == GoBoard.EMPTY) {
                mark(topology, point);
            }
        }
    }

    private void mark(Topology topology, int lowest) {
        List<Integer> reached = new ArrayList<>(List.of(lowest));
        string[lowest] = lowest;
        for (int i = 0; i < reached.size(); i++) {
            int point = reached.get(i);
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbour(point, side);
                if (stones[next] == stones[lowest] && string[next] == GoBoard.EMPTY) {
                    string[next] = lowest;
                    reached.add(next);
                }
            }
        }
    }

    /** For each point whether a stone in a seki stands there. */
    static boolean[] of(Topology topology, int[] stones, List<FinalRegion> regions) {
        return new Sekis(topology, stones).find(regions);
    }

    private boolean[] find(List<FinalRegion> regions) {
        List<FinalRegion> eyes = new ArrayList<>(regions.stream().filter(region -> region.owner() != GoBoard.EMPTY).toList());
        List<FinalRegion> others = new ArrayList<>(regions);
        int[] owned = eyesOfEach(eyes);
        boolean struck = true;
        while (struck) {
            int[] left = owned;
            struck = eyes.removeIf(eye -> eye.points().size() == 1 && eye.border().stream().anyMatch(stone -> left[string[stone]] < 2));
            owned = eyesOfEach(eyes);
        }
        others.removeAll(eyes);
        Set<Integer> living = living(eyes, owned);
        Set<Integer> neutral = neutral(others);
        boolean[] seki = new boolean[stones.length];
        for (int point = 0; point < stones.length; point++) {
            seki[point] = stones[point] != GoBoard.EMPTY && neutral.contains(string[point]) && !living.contains(string[point]);
        }
        return seki;
    }

    /** The strings beside a neutral region; an eye that was struck out is one if it is beside such a string. */
    private Set<Integer> neutral(List<FinalRegion> regions) {
        Set<Integer> neutral = new HashSet<>();
        boolean more = true;
        while (more) {
            more = false;
            for (FinalRegion region : regions) {
                List<Integer> around = region.border().stream().map(stone -> string[stone]).distinct().toList();
                more |= (region.owner() == GoBoard.EMPTY || around.stream().anyMatch(neutral::contains)) && neutral.addAll(around);
            }
        }
        return neutral;
    }

    /** The strings that have two eyes, and those that share an eye with them: in one of two points there is room to connect. */
    private Set<Integer> living(List<FinalRegion> eyes, int[] owned) {
        Set<Integer> living = new HashSet<>();
        for (int point = 0; point < stones.length; point++) {
            if (owned[point] >= 2) {
                living.add(point);
            }
        }
        boolean more = true;
        while (more) {
            more = false;
            for (FinalRegion eye : eyes) {
                List<Integer> around = eye.border().stream().map(stone -> string[stone]).distinct().toList();
                more |= around.stream().anyMatch(living::contains) && living.addAll(around);
            }
        }
        return living;
    }

    /** For each string, at its lowest stone, how many eyes it has. */
    private int[] eyesOfEach(List<FinalRegion> eyes) {
        int[] owned = new int[stones.length];
        for (FinalRegion eye : eyes) {
            int worth = eye.points().size() >= ROOM_OF_TWO_EYES ? 2 : 1;
            eye.border().stream().mapToInt(stone -> string[stone]).distinct().forEach(each -> owned[each] += worth);
        }
        return owned;
    }
}
