package org.openarbiter.rules.go.law;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.ProposedDead;
import org.openarbiter.rules.go.score.DeadStones;
import org.openarbiter.rules.go.score.Score;

/** What an analysis proposes as dead, counted by the rulebook of the game. */
public final class DeadProposal {
    /** Komi need not be a whole number of halves. */
    private static final double ROUNDING = 1e-6;

    private DeadProposal() {}

    /**
     * What is proposed on the board of a game as it stands, counted as its rulebook counts; null if the rulebook does not count,
     * says itself what is dead, or removes nothing where nothing looks dead, and where a game was broken off far from its end.
     *
     * @param recorded the outcome that the record of the game gives; null if it gives none
     * @param margin by how many points the recorded winner won; null if that is not said
     */
    public static @Nullable ProposedDead of(
            Referee<GoBoard> game, DeadStones analysis, @Nullable Outcome recorded, @Nullable Double margin) {
        Counting counting = game.rulebook().rules().stream()
                .filter(Passes.class::isInstance)
                .map(rule -> ((Passes) rule).counting())
                .findFirst()
                .orElse(null);
        if (counting == null || counting.dead() == Counting.Dead.PASS_ALIVE) {
            return null;
        }
        GoBoard board = game.board();
        DeadStones.Proposal proposal = analysis.on(board);
        if (!proposal.isFinished() && !isPassed(game)) {
            return null;
        }
        boolean isRemovable = counting.dead() != Counting.Dead.NONE;
        if (!isRemovable && proposal.dead().isEmpty()) {
            return null;
        }
        Score with = counting.score(game, proposal.deadStones());
        Score settled = counting.settled(game, proposal);
        return new ProposedDead(
                game.record().plies(),
                proposal.dead().stream()
                        .map(group -> new ProposedDead.Group(
                                names(board, group.points()), board.pointName(group.shown()), group.why(), group.line()))
                        .toList(),
                proposal.unsettled().stream()
                        .map(group -> new ProposedDead.Unsettled(names(board, group.points()), group.kills(), group.saves()))
                        .toList(),
                proposal.seki().stream().map(string -> names(board, string)).toList(),
                names(board, proposal.openings()),
                isRemovable,
                counting.score(game, List.of()),
                fitted(with, recorded, margin),
                new ProposedDead.Settled(
                        fitted(settled, recorded, margin),
                        IntStream.range(0, game.seats().count()).mapToObj(seat -> lost(board, proposal.ground().filled(), with, settled, seat)).toList(),
                        IntStream.range(0, game.seats().count())
                                .mapToObj(seat -> lost(board, proposal.ground().neutral(), with, settled, seat))
                                .flatMap(List::stream)
                                .toList(),
                        names(board, gained(with, settled))),
                game.seats());
    }

    private static List<Integer> gained(Score with, Score settled) {
        return IntStream.range(0, with.owner().size())
                .filter(point -> settled.owner().get(point) != GoBoard.EMPTY && !settled.owner().get(point).equals(with.owner().get(point)))
                .boxed()
                .toList();
    }

    /** Those points that a seat has as the board lies, but not as play would end. */
    private static List<String> lost(GoBoard board, List<Integer> points, Score with, Score settled, int seat) {
        return names(board, points.stream().filter(point -> with.owner().get(point) == seat && settled.owner().get(point) != seat).toList());
    }

    /** Whether the last play was a pass. */
    private static boolean isPassed(Referee<GoBoard> game) {
        int now = game.record().plies();
        return now > 0 && game.record().play(now) == game.board().pass();
    }

    private static ProposedDead.Fitted fitted(Score score, @Nullable Outcome recorded, @Nullable Double margin) {
        return new ProposedDead.Fitted(score, fit(score, recorded, margin));
    }

    private static ProposedDead.Fit fit(Score score, @Nullable Outcome recorded, @Nullable Double margin) {
        if (recorded == null) {
            return ProposedDead.Fit.NONE;
        }
        if (!score.outcome().equals(recorded)) {
            return ProposedDead.Fit.OTHER;
        }
        double difference = Math.abs(score.points().getFirst() - score.points().getLast());
        return margin == null || Math.abs(margin - difference) < ROUNDING ? ProposedDead.Fit.RESULT : ProposedDead.Fit.WINNER;
    }

    private static List<String> names(GoBoard board, List<Integer> points) {
        return points.stream().map(board::pointName).toList();
    }
}
