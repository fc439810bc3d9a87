package org.openarbiter.dragons.life;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * Which strings of a color can never be captured although their owner always passes; suicide is not allowed.
 *
 * <p>David Benson, <i>Life in the game of Go</i>, Information Sciences 10 (1976). A region is a connected part of the points
 * without a stone of the color. It is <em>vital</em> to a string if each of its empty points is a liberty of that string. Strings
 * with fewer than two vital regions are struck out, then regions that border on a string struck out, until nothing changes. What
 * remains lives, and nothing else does.
 */
final class Benson {
    private final int[] part;
    private final boolean[] isOut;
    /** For each string and region: how many empty points of the region are liberties of the string; −1 if they do not meet. */
    private final int[][] shared;
    private final int[] empty;
    private final boolean[] isString;

    private Benson(Topology topology, IntUnaryOperator stones, int color) {
        Regions regions = Regions.of(topology, point -> stones.applyAsInt(point) == color);
        part = regions.numbers();
        isOut = new boolean[regions.count()];
        empty = new int[regions.count()];
        isString = new boolean[regions.count()];
        shared = new int[regions.count()][];
        for (int point = 0; point < part.length; point++) {
            if (stones.applyAsInt(point) == color && !isString[part[point]]) {
                isString[part[point]] = true;
                shared[part[point]] = new int[regions.count()];
                Arrays.fill(shared[part[point]], -1);
            }
        }
        for (int point = 0; point < part.length; point++) {
            if (!isString[part[point]]) {
                meet(topology, point, stones.applyAsInt(point) == GoBoard.EMPTY);
            }
        }
    }

    /**
     * Which points carry a stone that can never be captured.
     *
     * @param stones the color on each point, {@link GoBoard#EMPTY} for none
     */
    static boolean[] invincible(Topology topology, IntUnaryOperator stones, int color) {
        Benson benson = new Benson(topology, stones, color);
        benson.strike();
        boolean[] invincible = new boolean[topology.size()];
        for (int point = 0; point < invincible.length; point++) {
            invincible[point] = benson.isString[benson.part[point]] && !benson.isOut[benson.part[point]];
        }
        return invincible;
    }

    /** Enters a point of a region with the strings around it, each once. */
    private void meet(Topology topology, int point, boolean isEmpty) {
        int region = part[point];
        empty[region] += isEmpty ? 1 : 0;
        for (int i = 0; i < topology.degree(point); i++) {
            int string = part[topology.neighbor(point, i)];
            if (isString[string] && isFirst(topology, point, i)) {
                shared[string][region] = Math.max(shared[string][region], 0) + (isEmpty ? 1 : 0);
            }
        }
    }

    /** Whether no earlier neighbor of the point belongs to the same part. */
    private boolean isFirst(Topology topology, int point, int index) {
        int same = part[topology.neighbor(point, index)];
        for (int i = 0; i < index; i++) {
            if (part[topology.neighbor(point, i)] == same) {
                return false;
            }
        }
        return true;
    }

    private void strike() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int string = 0; string < isString.length; string++) {
                if (isString[string] && !isOut[string] && vitalRegions(string) < 2) {
                    isOut[string] = true;
                    changed = true;
                    strikeAround(string);
                }
            }
        }
    }

    private int vitalRegions(int string) {
        int count = 0;
        for (int region = 0; region < isString.length; region++) {
            count += !isString[region] && !isOut[region] && shared[string][region] == empty[region] ? 1 : 0;
        }
        return count;
    }

    private void strikeAround(int string) {
        for (int region = 0; region < isString.length; region++) {
            isOut[region] |= shared[string][region] >= 0;
        }
    }
}
