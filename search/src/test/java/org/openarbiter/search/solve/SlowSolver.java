package org.openarbiter.search.solve;

import java.util.List;
import java.util.Locale;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Options;
import org.openarbiter.rules.core.Phase;
import org.openarbiter.rules.core.Referee;
import org.openarbiter.rules.core.Rulebook;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;

/** The slow and obvious solver: the referee plays every game to its end, and nothing is remembered of one when the next begins. */
final class SlowSolver {
    private final Referee<GoBoard> referee;
    private final Scoring scoring;
    private long left;

    /** The search took more than it was given. */
    static final class TooLongException extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private SlowSolver(Rulebook<GoBoard> rulebook, GoBoard start, long nodes) {
        referee = new Referee<>(rulebook, start.seats(), Options.DEFAULT, start.copy());
        referee.remember();
        scoring = Scoring.valueOf(rulebook.value("scoring").toUpperCase(Locale.ROOT));
        left = nodes;
    }

    /**
     * Whether the first seat gets at least so much, komi left aside, after these plays.
     *
     * @param nodes how many positions may be looked at
     */
    static boolean reaches(double value, Rulebook<GoBoard> rulebook, GoBoard start, List<Integer> plays, long nodes)
            throws TooLongException {
        SlowSolver solver = new SlowSolver(rulebook, start, nodes);
        for (int play : plays) {
            solver.referee.act(new Act.Play(solver.referee.next(), play));
        }
        return solver.reaches(value);
    }

    private boolean reaches(double value) throws TooLongException {
        if (--left < 0) {
            throw new TooLongException();
        }
        if (referee.isOver() || referee.phase() == Phase.SCORING) {
            List<Double> points = Score.of(referee.board(), List.of(), scoring, 0).points();
            return points.get(0) - points.get(1) >= value;
        }
        boolean first = referee.next() == 0;
        boolean reaches = !first;
        int[] plays = referee.legalPlays();
        for (int i = 0; i < plays.length && reaches != first; i++) {
            referee.act(new Act.Play(referee.next(), plays[(i + passes(plays)) % plays.length]));
            reaches = reaches(value);
            referee.stepBack();
        }
        return reaches;
    }

    /** Where the passes begin among the plays: they go first, because games end sooner by them. */
    private int passes(int[] plays) {
        int at = 0;
        while (referee.board().isStone(plays[at])) {
            at++;
        }
        return at;
    }
}
