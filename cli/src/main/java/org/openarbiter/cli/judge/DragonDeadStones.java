package org.openarbiter.cli.judge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.dragons.end.DeadGroup;
import org.openarbiter.dragons.end.FinalStatus;
import org.openarbiter.dragons.end.UnsettledGroup;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.DeadStones;

/** Dead stones by the analysis of worms and dragons, which is for two players on rectangles. */
public final class DragonDeadStones implements DeadStones {
    public DragonDeadStones() {}

    @Override
    public Proposal on(GoBoard board) {
        FinalStatus status = FinalStatus.of(board);
        List<Group> dead = status.dead().stream()
                .map(group -> new Group(group.stones(), group.shown(), group.why(), line(board, group)))
                .toList();
        List<Unsettled> unsettled = status.unsettled().stream().map(group -> unsettled(board, group)).toList();
        // Where something is unsettled, those around it may live by what becomes of it.
        boolean isSettled = unsettled.isEmpty();
        return new Proposal(
                dead, unsettled, isSettled ? seki(board, status) : List.of(), isSettled ? status.openings() : List.of(), status.ground(),
                status.isFinished());
    }

    /** The strings in a seki, lowest point first. */
    private static List<List<Integer>> seki(GoBoard board, FinalStatus status) {
        Map<Integer, List<Integer>> strings = new LinkedHashMap<>();
        for (int point = 0; point < board.topology().size(); point++) {
            if (status.at(point) == FinalStatus.Status.SEKI) {
                strings.computeIfAbsent(board.string(point), string -> new ArrayList<>()).add(point);
            }
        }
        return strings.values().stream().filter(string -> Collections.disjoint(string, status.atOpenBorder())).toList();
    }

    private static Unsettled unsettled(GoBoard board, UnsettledGroup group) {
        int owner = board.stoneAt(group.stones().getFirst());
        return new Unsettled(group.stones(), decider(board, 1 - owner, group.kill()), decider(board, owner, group.save()));
    }

    private static Decider decider(GoBoard board, int mover, Answer answer) {
        return new Decider(play(board, mover, answer.point()), answer.fate().threatens(mover).stream().mapToObj(board.seats()::name).findFirst());
    }

    private static List<String> line(GoBoard board, DeadGroup group) {
        int owner = board.stoneAt(group.stones().getFirst());
        List<String> plays = new ArrayList<>();
        for (int i = 0; i < group.line().size(); i++) {
            plays.add(play(board, i % 2 == 0 ? owner : 1 - owner, group.line().get(i)));
        }
        return plays;
    }

    private static String play(GoBoard board, int seat, int point) {
        return board.seats().name(seat) + " " + (point < 0 ? "pass" : board.pointName(point));
    }
}
