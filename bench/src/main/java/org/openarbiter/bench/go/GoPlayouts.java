package org.openarbiter.bench.go;

import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.SeenPositions;
import org.openarbiter.rules.go.board.Topology;

/**
 * Light random playouts of Go from the empty board: each play is drawn, each with the same chance, from the empty points that are
 * no suicide, no eye of one's own and not forbidden by the ko rule; a player without one passes. Two passes end a playout, and so
 * do three times as many plays as there are points.
 *
 * <p>An eye is a point with own stones on all sides, and opponents on less than two of its diagonals, on none if it has fewer
 * than four of them. Without the diagonals no ko would ever be filled, and playouts with simple ko would not end.
 */
public final class GoPlayouts {
    /** The rule against repetition. */
    public enum Ko {
        /** Nothing but the retaking of a single stone at once, seen from the shape. */
        SIMPLE,
        /**
         * No position twice: each stone put is looked up among all positions so far, compared stone by stone, and taken back if
         * found.
         */
        POSITIONAL
    }

    private final Ko ko;
    private final int points;
    private final int mostPlays;
    private final int[][] diagonals;
    private final GoBoard start;
    private final GoBoard board;
    private final SeenPositions seen;
    /** The empty points, in whatever order. */
    private final int[] empty;
    private final int[] taken;
    private int emptyCount;
    private int forbidden;
    private long random;
    private long count;
    private long plays;
    private long repetitions;

    public GoPlayouts(Topology topology, Ko ko, long seed) {
        this.ko = ko;
        points = topology.size();
        mostPlays = 3 * points;
        diagonals = IntStream.range(0, points).mapToObj(point -> diagonals(topology, point)).toArray(int[][]::new);
        start = new GoBoard(topology, new Seats(List.of("black", "white")), 0, false);
        board = start.copy();
        seen = new SeenPositions(board);
        empty = new int[points];
        taken = new int[points];
        random = seed;
    }

    /** The points two steps away by two ways: on a rectangle those across a corner. */
    private static int[] diagonals(Topology topology, int point) {
        int[] ways = new int[topology.size()];
        for (int i = 0; i < topology.degree(point); i++) {
            int next = topology.neighbor(point, i);
            for (int j = 0; j < topology.degree(next); j++) {
                ways[topology.neighbor(next, j)]++;
            }
        }
        ways[point] = 0;
        return IntStream.range(0, ways.length).filter(other -> ways[other] == 2).toArray();
    }

    /** How many playouts there have been. */
    long count() {
        return count;
    }

    /** How many plays, passes included, all playouts so far took. */
    long plays() {
        return plays;
    }

    /** How many stones the ko rule has forbidden so far. */
    long repetitions() {
        return repetitions;
    }

    /** One playout; returns the stones that Black has more than White at its end. */
    public int run() {
        board.set(start);
        forbidden = -1;
        emptyCount = points;
        for (int point = 0; point < points; point++) {
            empty[point] = point;
        }
        if (ko == Ko.POSITIONAL) {
            seen.clear();
            seen.add(board);
        }
        int passes = 0;
        while (passes < 2 && board.plies() < mostPlays) {
            if (putStone(board.toMove())) {
                passes = 0;
            } else {
                passes++;
                forbidden = -1;
                board.play(board.toMove(), board.pass());
            }
        }
        count++;
        plays += board.plies();
        return board.stones(0) - board.stones(1);
    }

    /** Draws without putting back until a stone can stay; whether there is one. */
    private boolean putStone(int by) {
        for (int left = emptyCount; left > 0; left--) {
            int at = draw(left);
            int point = empty[at];
            if (isPlayable(by, point) && put(by, point)) {
                empty[at] = empty[--emptyCount];
                int count = board.takenByLatest(taken);
                System.arraycopy(taken, 0, empty, emptyCount, count);
                emptyCount += count;
                return true;
            }
            empty[at] = empty[left - 1];
            empty[left - 1] = point;
        }
        return false;
    }

    private boolean isPlayable(int by, int point) {
        if (point == forbidden) {
            repetitions++;
            return false;
        }
        return !isEye(by, point) && !board.isSuicide(by, point);
    }

    private boolean isEye(int by, int point) {
        if (!board.isSurrounded(by, point)) {
            return false;
        }
        int opponents = 0;
        for (int diagonal : diagonals[point]) {
            opponents += board.stoneAt(diagonal) == 1 - by ? 1 : 0;
        }
        return opponents < (diagonals[point].length < 4 ? 1 : 2);
    }

    private boolean put(int by, int point) {
        board.play(by, point);
        if (ko == Ko.SIMPLE) {
            forbidden = board.koPoint();
            return true;
        }
        if (seen.add(board)) {
            return true;
        }
        repetitions++;
        board.undo();
        return false;
    }

    /** A number below a bound, by SplitMix64 (Steele, Lea and Flood, 2014). */
    private int draw(int bound) {
        random += 0x9E3779B97F4A7C15L;
        long z = (random ^ random >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return (int) ((z >>> 32) * bound >>> 32);
    }
}
