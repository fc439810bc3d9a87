package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.dragons.eyes.Shape;
import org.openarbiter.dragons.eyes.ShapeGame;
import org.openarbiter.dragons.read.Budget;
import org.openarbiter.dragons.read.KoMaster;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * Whether the opponent's strings in a small region between invincible stones can all be captured, however many plays he has made
 * before the first answer: then he does not get a seki there either.
 */
final class RegionCapture {
    /** With more points without an opponent's stone a region is not searched. */
    private static final int MOST_CELLS = 9;
    private static final long NODES = 50_000;

    private final Topology topology;
    private final int[] stones;
    private final int color;
    private final List<Integer> region;
    /** The vertex of each point of the region, by its place in it. */
    private final int[] vertices;
    private int size;
    private int strings;

    private RegionCapture(Topology topology, int[] stones, int color, List<Integer> region) {
        this.topology = topology;
        this.stones = stones;
        this.color = color;
        this.region = region;
        vertices = new int[region.size()];
    }

    /**
     * Whether the region is held; also false if it is too large to analyze.
     *
     * @param stones the color on each point, the opponent's borders closed ({@link UnansweredCaptures#closed})
     * @param color whose invincible stones surround the region
     * @param region its points, in order
     */
    static boolean holds(Topology topology, int[] stones, int color, List<Integer> region) {
        long cells = region.stream().filter(point -> stones[point] != 1 - color).count();
        return cells <= MOST_CELLS && new RegionCapture(topology, stones, color, region).holds();
    }

    private boolean holds() {
        number();
        if (size > Shape.MOST) {
            return false;
        }
        int[] adjacent = new int[size];
        int attackers = 0;
        int open = 0;
        for (int i = 0; i < vertices.length; i++) {
            int point = region.get(i);
            attackers |= stones[point] == color ? 1 << vertices[i] : 0;
            for (int side = 0; side < topology.degree(point); side++) {
                int other = region.indexOf(topology.neighbor(point, side));
                if (other < 0) {
                    open |= stones[point] == GoBoard.EMPTY ? 1 << vertices[i] : 0;
                } else if (vertices[other] != vertices[i]) {
                    adjacent[vertices[i]] |= 1 << vertices[other];
                }
            }
        }
        Budget budget = new Budget(NODES);
        boolean holds = true;
        for (int target = 0; target < strings && holds; target++) {
            Shape shape = new Shape(adjacent, attackers, (1 << strings) - 1, open, target);
            holds = new ShapeGame(shape, ShapeGame.Goal.CAPTURE, KoMaster.NOBODY, budget).isReachedWhateverCameBefore();
        }
        return holds;
    }

    /** Gives each of the opponent's strings a vertex, then each other point. */
    private void number() {
        List<Integer> marked = new ArrayList<>();
        for (int i = 0; i < vertices.length; i++) {
            if (stones[region.get(i)] == 1 - color && !marked.contains(i)) {
                mark(i, marked);
                strings++;
            }
        }
        size = strings;
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = stones[region.get(i)] == 1 - color ? vertices[i] : size++;
        }
    }

    private void mark(int first, List<Integer> marked) {
        List<Integer> string = new ArrayList<>(List.of(first));
        for (int at = 0; at < string.size(); at++) {
            int point = region.get(string.get(at));
            vertices[string.get(at)] = strings;
            for (int side = 0; side < topology.degree(point); side++) {
                int next = topology.neighbor(point, side);
                int other = region.indexOf(next);
                if (stones[next] == 1 - color && !string.contains(other)) {
                    string.add(other);
                }
            }
        }
        marked.addAll(string);
    }
}
