package org.openarbiter.cli.judge;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.dragons.end.DeadGroup;
import org.openarbiter.dragons.end.FinalStatus;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.DeadStones;

/** Dead stones by the analysis of worms and dragons, which is for two players on rectangles. */
public final class DragonDeadStones implements DeadStones {
    public DragonDeadStones() {}

    @Override
    public List<Group> on(GoBoard board) {
        return FinalStatus.of(board).dead().stream()
                .map(group -> new Group(group.stones(), group.why(), line(board, group)))
                .toList();
    }

    private static List<String> line(GoBoard board, DeadGroup group) {
        int owner = board.stoneAt(group.stones().getFirst());
        List<String> plays = new ArrayList<>();
        for (int i = 0; i < group.line().size(); i++) {
            int point = group.line().get(i);
            plays.add(board.seats().name(i % 2 == 0 ? owner : 1 - owner) + " " + (point < 0 ? "pass" : board.pointName(point)));
        }
        return plays;
    }
}
