package org.openarbiter.dragons.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reading as anybody would write it down: every legal play of either side and the pass, to a depth, on stones in an array. The
 * slow and obvious twin of {@link Reading}.
 */
final class SlowReading {
    private static final int PASS = -1;
    private static final int NO_KO = -1;

    private final int width;
    private final int height;
    private final int attacker;
    private final Goal goal;
    private final Map<List<Integer>, Boolean> known = new HashMap<>();

    /** When the attacker has what he wants, be it for now. */
    interface Goal {
        /** Whether he has it for good, the other side to move, if there is no ko or he is the master of it. */
        boolean isReached(SlowReading reading, int[] stones, boolean mayRetake);
    }

    /** A position with what has to be known of its past. */
    record Position(int[] stones, int ko, int attackerThreats, int defenderThreats) {}

    SlowReading(ReadingBoard board, int attacker, Goal goal) {
        width = board.topology().width();
        height = board.topology().height();
        this.attacker = attacker;
        this.goal = goal;
    }

    static int[] stones(ReadingBoard board) {
        int[] stones = new int[board.points()];
        for (int point = 0; point < stones.length; point++) {
            stones[point] = board.stoneAt(point);
        }
        return stones;
    }

    /** Whether the attacker reaches the goal within this number of plies. */
    boolean succeeds(Position position, int mover, int plies) {
        boolean mayRetake = position.ko == NO_KO || position.defenderThreats > 0;
        if (mover != attacker && goal.isReached(this, position.stones, mayRetake)) {
            return true;
        }
        if (plies == 0) {
            return false;
        }
        List<Integer> key = new ArrayList<>();
        for (int stone : position.stones) {
            key.add(stone);
        }
        key.addAll(List.of(position.ko, position.attackerThreats, position.defenderThreats, mover, plies));
        Boolean found = known.get(key);
        if (found == null) {
            found = search(position, mover, plies);
            known.put(key, found);
        }
        return found;
    }

    private boolean search(Position position, int mover, int plies) {
        boolean attacks = mover == attacker;
        for (int play = PASS; play < position.stones.length; play++) {
            Position next = play(position, mover, play);
            if (next != null && succeeds(next, 1 - mover, plies - 1) == attacks) {
                return attacks;
            }
        }
        return !attacks;
    }

    /** The position after a play, null if it is not possible. */
    Position play(Position position, int mover, int play) {
        boolean attacks = mover == attacker;
        int left = attacks ? position.attackerThreats : position.defenderThreats;
        if (play == PASS) {
            return new Position(position.stones, NO_KO, position.attackerThreats, position.defenderThreats);
        }
        boolean needsThreat = play == position.ko;
        if (position.stones[play] >= 0 || needsThreat && left == 0) {
            return null;
        }
        int[] stones = position.stones.clone();
        stones[play] = mover;
        List<Integer> taken = new ArrayList<>();
        for (int next : around(play)) {
            if (stones[next] == 1 - mover && liberties(stones, next).isEmpty()) {
                for (int stone : string(stones, next)) {
                    stones[stone] = -1;
                    taken.add(stone);
                }
            }
        }
        if (liberties(stones, play).isEmpty()) {
            return null;
        }
        boolean isKo = taken.size() == 1 && string(stones, play).size() == 1 && liberties(stones, play).size() == 1;
        int used = needsThreat ? 1 : 0;
        return new Position(stones, isKo ? taken.getFirst() : NO_KO, position.attackerThreats - (attacks ? used : 0),
                position.defenderThreats - (attacks ? 0 : used));
    }

    List<Integer> around(int point) {
        List<Integer> around = new ArrayList<>();
        int column = point % width;
        int row = point / width;
        if (column > 0) {
            around.add(point - 1);
        }
        if (column < width - 1) {
            around.add(point + 1);
        }
        if (row > 0) {
            around.add(point - width);
        }
        if (row < height - 1) {
            around.add(point + width);
        }
        return around;
    }

    List<Integer> string(int[] stones, int stone) {
        List<Integer> string = new ArrayList<>(List.of(stone));
        for (int i = 0; i < string.size(); i++) {
            for (int next : around(string.get(i))) {
                if (stones[next] == stones[stone] && !string.contains(next)) {
                    string.add(next);
                }
            }
        }
        return string;
    }

    List<Integer> liberties(int[] stones, int stone) {
        List<Integer> liberties = new ArrayList<>();
        for (int member : string(stones, stone)) {
            for (int next : around(member)) {
                if (stones[next] < 0 && !liberties.contains(next)) {
                    liberties.add(next);
                }
            }
        }
        return liberties;
    }
}
