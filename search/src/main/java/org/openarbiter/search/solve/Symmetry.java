package org.openarbiter.search.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.go.board.Topology;

/**
 * The symmetries of a position: permutations of the points that keep neighbors and stones.
 *
 * <p>At the start of a game, when the history is that position alone, plays that a symmetry maps to each other have the same
 * value.
 */
final class Symmetry {
    /** A search for all of them on boards of many like points would take longer than what it saves. */
    private static final int MOST = 5000;

    private final Topology topology;
    private final int[] stones;
    private final int[] image;
    private final boolean[] taken;
    private final List<int[]> found = new ArrayList<>();

    private Symmetry(Topology topology, int[] stones) {
        this.topology = topology;
        this.stones = stones;
        this.image = new int[stones.length];
        this.taken = new boolean[stones.length];
    }

    /** For each code of a play whether another one, of a lower code, stands for it. */
    static boolean[] skipped(Topology topology, int[] stones, int plays) {
        Symmetry symmetry = new Symmetry(topology, stones);
        symmetry.extend(0);
        boolean[] skipped = new boolean[plays];
        for (int[] permutation : symmetry.found) {
            for (int point = 0; point < stones.length; point++) {
                skipped[point] |= permutation[point] < point;
            }
        }
        return skipped;
    }

    private void extend(int point) {
        if (found.size() >= MOST) {
            return;
        }
        if (point == stones.length) {
            found.add(image.clone());
            return;
        }
        for (int to = 0; to < stones.length; to++) {
            if (!taken[to] && fits(point, to)) {
                taken[to] = true;
                image[point] = to;
                extend(point + 1);
                taken[to] = false;
            }
        }
    }

    private boolean fits(int point, int to) {
        boolean fits = stones[point] == stones[to] && topology.degree(point) == topology.degree(to);
        for (int earlier = 0; earlier < point && fits; earlier++) {
            fits = areNeighbors(point, earlier) == areNeighbors(to, image[earlier]);
        }
        return fits;
    }

    private boolean areNeighbors(int one, int other) {
        int[] next = new int[topology.degree(one)];
        Arrays.setAll(next, index -> topology.neighbor(one, index));
        return Arrays.stream(next).anyMatch(point -> point == other);
    }
}
