package org.openarbiter.search.solve;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.DeadStones;
import org.openarbiter.rules.go.choices.GoChoices;
import org.openarbiter.rules.go.choices.KoRule;
import org.openarbiter.rules.go.choices.StandardChoices;
import org.openarbiter.rules.go.choices.Suicides;
import org.openarbiter.rules.go.score.PassAlive;
import org.openarbiter.rules.go.score.Score;

/** The slow and obvious solver: the referee plays every game to its end, and nothing is remembered of one when the next begins. */
final class SlowSolver {
    private final Referee<GoBoard> referee;
    private final GoChoices choices;
    private final boolean endless;
    private final boolean button;
    private final Set<String> states = new HashSet<>();
    private long left;

    /** The search took more than it was given. */
    static final class TooLongException extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private SlowSolver(Rulebook<GoBoard> rulebook, GoBoard start, long nodes) {
        referee = new Referee<>(rulebook, start.seats(), Options.DEFAULT, start.copy());
        referee.remember();
        choices = Go.choices(rulebook);
        left = nodes;
        button = choices instanceof StandardChoices standard && standard.button();
        endless = choices instanceof StandardChoices standard && List.of(KoRule.SIMPLE, KoRule.CHINESE).contains(standard.ko());
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
            List<Double> points = count();
            return points.get(0) - points.get(1) + button() >= value;
        }
        if (endless && !states.add(state())) {
            return 0 >= value;
        }
        boolean reaches = search(value);
        if (endless) {
            states.remove(state());
        }
        return reaches;
    }

    /** Half a point for the first seat if it made the first pass of a game with a button, or for the second. */
    private double button() {
        GameRecord record = referee.record();
        int ply = 1;
        while (ply <= record.plies() && referee.board().isStone(record.play(ply))) {
            ply++;
        }
        boolean taken = button && ply <= record.plies();
        return taken ? 0.5 - record.by(ply) : 0;
    }

    private List<Double> count() {
        GoBoard board = referee.board();
        List<Integer> dead = choices instanceof StandardChoices standard && standard.dead() == DeadStones.PASS_ALIVE
                ? PassAlive.dead(board, standard.suicide() != Suicides.NO)
                : List.of();
        return Score.of(board, dead, choices.scoring(), choices.tax(), choices.dame(), 0).points();
    }

    /** All on which the rest of a game depends where cycles are allowed: the board, the legal plays, and whether a pass has just been made. */
    private String state() {
        GameRecord record = referee.record();
        boolean passed = record.plies() > (button ? 1 : 0) && !referee.board().isStone(record.play(record.plies()));
        return referee.board().toText() + referee.next() + Arrays.toString(referee.legalPlays()) + passed + button();
    }

    private boolean search(double value) throws TooLongException {
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
