package org.openarbiter.dragons.life;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Life and death as anybody would write it down: all positions that can come about, and among them those from which the attacker
 * takes the target however the defender plays. What goes round and round, and what nobody wants to touch, the defender has saved.
 * The slow and obvious twin of {@link LifeAndDeath} where all that is taken for granted there is true.
 */
final class SlowLife {
    /** Who may retake a ko at once, {@link #THREATS} times. */
    private enum Master { NOBODY, ATTACKER, DEFENDER }

    private static final int NO_KO = -1;
    private static final int THREATS = 3;

    /** Stones as bits by point; who moves, and what he may not take at once. */
    private record Position(long defenders, long attackers, boolean defends, int ko, int threats) {}

    private final long[] around;
    private final long playable;
    private final long safe;
    private final int target;
    private final int most;
    private final Position start;

    /**
     * A problem.
     *
     * @param target a stone of the string at stake; everything is over once it is taken
     * @param playable the points where anybody will ever play
     * @param safe stones that are never taken
     * @param most beyond how many positions it is given up
     */
    SlowLife(ReadingBoard board, int target, long playable, long safe, int most) {
        this.safe = safe;
        this.target = target;
        this.playable = playable;
        this.most = most;
        around = new long[board.points()];
        long defenders = 0;
        long attackers = 0;
        for (int point = 0; point < around.length; point++) {
            for (int i = 0; i < board.degree(point); i++) {
                around[point] |= 1L << board.neighbor(point, i);
            }
            defenders |= board.stoneAt(point) == board.stoneAt(target) ? 1L << point : 0;
            attackers |= board.stoneAt(point) == 1 - board.stoneAt(target) ? 1L << point : 0;
        }
        start = new Position(defenders, attackers, false, NO_KO, THREATS);
    }

    /** What a side that moves first comes to, for itself; empty if there are too many positions. */
    Optional<Fate> fate(boolean defends) {
        Position first = new Position(start.defenders, start.attackers, defends, NO_KO, THREATS);
        Optional<Boolean> plain = isTaken(first, Master.NOBODY);
        Optional<Boolean> helped = plain.isEmpty() ? plain : isTaken(first, plain.get() ? Master.DEFENDER : Master.ATTACKER);
        return helped.map(withThreats -> {
            boolean succeeds = plain.orElseThrow() != defends;
            boolean depends = !withThreats.equals(plain.orElseThrow());
            if (succeeds) {
                return depends ? Fate.KO : Fate.WIN;
            }
            return depends ? Fate.KO_NEEDS_THREAT : Fate.LOSS;
        });
    }

    private Optional<Boolean> isTaken(Position first, Master master) {
        Map<Position, Integer> index = new HashMap<>();
        List<Position> positions = new ArrayList<>(List.of(first));
        List<List<Integer>> next = new ArrayList<>();
        index.put(first, 0);
        for (int at = 0; at < positions.size(); at++) {
            List<Integer> successors = new ArrayList<>();
            for (Position successor : successors(positions.get(at), master)) {
                Integer known = index.putIfAbsent(successor, positions.size());
                if (known == null) {
                    positions.add(successor);
                }
                successors.add(index.get(successor));
            }
            next.add(successors);
            if (positions.size() > most) {
                return Optional.empty();
            }
        }
        boolean[] taken = new boolean[positions.size()];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int at = positions.size() - 1; at >= 0; at--) {
                boolean now = isTaken(positions.get(at), next.get(at), taken);
                changed |= now != taken[at];
                taken[at] = now;
            }
        }
        return Optional.of(taken[0]);
    }

    private boolean isTaken(Position position, List<Integer> next, boolean[] taken) {
        if ((position.defenders >> target & 1) == 0) {
            return true;
        }
        return position.defends ? next.stream().allMatch(at -> taken[at]) : next.stream().anyMatch(at -> taken[at]);
    }

    private List<Position> successors(Position position, Master master) {
        if ((position.defenders >> target & 1) == 0) {
            return List.of();
        }
        List<Position> successors = new ArrayList<>();
        successors.add(new Position(position.defenders, position.attackers, !position.defends, NO_KO, position.threats));
        for (int point = 0; point < around.length; point++) {
            if ((playable >> point & 1) != 0 && ((position.defenders | position.attackers) >> point & 1) == 0) {
                play(position, point, master).ifPresent(successors::add);
            }
        }
        return successors;
    }

    /** The position after a play, none if it is suicide or a ko is retaken without a threat. */
    private Optional<Position> play(Position position, int point, Master master) {
        boolean isMaster = master == (position.defends ? Master.DEFENDER : Master.ATTACKER);
        if (point == position.ko && (!isMaster || position.threats == 0)) {
            return Optional.empty();
        }
        long own = (position.defends ? position.defenders : position.attackers) | 1L << point;
        long other = position.defends ? position.attackers : position.defenders;
        long taken = 0;
        for (long left = around[point] & other; left != 0; left &= left - 1) {
            long string = string(other, Long.numberOfTrailingZeros(left));
            taken |= (string & safe) == 0 && (next(string) & ~own & ~other) == 0 ? string : 0;
        }
        other &= ~taken;
        long string = string(own, point);
        long liberties = next(string) & ~own & ~other;
        if (liberties == 0 && (string & safe) == 0) {
            return Optional.empty();
        }
        boolean isKo = Long.bitCount(taken) == 1 && Long.bitCount(string) == 1 && liberties == taken && (string & safe) == 0;
        int ko = isKo ? Long.numberOfTrailingZeros(taken) : NO_KO;
        int threats = position.threats - (point == position.ko ? 1 : 0);
        long defenders = position.defends ? own : other;
        return Optional.of(new Position(defenders, position.defends ? other : own, !position.defends, ko, threats));
    }

    private long string(long stones, int first) {
        long string = 1L << first;
        long before = 0;
        while (before != string) {
            before = string;
            string |= next(string) & stones;
        }
        return string;
    }

    private long next(long points) {
        long next = 0;
        for (long left = points; left != 0; left &= left - 1) {
            next |= around[Long.numberOfTrailingZeros(left)];
        }
        return next;
    }
}
