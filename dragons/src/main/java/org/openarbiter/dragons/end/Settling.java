package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.dragons.eyes.ClosedSpaces;
import org.openarbiter.dragons.eyes.EyeValue;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * What a finished position comes to once its dead stones are known: whose each empty point is, and which stones stand in a seki.
 *
 * <p>An empty region is the territory of the color that alone borders it, but for two things. When all neutral points are taken,
 * a string with a single liberty left in its own territory stands in atari and has to be connected there: that point is filled,
 * again and again until there is none. And a group, which is all strings that border the same territories, lives only if what is
 * left of these is worth two eyes, the dead stones standing there; else it is in seki if it has neutral points, and its territory
 * counts for nothing.
 *
 * <p>Since the game is over, all threats are assumed to be answered: two eyes are enough that their owner
 * makes moving first, and a string that a neutral point connects to its group is connected. But where a point had to be filled,
 * that was the answer, and the opponent moves first in what is left of the territory. Two strings with two neutral
 * liberties in common are one: whatever the opponent takes, they take the other.
 */
final class Settling {
    private final Topology topology;
    /** The stones that live, and those that will have to be added. */
    private final int[] stones;
    private final int[] position;
    private final boolean[] seki;
    private final int[] owner;
    /** For each point with a stone the unit it belongs to, named by one of its stones. */
    private final int[] unit;
    private List<FinalRegion> regions = List.of();
    private int[] region = new int[0];

    private Settling(Topology topology, int[] position, int[] living) {
        this.topology = topology;
        this.position = position;
        stones = living.clone();
        seki = new boolean[living.length];
        owner = new int[living.length];
        unit = new int[living.length];
        Arrays.fill(owner, GoBoard.EMPTY);
    }

    /**
     * Settles a position.
     *
     * @param position the color of the stone on each point, {@link GoBoard#EMPTY} for none
     * @param living the same without the dead stones
     */
    static Settling of(Topology topology, int[] position, int[] living) {
        Settling settling = new Settling(topology, position, living);
        settling.survey();
        while (settling.connect()) {
            settling.survey();
        }
        settling.judge();
        return settling;
    }

    /** The owner of a point's territory; {@link GoBoard#EMPTY} for none. */
    int owner(int point) {
        return owner[point];
    }

    /** Whether a living stone stands in a seki. */
    boolean isSeki(int stone) {
        return seki[stone];
    }

    /** Finds the units and the regions as the stones stand now. */
    private void survey() {
        regions = FinalRegion.all(topology, stones);
        region = new int[stones.length];
        for (int number = 0; number < regions.size(); number++) {
            for (int point : regions.get(number).points()) {
                region[point] = number;
            }
        }
        for (int point = 0; point < stones.length; point++) {
            unit[point] = point;
        }
        for (int point = 0; point < stones.length; point++) {
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbor(point, side);
                if (stones[point] != GoBoard.EMPTY && stones[next] == stones[point]) {
                    join(point, next);
                }
            }
        }
        joinOverNeutralPoints();
    }

    /** Makes one of two units with two neutral liberties in common. */
    private void joinOverNeutralPoints() {
        boolean joined = true;
        while (joined) {
            joined = false;
            Set<Long> met = new LinkedHashSet<>();
            for (FinalRegion neutral : regions) {
                for (int point : neutral.owner() == GoBoard.EMPTY ? neutral.points() : List.<Integer>of()) {
                    for (long pair : pairsAround(point)) {
                        if (!met.add(pair) && root((int) (pair >> 32)) != root((int) pair)) {
                            join((int) (pair >> 32), (int) pair);
                            joined = true;
                        }
                    }
                }
            }
        }
    }

    private List<Long> pairsAround(int point) {
        Set<Integer> around = unitsAround(point);
        List<Long> pairs = new ArrayList<>();
        for (int one : around) {
            for (int other : around) {
                if (one < other && stones[one] == stones[other]) {
                    pairs.add((long) one << 32 | other);
                }
            }
        }
        return pairs;
    }

    /** Fills the points where units have to be connected; false if there is none. */
    private boolean connect() {
        int[] liberties = new int[stones.length];
        int[] last = new int[stones.length];
        for (FinalRegion territory : regions) {
            for (int point : territory.owner() == GoBoard.EMPTY ? List.<Integer>of() : territory.points()) {
                for (int stone : unitsAround(point)) {
                    liberties[stone]++;
                    last[stone] = point;
                }
            }
        }
        int[] group = groups();
        boolean connected = false;
        for (int stone = 0; stone < stones.length; stone++) {
            if (liberties[stone] == 1 && stones[last[stone]] == GoBoard.EMPTY && bordersOthers(last[stone], stone)
                    && !isLinked(stone, group)) {
                stones[last[stone]] = stones[stone];
                connected = true;
            }
        }
        return connected;
    }

    /** For each unit, by its name, the group that it belongs to: all that border the same territories. */
    private int[] groups() {
        int[] group = new int[stones.length];
        Arrays.setAll(group, point -> point);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (FinalRegion territory : regions) {
                if (territory.owner() != GoBoard.EMPTY) {
                    int least = territory.border().stream().mapToInt(stone -> group[root(stone)]).min().orElseThrow();
                    for (int stone : territory.border()) {
                        changed |= group[root(stone)] != least;
                        group[root(stone)] = least;
                    }
                }
            }
        }
        return group;
    }

    /** Whether a neutral point connects a unit to another of its group. */
    private boolean isLinked(int name, int[] group) {
        return regions.stream()
                .filter(neutral -> neutral.owner() == GoBoard.EMPTY)
                .flatMap(neutral -> neutral.points().stream())
                .map(this::unitsAround)
                .anyMatch(around -> around.contains(name)
                        && around.stream().anyMatch(other -> other != name && group[other] == group[name]));
    }

    private Set<Integer> unitsAround(int point) {
        Set<Integer> around = new LinkedHashSet<>();
        for (int side = 0; side < topology.degree(point); side++) {
            int next = topology.neighbor(point, side);
            if (stones[next] != GoBoard.EMPTY) {
                around.add(root(next));
            }
        }
        return around;
    }

    private boolean bordersOthers(int point, int stone) {
        return regions.get(region[point]).border().stream().anyMatch(other -> root(other) != root(stone));
    }

    /** Tells the groups that live from those in seki. */
    private void judge() {
        boolean[] hasNeutral = new boolean[stones.length];
        for (FinalRegion each : regions) {
            int first = each.owner() == GoBoard.EMPTY ? GoBoard.EMPTY : each.border().iterator().next();
            each.border().stream().filter(stone -> first != GoBoard.EMPTY).forEach(stone -> join(first, stone));
        }
        int[] eyes = new int[stones.length];
        for (FinalRegion each : regions) {
            if (each.owner() == GoBoard.EMPTY) {
                each.border().forEach(stone -> hasNeutral[root(stone)] = true);
            } else {
                boolean two = ClosedSpaces.makesTwoEyes(topology, each.points(), position, each.owner(), isPressed(each));
                eyes[root(each.border().iterator().next())] += two ? 2 : 1;
            }
        }
        for (int point = 0; point < stones.length; point++) {
            int root = root(point);
            seki[point] = stones[point] != GoBoard.EMPTY && hasNeutral[root] && eyes[root] < EyeValue.ENOUGH;
        }
        for (FinalRegion each : regions) {
            if (each.owner() != GoBoard.EMPTY && !seki[each.border().iterator().next()]) {
                each.points().forEach(point -> owner[point] = each.owner());
            }
        }
    }

    /** Whether a string had to be connected on a point of a territory: then the other color has the next move there. */
    private boolean isPressed(FinalRegion territory) {
        return territory.border().stream().anyMatch(stone -> position[stone] == GoBoard.EMPTY);
    }

    private void join(int one, int other) {
        unit[root(other)] = root(one);
    }

    private int root(int point) {
        int root = point;
        while (unit[root] != root) {
            root = unit[root];
        }
        return root;
    }
}
