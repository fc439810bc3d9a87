package org.openarbiter.dragons.life;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Regions;
import org.openarbiter.rules.go.board.Topology;

/**
 * The regions beside the invincible strings of a color in which the opponent can never live, though he alone plays there.
 * {@link Unconditional} says why two points decide it.
 */
final class UnconditionalTerritory {
    private final Topology topology;
    private final IntUnaryOperator stones;
    private final int color;
    private final boolean[] living;
    private final int[] region;
    private final boolean[] isHeld;
    private final int[] queue;
    /** When each point was last reached, so that one array serves many walks. */
    private final int[] reached;
    private int walks;

    /** The unconditional territory of a color whose invincible stones are known. */
    UnconditionalTerritory(Topology topology, IntUnaryOperator stones, int color, boolean[] living) {
        this.topology = topology;
        this.stones = stones;
        this.color = color;
        this.living = living;
        Regions regions = Regions.of(topology, point -> living[point]);
        region = regions.numbers();
        queue = new int[region.length];
        reached = new int[region.length];
        int[] size = new int[regions.count()];
        boolean[] borders = new boolean[regions.count()];
        for (int point = 0; point < region.length; point++) {
            size[region[point]]++;
            borders[region[point]] |= !living[point] && touchesLiving(point);
        }
        isHeld = borders.clone();
        int[][] eyes = new int[regions.count()][];
        for (int point = 0; point < region.length; point++) {
            int number = region[point];
            if (isHeld[number] && mayBecomeEye(point) && !cuts(point, size[number])) {
                int[] before = eyes[number] == null ? new int[0] : eyes[number];
                isHeld[number] = areNeighbors(point, before);
                eyes[number] = Arrays.copyOf(before, before.length + 1);
                eyes[number][before.length] = point;
            }
        }
    }

    /** Whether a point, not an invincible stone, lies in a region where the opponent can never live. */
    boolean contains(int point) {
        return isHeld[region[point]];
    }

    /** The region of a point, all its points in order. */
    List<Integer> region(int point) {
        return IntStream.range(0, region.length).filter(other -> region[other] == region[point]).boxed().toList();
    }

    private boolean touchesLiving(int point) {
        for (int i = 0; i < topology.degree(point); i++) {
            if (living[topology.neighbor(point, i)]) {
                return true;
            }
        }
        return false;
    }

    private boolean mayBecomeEye(int point) {
        int stone = stones.applyAsInt(point);
        boolean open = stone == GoBoard.EMPTY || stone == color;
        for (int i = 0; i < topology.degree(point) && open; i++) {
            int next = topology.neighbor(point, i);
            open = !living[next];
        }
        return open;
    }

    /** Whether the region of a point falls apart without it. */
    private boolean cuts(int point, int size) {
        if (size == 1) {
            return false;
        }
        int walk = ++walks;
        reached[point] = walk;
        int first = topology.neighbor(point, 0);
        reached[first] = walk;
        queue[0] = first;
        int length = 1;
        for (int at = 0; at < length; at++) {
            for (int i = 0; i < topology.degree(queue[at]); i++) {
                int next = topology.neighbor(queue[at], i);
                if (reached[next] != walk && region[next] == region[point]) {
                    reached[next] = walk;
                    queue[length++] = next;
                }
            }
        }
        return length < size - 1;
    }

    private boolean areNeighbors(int point, int[] others) {
        for (int other : others) {
            boolean found = false;
            for (int i = 0; i < topology.degree(point); i++) {
                found |= topology.neighbor(point, i) == other;
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }
}
