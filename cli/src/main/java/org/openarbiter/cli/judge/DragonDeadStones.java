package org.openarbiter.cli.judge;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.end.DeadGroup;
import org.openarbiter.dragons.end.FinalStatus;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
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

    /** Why a board cannot be analyzed; null if it can. */
    public static @Nullable String refusal(GoBoard board) {
        Topology shape = board.topology();
        if (board.seats().count() != 2) {
            return "has " + board.seats().count() + " players; dragons analyzes two-player games only";
        }
        if (shape.width() == 0) {
            return "the board is not a rectangle; dragons analyzes rectangular boards only";
        }
        return shape.size() <= ReadingBoard.MOST_POINTS ? null : "the board is " + shape.width() + "x" + shape.height()
                + "; dragons analyzes boards of up to " + ReadingBoard.MOST_POINTS + " points, such as 25x25";
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
