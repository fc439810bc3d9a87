package org.openarbiter.dragons.eyes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openarbiter.dragons.read.KoMaster;

/**
 * The slow twin of {@link ShapeGame}: writes out every position that can come about and marks those that the prover wins, from
 * the goal backwards, until none is added. It knows no position that is decided at sight but those of the goal itself.
 */
final class SlowShapeGame {
    private static final int ATTACKER = 0;
    private static final int DEFENDER = 1;
    private static final int EMPTY = -1;
    private static final int NONE = -1;

    private final Shape shape;
    private final ShapeGame.Goal goal;
    private final KoMaster master;
    private final Map<Position, List<Position>> next = new HashMap<>();
    private final Set<Position> won = new HashSet<>();

    /** What stands on each vertex, which one may not be retaken, and who moves. */
    private record Position(List<Integer> stones, int ko, int mover) {}

    SlowShapeGame(Shape shape, ShapeGame.Goal goal, KoMaster master) {
        this.shape = shape;
        this.goal = goal;
        this.master = master;
    }

    boolean isReached(boolean attackerFirst) {
        List<Integer> stones = new ArrayList<>();
        for (int vertex = 0; vertex < shape.size(); vertex++) {
            stones.add(has(shape.attackers(), vertex) ? ATTACKER : has(shape.defenders(), vertex) ? DEFENDER : EMPTY);
        }
        Position start = new Position(stones, NONE, attackerFirst ? ATTACKER : DEFENDER);
        expand(start);
        boolean added = true;
        while (added) {
            added = false;
            for (Position position : next.keySet()) {
                added |= !won.contains(position) && wins(position) && won.add(position);
            }
        }
        return won.contains(start);
    }

    private void expand(Position start) {
        Deque<Position> left = new ArrayDeque<>(List.of(start));
        while (!left.isEmpty()) {
            Position position = left.remove();
            if (!next.containsKey(position)) {
                List<Position> after = isTaken(position) ? List.of() : moves(position);
                next.put(position, after);
                left.addAll(after);
            }
        }
    }

    private boolean wins(Position position) {
        boolean isReached = goal == ShapeGame.Goal.CAPTURE ? isTaken(position) : !isTaken(position) && isInvincible(position);
        if (isReached || isTaken(position)) {
            return isReached;
        }
        boolean byProver = (position.mover() == ATTACKER) == (goal == ShapeGame.Goal.CAPTURE);
        List<Position> after = next.get(position);
        return byProver ? after.stream().anyMatch(won::contains) : after.stream().allMatch(won::contains);
    }

    private boolean isTaken(Position position) {
        return position.stones().get(shape.target()) != DEFENDER;
    }

    /** The positions after each move; who does not prove may pass. */
    private List<Position> moves(Position position) {
        List<Position> after = new ArrayList<>();
        if ((position.mover() == ATTACKER) != (goal == ShapeGame.Goal.CAPTURE)) {
            after.add(new Position(position.stones(), NONE, 1 - position.mover()));
        }
        boolean isMaster = master == (position.mover() == ATTACKER ? KoMaster.ATTACKER : KoMaster.DEFENDER);
        for (int vertex = 0; vertex < shape.size(); vertex++) {
            if (position.stones().get(vertex) == EMPTY && (vertex != position.ko() || isMaster)) {
                play(position, vertex, after);
            }
        }
        return after;
    }

    private void play(Position position, int vertex, List<Position> after) {
        int own = position.mover();
        List<Integer> stones = new ArrayList<>(position.stones());
        stones.set(vertex, own);
        Set<Integer> taken = new TreeSet<>();
        for (int other : neighbors(vertex)) {
            if (stones.get(other) == 1 - own && !breathes(stones, string(stones, other))) {
                taken.addAll(string(stones, other));
            }
        }
        taken.forEach(stone -> stones.set(stone, EMPTY));
        Set<Integer> string = string(stones, vertex);
        if (breathes(stones, string)) {
            boolean isKo = taken.size() == 1 && string.size() == 1 && !isHome(stones, string)
                    && liberties(stones, string).equals(taken) && !taken.contains(shape.target());
            after.add(new Position(stones, isKo ? taken.iterator().next() : NONE, 1 - own));
        }
    }

    private boolean breathes(List<Integer> stones, Set<Integer> string) {
        return isHome(stones, string) || !liberties(stones, string).isEmpty();
    }

    /** Whether an attacker's string is connected to the outside. */
    private boolean isHome(List<Integer> stones, Set<Integer> string) {
        return string.stream().anyMatch(stone -> stones.get(stone) == ATTACKER && has(shape.open(), stone));
    }

    private Set<Integer> liberties(List<Integer> stones, Set<Integer> string) {
        Set<Integer> liberties = new TreeSet<>();
        for (int stone : string) {
            neighbors(stone).stream().filter(other -> stones.get(other) == EMPTY).forEach(liberties::add);
        }
        return liberties;
    }

    private Set<Integer> string(List<Integer> stones, int first) {
        List<Integer> string = new ArrayList<>(List.of(first));
        for (int at = 0; at < string.size(); at++) {
            for (int other : neighbors(string.get(at))) {
                if (stones.get(other).equals(stones.get(first)) && !string.contains(other)) {
                    string.add(other);
                }
            }
        }
        return new TreeSet<>(string);
    }

    /** Whether the attacker, playing alone, never captures the target. */
    private boolean isInvincible(Position position) {
        Deque<Position> left = new ArrayDeque<>(List.of(new Position(position.stones(), NONE, ATTACKER)));
        Set<Position> seen = new HashSet<>(left);
        while (!left.isEmpty()) {
            Position from = left.remove();
            if (isTaken(from)) {
                return false;
            }
            List<Position> after = new ArrayList<>();
            for (int vertex = 0; vertex < shape.size(); vertex++) {
                if (from.stones().get(vertex) == EMPTY) {
                    play(from, vertex, after);
                }
            }
            after.stream().map(each -> new Position(each.stones(), NONE, ATTACKER)).filter(seen::add).forEach(left::add);
        }
        return true;
    }

    private List<Integer> neighbors(int vertex) {
        List<Integer> neighbors = new ArrayList<>();
        for (int other = 0; other < shape.size(); other++) {
            if (has(shape.adjacent(vertex), other)) {
                neighbors.add(other);
            }
        }
        return neighbors;
    }

    private static boolean has(int set, int vertex) {
        return (set >> vertex & 1) != 0;
    }
}
