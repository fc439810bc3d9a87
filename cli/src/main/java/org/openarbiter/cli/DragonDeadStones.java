package org.openarbiter.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openarbiter.dragons.end.DeadGroup;
import org.openarbiter.dragons.end.FinalStatus;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.score.DeadStones;

/** Dead stones by the analysis of worms and dragons, which is for two players. */
final class DragonDeadStones implements DeadStones {
    DragonDeadStones() {}

    @Override
    public List<Group> on(GoBoard board) {
        return board.seats().count() == 2
                ? FinalStatus.of(board).dead().stream().map(group -> new Group(group.stones(), why(board, group))).toList()
                : List.of();
    }

    /** The reason with the moves that show it. */
    private static String why(GoBoard board, DeadGroup group) {
        if (group.line().isEmpty()) {
            return group.why();
        }
        int attacker = 1 - board.stoneAt(group.stones().getFirst());
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < group.line().size(); i++) {
            int point = group.line().get(i);
            moves.add(board.seats().name(i % 2 == 0 ? attacker : 1 - attacker) + " " + (point < 0 ? "pass" : board.pointName(point)));
        }
        return group.why() + ": " + moves.stream().collect(Collectors.joining(", "));
    }
}
