package org.openarbiter.rules.go.board;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Go as the Kee rules 7 to 11 tell it, slow and obvious: an array of stones, everything else found by looking around from it.
 *
 * <p>Nothing is kept and nothing taken back; a position is a value, and a play makes another one.
 */
final class SlowGo {
    private final Topology topology;
    private final boolean byUnit;
    /** Whose stone stands on each point; −1 on empty ones. */
    final int[] stones;

    private SlowGo(Topology topology, boolean byUnit, int[] stones) {
        this.topology = topology;
        this.byUnit = byUnit;
        this.stones = stones;
    }

    static SlowGo empty(Topology topology, boolean byUnit) {
        int[] stones = new int[topology.size()];
        Arrays.fill(stones, -1);
        return new SlowGo(topology, byUnit, stones);
    }

    Set<Integer> neighbors(int point) {
        Set<Integer> next = new TreeSet<>();
        for (int i = 0; i < topology.degree(point); i++) {
            next.add(topology.neighbor(point, i));
        }
        return next;
    }

    /** Rule 8: the unit of a stone. */
    Set<Integer> string(int point) {
        return connected(point, Set.of(stones[point]));
    }

    /** Rules 7 and 8: the liberties of a unit, or of a whole allied group. */
    Set<Integer> liberties(Set<Integer> unit) {
        Set<Integer> liberties = new TreeSet<>();
        for (int stone : unit) {
            for (int next : neighbors(stone)) {
                if (stones[next] < 0) {
                    liberties.add(next);
                }
            }
        }
        return liberties;
    }

    boolean isSuicide(int by, int point) {
        SlowGo after = with(by, point);
        return !after.encloses(by) && after.liberties(after.string(point)).isEmpty();
    }

    boolean encloses(int by, int point) {
        return with(by, point).encloses(by);
    }

    /** Rules 10 and 11, suicide allowed: the position after a stone. */
    SlowGo play(int by, int point) {
        SlowGo after = with(by, point);
        Set<Integer> taken = new HashSet<>();
        if (isSuicide(by, point)) {
            taken.addAll(after.string(point));
        } else {
            Set<Integer> done = new HashSet<>();
            for (int stone = 0; stone < stones.length; stone++) {
                int seat = after.stones[stone];
                if (seat >= 0 && seat != by && !done.contains(stone)) {
                    Set<Integer> unit = after.string(stone);
                    done.addAll(unit);
                    taken.addAll(after.liberties(unit).isEmpty() ? unit : Set.of());
                }
            }
        }
        for (int stone : taken) {
            after.stones[stone] = -1;
        }
        return after;
    }

    /** Rule 9: whether some allied group of opponents of {@code by} (or, as a variant, a single unit) has no liberty. */
    private boolean encloses(int by) {
        Set<Integer> opponents = new HashSet<>();
        for (int seat : stones) {
            if (seat >= 0 && seat != by) {
                opponents.add(seat);
            }
        }
        Set<Integer> done = new HashSet<>();
        for (int stone = 0; stone < stones.length; stone++) {
            if (opponents.contains(stones[stone]) && !done.contains(stone)) {
                Set<Integer> group = byUnit ? string(stone) : connected(stone, opponents);
                done.addAll(group);
                if (liberties(group).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    private SlowGo with(int by, int point) {
        int[] after = stones.clone();
        after[point] = by;
        return new SlowGo(topology, byUnit, after);
    }

    private Set<Integer> connected(int from, Set<Integer> seats) {
        Set<Integer> found = new TreeSet<>(Set.of(from));
        Deque<Integer> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            for (int next : neighbors(open.pop())) {
                if (seats.contains(stones[next]) && found.add(next)) {
                    open.push(next);
                }
            }
        }
        return found;
    }
}
