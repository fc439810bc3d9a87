package org.openarbiter.dragons.life;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * What becomes of a position if one color always passes and the other captures what he can: each string that can be captured by
 * plays on its liberties, one after the other, until none is left. Stones that capture stay. {@link #closed} only lets
 * him close his borders.
 */
final class UnansweredCaptures {
    private final Topology topology;
    private final int victim;
    private final int[] stones;
    private final int[] before;
    /** For each point the number of the {@link #walk} that met it last. */
    private final int[] met;
    private int walk;
    /** The stones of the string that was walked last. */
    private final int[] string;
    private int size;
    private final int[] liberties;
    /** For each point how many strings had been captured when its own could not be; −1 if that was not tried. */
    private final int[] failed;
    private int captured;

    private UnansweredCaptures(Topology topology, int[] stones, int victim) {
        this.topology = topology;
        this.stones = stones.clone();
        this.victim = victim;
        before = new int[stones.length];
        met = new int[stones.length];
        string = new int[stones.length];
        liberties = new int[stones.length];
        failed = new int[stones.length];
        Arrays.fill(failed, -1);
    }

    /**
     * The stones afterwards.
     *
     * @param before the color on each point, {@link GoBoard#EMPTY} for none
     * @param victim the color that always passes
     * @param living its stones that cannot be captured
     */
    static int[] of(Topology topology, int[] before, int victim, boolean[] living) {
        UnansweredCaptures captures = new UnansweredCaptures(topology, before, victim);
        boolean captured = true;
        while (captured) {
            captured = false;
            for (int point = 0; point < living.length; point++) {
                captured |= !living[point] && captures.stones[point] == victim && captures.capture(point);
            }
        }
        return captures.stones;
    }

    /**
     * The stones after the opponent has closed his borders: he has played on all points next to stones that cannot be captured,
     * and on the last liberty of each string there, where it is legal.
     *
     * @param before the color on each point, {@link GoBoard#EMPTY} for none
     * @param victim the color that always passes
     * @param living its stones that cannot be captured
     */
    static int[] closed(Topology topology, int[] before, int victim, boolean[] living) {
        UnansweredCaptures captures = new UnansweredCaptures(topology, before, victim);
        int[] border = IntStream.range(0, living.length).filter(point -> captures.touches(point, living)).toArray();
        boolean played = true;
        while (played) {
            played = Arrays.stream(border).anyMatch(captures::play) || Arrays.stream(border).anyMatch(captures::saves);
        }
        return captures.stones;
    }

    /** Extends the opponent's string on a point if it can be captured at once; whether that was legal. */
    private boolean saves(int point) {
        return stones[point] == 1 - victim && liberties(point) == 1 && play(liberties[0]);
    }

    private boolean touches(int point, boolean[] set) {
        return IntStream.range(0, topology.degree(point)).anyMatch(i -> set[topology.neighbor(point, i)]);
    }

    /** Plays on all liberties of a string; takes it back if the string is still there. */
    private boolean capture(int stone) {
        if (failed[stone] == captured) {
            return false;
        }
        System.arraycopy(stones, 0, before, 0, stones.length);
        int count = liberties(stone);
        boolean played = true;
        while (played && stones[stone] == victim) {
            played = false;
            for (int i = 0; i < count; i++) {
                played |= play(liberties[i]);
            }
        }
        if (stones[stone] != victim) {
            captured++;
            return true;
        }
        System.arraycopy(before, 0, stones, 0, stones.length);
        walk(stone);
        for (int i = 0; i < size; i++) {
            failed[string[i]] = captured;
        }
        return false;
    }

    /** Plays on a point, unless it is not empty or it is suicide; whether it was played. */
    private boolean play(int point) {
        if (stones[point] != GoBoard.EMPTY) {
            return false;
        }
        stones[point] = 1 - victim;
        boolean takes = false;
        for (int i = 0; i < topology.degree(point); i++) {
            int next = topology.neighbor(point, i);
            if (stones[next] == victim && !breathes(next)) {
                for (int taken = 0; taken < size; taken++) {
                    stones[string[taken]] = GoBoard.EMPTY;
                }
                takes = true;
            }
        }
        if (!takes && !breathes(point)) {
            stones[point] = GoBoard.EMPTY;
        }
        return stones[point] != GoBoard.EMPTY;
    }

    /** Whether a string has a liberty; if it has none, its stones have been walked. */
    private boolean breathes(int stone) {
        begin(stone);
        for (int at = 0; at < size; at++) {
            for (int i = 0; i < topology.degree(string[at]); i++) {
                int next = topology.neighbor(string[at], i);
                if (stones[next] == GoBoard.EMPTY) {
                    return true;
                }
                add(next, stones[stone]);
            }
        }
        return false;
    }

    /** Walks over the stones of a string. */
    private void walk(int stone) {
        begin(stone);
        for (int at = 0; at < size; at++) {
            for (int i = 0; i < topology.degree(string[at]); i++) {
                add(topology.neighbor(string[at], i), stones[stone]);
            }
        }
    }

    /** Finds the liberties of a string; their number. */
    private int liberties(int stone) {
        walk(stone);
        int count = 0;
        for (int at = 0; at < size; at++) {
            for (int i = 0; i < topology.degree(string[at]); i++) {
                int next = topology.neighbor(string[at], i);
                if (stones[next] == GoBoard.EMPTY && met[next] != walk) {
                    met[next] = walk;
                    liberties[count++] = next;
                }
            }
        }
        return count;
    }

    private void begin(int stone) {
        walk++;
        size = 0;
        add(stone, stones[stone]);
    }

    private void add(int point, int color) {
        if (met[point] != walk && stones[point] == color) {
            met[point] = walk;
            string[size++] = point;
        }
    }
}
