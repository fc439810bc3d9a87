package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** The count of a position, slow and obvious: for each point by itself, which stones are reached from it over empty points. */
final class SlowScore {
    private final Topology topology;
    /** Whose stone stands on each point; −1 on empty ones. */
    private final int[] stones;
    private final int[] lost;
    /** Empty until it is asked for. */
    private List<Integer> owners = List.of();

    /**
     * A position to be counted.
     *
     * @param lost how many stones of each seat were taken off before
     */
    SlowScore(Topology topology, int[] stones, int[] lost) {
        this.topology = topology;
        this.stones = stones.clone();
        this.lost = lost.clone();
    }

    /** Takes dead stones off; a point given twice is one stone. */
    SlowScore without(Set<Integer> dead) {
        SlowScore left = new SlowScore(topology, stones, lost);
        for (int point : dead) {
            if (stones[point] != GoBoard.EMPTY) {
                left.lost[stones[point]]++;
                left.stones[point] = GoBoard.EMPTY;
            }
        }
        return left;
    }

    /** For each point the seat that it counts for, or −1. */
    List<Integer> owners() {
        if (owners.isEmpty()) {
            owners = IntStream.range(0, stones.length).mapToObj(this::owner).toList();
        }
        return owners;
    }

    private int owner(int point) {
        Set<Integer> reached = reached(point);
        return reached.size() == 1 ? reached.iterator().next() : GoBoard.EMPTY;
    }

    List<Double> area() {
        Double[] points = zeros();
        owners().stream().filter(owner -> owner >= 0).forEach(owner -> points[owner]++);
        return List.of(points);
    }

    List<Double> territory() {
        Double[] points = zeros();
        List<Integer> all = owners();
        for (int point = 0; point < stones.length; point++) {
            if (stones[point] == GoBoard.EMPTY && all.get(point) >= 0) {
                points[all.get(point)]++;
            }
        }
        for (int seat = 0; seat < lost.length; seat++) {
            points[seat] -= lost[seat];
        }
        return List.of(points);
    }

    /** The same by area or territory with a tax, as if dame had been filled. */
    List<Double> taxed(boolean area, boolean all) {
        List<Set<Integer>> groups = new ArrayList<>();
        for (int point = 0; point < stones.length; point++) {
            if (owners().get(point) >= 0) {
                groups.add(new TreeSet<>(Set.of(point)));
            }
        }
        while (mergeTwo(groups)) {
            // Until no two belong together.
        }
        Double[] points = (area ? area() : territory()).toArray(Double[]::new);
        for (Set<Integer> group : groups) {
            int seat = owners().get(group.iterator().next());
            long own = group.stream().filter(point -> stones[point] == GoBoard.EMPTY).count();
            if (eyes(group) < 2 && group.stream().anyMatch(point -> neighbors(point).stream().anyMatch(next -> isOpen(next, groups)))) {
                points[seat] -= own;
            } else if (all) {
                points[seat] -= Math.min(2, own);
            }
        }
        return List.of(points);
    }

    private boolean isDame(int point) {
        return stones[point] == GoBoard.EMPTY && owners().get(point) < 0;
    }

    /** Whether a dame is beside a group without an eye, or with a single one of two points at most. */
    private boolean isOpen(int point, List<Set<Integer>> groups) {
        return isDame(point) && groups.stream()
                .filter(group -> neighbors(point).stream().anyMatch(group::contains))
                .anyMatch(group -> eyes(group) < 2 && group.stream().filter(own -> stones[own] == GoBoard.EMPTY).count() <= 2);
    }

    private boolean mergeTwo(List<Set<Integer>> groups) {
        for (Set<Integer> one : groups) {
            for (Set<Integer> other : groups) {
                if (one != other && owners().get(one.iterator().next()).equals(owners().get(other.iterator().next())) && areJoined(one, other)) {
                    one.addAll(other);
                    groups.remove(other);
                    return true;
                }
            }
        }
        return false;
    }

    private boolean areJoined(Set<Integer> one, Set<Integer> other) {
        return one.stream().anyMatch(point -> neighbors(point).stream()
                .anyMatch(next -> other.contains(next) || isDame(next) && neighbors(next).stream().anyMatch(other::contains)));
    }

    private int eyes(Set<Integer> group) {
        Set<Integer> left = new TreeSet<>(group);
        left.removeIf(point -> stones[point] != GoBoard.EMPTY);
        int eyes = 0;
        while (!left.isEmpty()) {
            List<Integer> eye = new ArrayList<>(List.of(left.iterator().next()));
            left.remove(eye.getFirst());
            for (int i = 0; i < eye.size(); i++) {
                for (int next : neighbors(eye.get(i))) {
                    if (left.remove(next)) {
                        eye.add(next);
                    }
                }
            }
            eyes += eye.size() >= 7 ? 2 : 1;
        }
        return eyes;
    }

    private List<Integer> neighbors(int point) {
        return IntStream.range(0, topology.degree(point)).map(side -> topology.neighbor(point, side)).boxed().toList();
    }

    private Double[] zeros() {
        Double[] zeros = new Double[lost.length];
        Arrays.fill(zeros, 0.0);
        return zeros;
    }

    /** The seats whose stones are reached from a point over empty points; of a stone its own seat. */
    private Set<Integer> reached(int from) {
        Set<Integer> seats = new TreeSet<>();
        List<Integer> way = new ArrayList<>(List.of(from));
        for (int i = 0; i < way.size(); i++) {
            int point = way.get(i);
            if (stones[point] != GoBoard.EMPTY) {
                seats.add(stones[point]);
                continue;
            }
            for (int side = 0; side < topology.degree(point); side++) {
                if (!way.contains(topology.neighbor(point, side))) {
                    way.add(topology.neighbor(point, side));
                }
            }
        }
        return seats;
    }
}
