package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * What becomes of a position if one color always passes and the other captures what he can: each string that can be captured by
 * plays on its liberties, one after the other, until none is left. Stones that capture stay. Or if he only closes his borders.
 */
final class UnansweredCaptures {
    private final Topology topology;
    private final int victim;
    private int[] stones;

    private UnansweredCaptures(Topology topology, int[] stones, int victim) {
        this.topology = topology;
        this.stones = stones;
        this.victim = victim;
    }

    /**
     * The stones afterwards.
     *
     * @param before the color on each point, {@link GoBoard#EMPTY} for none
     * @param victim the color that always passes
     * @param living its stones that cannot be captured
     */
    static int[] of(Topology topology, int[] before, int victim, boolean[] living) {
        UnansweredCaptures captures = new UnansweredCaptures(topology, before.clone(), victim);
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
        UnansweredCaptures captures = new UnansweredCaptures(topology, before.clone(), victim);
        int[] border = IntStream.range(0, living.length).filter(point -> captures.touches(point, living)).toArray();
        boolean played = true;
        while (played) {
            played = Arrays.stream(border).anyMatch(captures::play) || Arrays.stream(border).anyMatch(captures::saves);
        }
        return captures.stones;
    }

    /** Extends the opponent's string on a point if it can be captured at once; whether that was legal. */
    private boolean saves(int point) {
        List<Integer> liberties = stones[point] == 1 - victim ? liberties(string(point)) : List.of();
        return liberties.size() == 1 && play(liberties.getFirst());
    }

    private boolean touches(int point, boolean[] set) {
        return IntStream.range(0, topology.degree(point)).anyMatch(i -> set[topology.neighbor(point, i)]);
    }

    /** Plays on all liberties of a string; takes it back if the string is still there. */
    private boolean capture(int stone) {
        int[] before = stones.clone();
        for (int liberty : liberties(string(stone))) {
            play(liberty);
        }
        if (stones[stone] == victim) {
            stones = before;
            return false;
        }
        return true;
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
            if (stones[next] == victim && liberties(string(next)).isEmpty()) {
                string(next).forEach(taken -> stones[taken] = GoBoard.EMPTY);
                takes = true;
            }
        }
        if (!takes && liberties(string(point)).isEmpty()) {
            stones[point] = GoBoard.EMPTY;
        }
        return stones[point] != GoBoard.EMPTY;
    }

    private List<Integer> string(int stone) {
        List<Integer> string = new ArrayList<>(List.of(stone));
        boolean[] seen = new boolean[stones.length];
        seen[stone] = true;
        for (int at = 0; at < string.size(); at++) {
            int point = string.get(at);
            for (int i = 0; i < topology.degree(point); i++) {
                int next = topology.neighbor(point, i);
                if (!seen[next] && stones[next] == stones[stone]) {
                    seen[next] = true;
                    string.add(next);
                }
            }
        }
        return string;
    }

    private List<Integer> liberties(List<Integer> string) {
        return string.stream()
                .flatMapToInt(stone -> IntStream.range(0, topology.degree(stone)).map(i -> topology.neighbor(stone, i)))
                .filter(point -> stones[point] == GoBoard.EMPTY)
                .distinct()
                .boxed()
                .toList();
    }
}
