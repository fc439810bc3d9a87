package org.openarbiter.search.alphabeta;

import java.util.List;

/**
 * The limits of a search. Times are in milliseconds.
 *
 * @param time what is left on the own clock; below 0 if there is none
 * @param increment what each move adds to the clock
 * @param movesToGo how many moves until the clock gets more; 0 if it never does
 * @param moveTime the time for this move; 0 for none given
 * @param overhead what is lost between the clock and the search on each move
 * @param nodes the number of nodes, all threads together
 * @param depth the number of iterations
 * @param ponder whether the opponent's time is used: no limit of time counts until {@link Search#ponderHit}
 * @param moves the moves at the root that are considered; empty for all
 */
public record Limits(
        long time,
        long increment,
        int movesToGo,
        long moveTime,
        long overhead,
        long nodes,
        int depth,
        boolean ponder,
        List<Integer> moves) {
    /** The deepest iteration. */
    public static final int MOST_DEPTH = 120;

    public Limits {
        moves = List.copyOf(moves);
    }

    /** No limits: until it is stopped, or has seen all. */
    public static Limits none() {
        return new Limits(-1, 0, 0, 0, 0, Long.MAX_VALUE, MOST_DEPTH, false, List.of());
    }

    /** A limit of iterations. */
    public static Limits ofDepth(int depth) {
        return new Limits(-1, 0, 0, 0, 0, Long.MAX_VALUE, depth, false, List.of());
    }

    /** A limit of nodes. */
    public static Limits ofNodes(long nodes) {
        return new Limits(-1, 0, 0, 0, 0, nodes, MOST_DEPTH, false, List.of());
    }

    /** A limit of milliseconds. */
    public static Limits ofTime(long millis) {
        return new Limits(-1, 0, 0, millis, 0, Long.MAX_VALUE, MOST_DEPTH, false, List.of());
    }
}
