package org.openarbiter.dragons.end;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * The regions of a finished position and the units around them.
 *
 * <p>A unit is a string, or several that two neutral liberties in common connect (miai: whatever the opponent takes, they take
 * the other). All units that border the same territories are a group.
 */
final class Survey {
    private final Topology topology;
    private final int[] stones;
    private final List<FinalRegion> territories = new ArrayList<>();
    private final List<Integer> neutralPoints = new ArrayList<>();
    /** For each point with a stone the unit it belongs to, named by one of its stones. */
    private final int[] unit;
    /** For each unit, by its name, the group that it belongs to. */
    private int[] groups = new int[0];
    private final List<Set<Integer>> links = new ArrayList<>();
    /** For each territory the units next to it. */
    private List<Set<Integer>> around = List.of();
    /** What {@link #parts} found of each territory that was asked about. */
    private final Map<Integer, int[]> parts = new HashMap<>();

    private Survey(Topology topology, int[] stones) {
        this.topology = topology;
        this.stones = stones.clone();
        for (FinalRegion region : FinalRegion.all(topology, stones)) {
            if (region.owner() == GoBoard.EMPTY) {
                neutralPoints.addAll(region.points());
            } else {
                territories.add(region);
            }
        }
        unit = new int[stones.length];
        Arrays.setAll(unit, point -> point);
    }

    /**
     * Looks at a position.
     *
     * @param stones the color of the stone on each point, {@link GoBoard#EMPTY} for none
     */
    static Survey of(Topology topology, int[] stones) {
        Survey survey = new Survey(topology, stones);
        for (int point = 0; point < stones.length; point++) {
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbor(point, side);
                if (stones[point] != GoBoard.EMPTY && stones[next] == stones[point]) {
                    survey.join(point, next);
                }
            }
        }
        survey.joinOverNeutralPoints();
        survey.around = survey.territories.stream().map(survey::unitsAround).toList();
        survey.groups = survey.spread(survey.around);
        survey.neutralPoints.forEach(survey::addLinks);
        return survey;
    }

    /** Makes one of two units with two neutral liberties in common. */
    private void joinOverNeutralPoints() {
        boolean joined = true;
        while (joined) {
            joined = false;
            Set<Long> met = new LinkedHashSet<>();
            for (int point : neutralPoints) {
                for (long pair : pairsAround(point)) {
                    if (!met.add(pair) && unit((int) (pair >> 32)) != unit((int) pair)) {
                        join((int) (pair >> 32), (int) pair);
                        joined = true;
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

    /** The regions that one color alone borders. */
    List<FinalRegion> territories() {
        return territories;
    }

    boolean isStone(int point) {
        return stones[point] != GoBoard.EMPTY;
    }

    /** The name of the unit that a stone belongs to. */
    int unit(int stone) {
        int root = stone;
        while (unit[root] != root) {
            root = unit[root];
        }
        return root;
    }

    /** The units next to a point. */
    Set<Integer> unitsAround(int point) {
        Set<Integer> around = new LinkedHashSet<>();
        for (int side = 0; side < topology.degree(point); side++) {
            int next = topology.neighbor(point, side);
            if (stones[next] != GoBoard.EMPTY) {
                around.add(unit(next));
            }
        }
        return around;
    }

    /** The units next to a territory. */
    Set<Integer> unitsAround(FinalRegion territory) {
        Set<Integer> around = new LinkedHashSet<>();
        territory.border().forEach(stone -> around.add(unit(stone)));
        return around;
    }

    private void addLinks(int point) {
        Map<Integer, Set<Integer>> connected = new HashMap<>();
        unitsAround(point).forEach(name -> connected.computeIfAbsent(groups[name], any -> new LinkedHashSet<>()).add(name));
        connected.values().stream().filter(units -> units.size() > 1).forEach(links::add);
    }

    /** For each unit, by its name, the group that it belongs to. */
    int[] groups() {
        return groups;
    }

    /** The units of one group that a neutral point connects, for all neutral points. */
    List<Set<Integer>> links() {
        return links;
    }

    /**
     * For each unit the part of its group that is left without one territory; what a neutral point connects stays together.
     *
     * @param without the number of that territory
     */
    int[] parts(int without) {
        return parts.computeIfAbsent(without, this::spreadWithout);
    }

    /** How many neutral points are next to the units of a part, one of those that {@link #parts} gives. */
    int liberties(int[] parts, int name) {
        return (int) neutralPoints.stream().filter(point -> unitsAround(point).stream().anyMatch(unit -> parts[unit] == name)).count();
    }

    private int[] spreadWithout(int territory) {
        List<Set<Integer>> joining = new ArrayList<>(links);
        joining.addAll(around.subList(0, territory));
        joining.addAll(around.subList(territory + 1, around.size()));
        return spread(joining);
    }

    private int[] spread(List<Set<Integer>> joining) {
        int[] group = new int[stones.length];
        Arrays.setAll(group, point -> point);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Set<Integer> units : joining) {
                int least = units.stream().mapToInt(name -> group[name]).min().orElseThrow();
                for (int name : units) {
                    changed |= group[name] != least;
                    group[name] = least;
                }
            }
        }
        return group;
    }

    private void join(int one, int other) {
        unit[unit(other)] = unit(one);
    }
}
