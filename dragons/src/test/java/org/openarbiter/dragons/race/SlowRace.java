package org.openarbiter.dragons.race;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.dragons.read.ReadingBoard;

/** A race played out by trying every move on some points: slow, and without any knowledge of liberties or eyes. */
final class SlowRace {
    private final ReadingBoard board;
    private final int target;
    private final int rival;
    private final int defender;
    private final List<Integer> points;
    private final Map<List<Integer>, Boolean> known = new HashMap<>();

    SlowRace(ReadingBoard board, int target, int rival, List<Integer> points) {
        this.board = board.copy();
        this.target = target;
        this.rival = rival;
        defender = board.stoneAt(target);
        this.points = points;
    }

    /** Whether the target is taken before the rival is; it is not if both sides pass. */
    boolean isTaken(boolean attackerToMove) {
        return isTaken(attackerToMove, false);
    }

    private boolean isTaken(boolean attackerToMove, boolean passed) {
        if (board.stoneAt(target) != defender || board.stoneAt(rival) != 1 - defender) {
            return board.stoneAt(target) != defender;
        }
        List<Integer> position = new ArrayList<>(points.stream().map(board::stoneAt).toList());
        position.addAll(List.of(board.koPoint(), attackerToMove ? 1 : 0, passed ? 1 : 0));
        Boolean before = known.get(position);
        if (before != null) {
            return before;
        }
        boolean taken = tries(attackerToMove, passed);
        known.put(position, taken);
        return taken;
    }

    private boolean tries(boolean attackerToMove, boolean passed) {
        int mover = attackerToMove ? 1 - defender : defender;
        for (int point : points) {
            if (board.isLegal(mover, point)) {
                board.play(mover, point);
                boolean taken = isTaken(!attackerToMove, false);
                board.undo();
                if (taken == attackerToMove) {
                    return attackerToMove;
                }
            }
        }
        if (passed) {
            return false;
        }
        board.play(mover, ReadingBoard.PASS);
        boolean taken = isTaken(!attackerToMove, true);
        board.undo();
        return taken;
    }
}
