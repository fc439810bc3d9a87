package org.openarbiter.rules.go.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * Which stones are dead because they stand in territory of strings that live although their owner always passes.
 *
 * <p>A string is <em>pass-alive</em> (D. B. Benson, "Life in the game of Go", Information Sciences 10, 1976) if two regions at least are vital
 * to it: connected parts of what its owner does not occupy, every empty point of which is next to the string, and all of whose other
 * neighbors of its color are pass-alive as well. Where several stones may be left without a liberty by their owner, the opponent's
 * stones in a region must be next to the string too, as he can take them off himself. A region that only pass-alive strings border is their
 * territory if at most one of its points has none of the owner's stones beside it: nobody else can live there.
 */
public final class PassAlive {
    private static final int VITAL = 2;

    private final Topology topology;
    private final int[] stones;
    private final int seat;
    private final boolean suicide;
    private final int[] string;
    private final List<List<Integer>> regions = new ArrayList<>();

    private PassAlive(Topology topology, int[] stones, int seat, boolean suicide) {
        this.topology = topology;
        this.stones = stones;
        this.seat = seat;
        this.suicide = suicide;
        this.string = new int[stones.length];
        Arrays.fill(string, GoBoard.EMPTY);
        boolean[] seen = new boolean[stones.length];
        for (int point = 0; point < stones.length; point++) {
            if (!seen[point]) {
                List<Integer> part = part(point, seen);
                if (stones[point] == seat) {
                    int name = point;
                    part.forEach(stone -> string[stone] = name);
                } else {
                    regions.add(part);
                }
            }
        }
    }

    /**
     * The dead stones of all seats.
     *
     * @param suicide whether a string of several stones may be left without a liberty by its own player
     */
    public static List<Integer> dead(GoBoard board, boolean suicide) {
        int[] stones = IntStream.range(0, board.topology().size()).map(board::stoneAt).toArray();
        Set<Integer> dead = new TreeSet<>();
        for (int seat = 0; seat < board.seats().count(); seat++) {
            dead.addAll(new PassAlive(board.topology(), stones, seat, suicide).inTerritory());
        }
        return List.copyOf(dead);
    }

    /** The connected part of one's own stones, or of all else, that a point belongs to. */
    private List<Integer> part(int start, boolean[] seen) {
        List<Integer> part = new ArrayList<>(List.of(start));
        seen[start] = true;
        for (int i = 0; i < part.size(); i++) {
            for (int next : neighbors(part.get(i))) {
                if (!seen[next] && (stones[next] == seat) == (stones[start] == seat)) {
                    seen[next] = true;
                    part.add(next);
                }
            }
        }
        return part;
    }

    private int[] neighbors(int point) {
        return IntStream.range(0, topology.degree(point)).map(side -> topology.neighbor(point, side)).toArray();
    }

    /** The strings beside a point. */
    private Set<Integer> beside(int point) {
        Set<Integer> strings = new HashSet<>();
        for (int next : neighbors(point)) {
            if (string[next] != GoBoard.EMPTY) {
                strings.add(string[next]);
            }
        }
        return strings;
    }

    private Set<Integer> bordering(List<Integer> region) {
        Set<Integer> strings = new HashSet<>();
        region.forEach(point -> strings.addAll(beside(point)));
        return strings;
    }

    /** The strings to which a region is vital. */
    private Set<Integer> vitalTo(List<Integer> region) {
        Set<Integer> strings = bordering(region);
        region.stream().filter(point -> suicide || stones[point] == GoBoard.EMPTY).forEach(point -> strings.retainAll(beside(point)));
        return strings;
    }

    private List<Integer> inTerritory() {
        Set<Integer> alive = alive();
        List<Integer> dead = new ArrayList<>();
        for (List<Integer> region : regions) {
            Set<Integer> border = bordering(region);
            long inner = region.stream().filter(point -> beside(point).isEmpty()).count();
            if (!border.isEmpty() && alive.containsAll(border) && inner <= 1) {
                region.stream().filter(point -> stones[point] != GoBoard.EMPTY).forEach(dead::add);
            }
        }
        return dead;
    }

    private Set<Integer> alive() {
        Set<Integer> alive = new HashSet<>();
        Arrays.stream(string).filter(name -> name != GoBoard.EMPTY).forEach(alive::add);
        boolean settled = false;
        while (!settled) {
            List<Set<Integer>> vital = regions.stream()
                    .filter(region -> alive.containsAll(bordering(region)))
                    .map(this::vitalTo)
                    .toList();
            settled = !alive.removeIf(name -> vital.stream().filter(strings -> strings.contains(name)).count() < VITAL);
        }
        return alive;
    }
}
