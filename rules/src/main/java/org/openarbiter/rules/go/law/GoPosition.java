package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.go.board.GoBoard;

/** A position in a running game as values. */
public final class GoPosition {
    private GoPosition() {}

    /**
     * The stones of each player, who is to move, and what the rulebook would count if the game stopped here and all stones were alive.
     */
    public static Map<String, Object> of(Referee<GoBoard> referee) {
        GoBoard board = referee.board();
        Seats seats = referee.seats();
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("stones", stones(board, seats));
        position.put("to", seats.name(referee.next()));
        for (Rule<GoBoard> rule : referee.rulebook().rules()) {
            Counting counting = rule instanceof Passes passes ? passes.counting() : rule instanceof CleanUpEnd end ? end.counting() : null;
            if (counting != null) {
                position.put("points", bySeat(seats, counting.score(referee, List.of()).points()));
            }
        }
        return position;
    }

    private static Map<String, Object> stones(GoBoard board, Seats seats) {
        Map<String, Object> stones = new LinkedHashMap<>();
        for (int seat = 0; seat < seats.count(); seat++) {
            List<String> points = new ArrayList<>();
            for (int point = 0; point < board.topology().size(); point++) {
                if (board.stoneAt(point) == seat) {
                    points.add(board.pointName(point));
                }
            }
            stones.put(seats.name(seat), points);
        }
        return stones;
    }

    /** Points by the name of the player. */
    private static Map<String, Object> bySeat(Seats seats, List<Double> points) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int seat = 0; seat < seats.count(); seat++) {
            values.put(seats.name(seat), points.get(seat));
        }
        return values;
    }
}
