package org.openarbiter.cli.judge;

import org.openarbiter.archive.Judge;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.DeadStones;

/**
 * When stones are proposed as dead: where a game of Go has stopped and nobody has said which are, neither the players nor a
 * resignation. What is proposed stands among the findings and changes no ruling.
 */
final class Proposals implements Judge.Addition {
    private final DeadStones analysis;

    Proposals(DeadStones analysis) {
        this.analysis = analysis;
    }

    /** {@inheritDoc} The proposal comes first of all findings if the result of the record agrees with it. */
    @Override
    public <B extends Board> Ruling to(Ruling ruling, Referee<B> referee, RecordedGame<B> record) {
        if (!(referee.board() instanceof GoBoard board) || Analysis.refusal(board) != null
                || !hasStopped(ruling, referee) || namesDead(record, referee)) {
            return ruling;
        }
        @SuppressWarnings("unchecked") // the referee's board has just been looked at
        Ruling proposed = Go.withProposal(ruling, (Referee<GoBoard>) referee, analysis, record);
        return proposed;
    }

    /** Whether all have passed, or agreed on the result of a game that has one. */
    private static boolean hasStopped(Ruling ruling, Referee<?> referee) {
        return switch (ruling.verdict()) {
            case Verdict.Open open -> referee.phase() == Phase.SCORING;
            case Verdict.Ended ended when ended.outcome() instanceof Outcome.NoResult -> false;
            case Verdict.Ended ended -> ended.rule().id().equals("passes") || ended.rule().id().equals("agreement");
            default -> false;
        };
    }

    private static <B extends Board> boolean namesDead(RecordedGame<B> record, Referee<B> referee) {
        return record.acts().stream().anyMatch(act -> act.act(referee.board(), referee.next()) instanceof Act.Dead);
    }
}
