package org.openarbiter.search.solve;

import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.DeadStones;
import org.openarbiter.rules.go.choices.GoChoices;
import org.openarbiter.rules.go.choices.KeeChoices;
import org.openarbiter.rules.go.choices.KoRule;
import org.openarbiter.rules.go.choices.LongCycles;
import org.openarbiter.rules.go.choices.StandardChoices;
import org.openarbiter.rules.go.choices.Stop;
import org.openarbiter.rules.go.choices.Suicides;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;

/**
 * The choices of a rulebook that matter to the solver.
 *
 * @param ko how repetitions are treated
 * @param suicide whether a string may be left without a liberty by its own player
 * @param alone whether this includes a single stone
 * @param territory whether the game is counted by territory instead of area
 * @param komi the points that the second player receives
 * @param refreshing whether there are refreshing passes
 * @param allPasses whether refreshing passes count like normal ones when the ko player is found
 * @param button whether the first pass is worth half a point and allows all earlier boards again
 * @param stop which passes end the game
 * @param count how a finished position is counted
 */
record SolverRules(
        Ko ko, boolean suicide, boolean alone, boolean territory, double komi, boolean refreshing, boolean allPasses, boolean button,
        Stop stop, Count count) {
    /**
     * How a finished position is counted.
     *
     * @param passAlive whether stones in territory of pass-alive strings are dead
     */
    record Count(Tax tax, Dame dame, boolean passAlive) {
        /** Everything counts as it stands. */
        static final Count PLAIN = new Count(Tax.NONE, Dame.FILLED, false);
    }

    /** The treatments of repetition that the solver knows. */
    enum Ko {
        /** Positional superko. */
        POSITIONAL,
        /** Situational superko. */
        SITUATIONAL,
        /** Situational superko without the board of the start. */
        NEW_ZEALAND,
        /** Natural situational superko. */
        NATURAL,
        /** The same with the ban on retaking a ko at once. */
        NATURAL_WITH_KO,
        /** Basic ko alone: a long cycle is a draw. */
        SIMPLE,
        /** Chinese superko: a long cycle is a draw. */
        CHINESE,
        /** Positional superko among the boards since the latest pass. */
        SPIGHT,
        /** A stone may not lead from one board to another if an earlier one did. */
        FIXED,
        /** The Kee rules. */
        KEE;

        private static Ko of(KoRule rule) {
            return switch (rule) {
                case POSITIONAL -> POSITIONAL;
                case SITUATIONAL -> SITUATIONAL;
                case NEW_ZEALAND -> NEW_ZEALAND;
                case NATURAL -> NATURAL;
                case NATURAL_WITH_KO -> NATURAL_WITH_KO;
                case SIMPLE -> SIMPLE;
                case CHINESE -> CHINESE;
                case SPIGHT -> SPIGHT;
                case FIXED -> FIXED;
            };
        }

        /** Whether a game may repeat for ever, so that a long cycle needs a value. */
        boolean isEndless() {
            return this == SIMPLE || this == CHINESE;
        }

        /** Whether a board may come back with the same player to move. */
        private boolean allowsCycles() {
            return this != POSITIONAL && this != SITUATIONAL;
        }
    }

    /** The choices of a rulebook, for a game on this board. */
    static SolverRules of(Rulebook<GoBoard> rulebook, GoBoard board) throws UnsolvableException {
        GoChoices choices = Go.choices(rulebook);
        if (choices instanceof KeeChoices && choices.scoring() == Scoring.TERRITORY) {
            throw new UnsolvableException("the solver handles the Kee rules with scoring=area only");
        }
        if (board.seats().count() != 2) {
            throw new UnsolvableException(
                    "the solver handles two players, not " + board.seats().count() + ": a player with several best moves may choose between"
                            + " the others, so the position has no value until it is said how ties are broken");
        }
        double komi = board.komi().orElse(choices.komi());
        return switch (choices) {
            case KeeChoices kee -> new SolverRules(
                    Ko.KEE, kee.suicide(), true, false, komi, kee.refreshing(), kee.allPasses(), false, Stop.PASSES, Count.PLAIN);
            case StandardChoices standard -> {
                Ko ko = Ko.of(standard.ko());
                check(standard, board, ko, komi);
                Count count = new Count(standard.tax(), standard.dame(), standard.dead() == DeadStones.PASS_ALIVE);
                yield new SolverRules(
                        ko, standard.suicide() != Suicides.NO, standard.suicide() == Suicides.YES,
                        standard.scoring() == Scoring.TERRITORY, komi, false, false, standard.button(), standard.stop(), count);
            }
        };
    }

    private static void check(StandardChoices choices, GoBoard board, Ko ko, double komi) throws UnsolvableException {
        LongCycles cycle = choices.longCycle();
        String koText = choices.ko().text();
        if (board.handicap() > 0) {
            throw new UnsolvableException("the solver cannot handle a handicap; set its stones up and add their points to the komi");
        }
        if (choices.cleanUp()) {
            throw new UnsolvableException("the solver cannot handle clean-up=yes: which kos may be taken depends on the game since the main phase");
        }
        if (choices.passStones() && choices.scoring() == Scoring.TERRITORY) {
            throw new UnsolvableException("the solver cannot handle pass-stones=yes with scoring=territory: the score depends on the passes made");
        }
        if (cycle == LongCycles.CAPTURES || cycle == LongCycles.THIRD) {
            throw new UnsolvableException(
                    "the solver cannot handle long-cycle=" + StandardChoices.LONG_CYCLE.text(choices) + ": the result of a cycle depends on "
                            + (cycle == LongCycles.CAPTURES ? "the captures within it" : "the number of occurrences since the latest pass"));
        }
        if (ko.isEndless() && choices.stop() != Stop.PASSES) {
            throw new UnsolvableException(
                    "the solver cannot handle stop=" + StandardChoices.STOP.text(choices) + " with ko=" + koText
                            + ": who may pass where depends on the whole game, and so does which cycle is closed");
        }
        if (ko == Ko.SPIGHT && choices.stop() == Stop.PASSES) {
            throw new UnsolvableException(
                    "the solver cannot handle ko=spight with stop=passes: passes in turn with stones bring boards back without end; try"
                            + " stop=repeated");
        }
        if (!ko.isEndless() && ko.allowsCycles() && cycle != LongCycles.NO) {
            throw new UnsolvableException(
                    "the solver cannot handle long-cycle=" + StandardChoices.LONG_CYCLE.text(choices) + " with ko=" + koText
                    + ", under which a long cycle is played on");
        }
        if (ko.isEndless() && choices.scoring() == Scoring.TERRITORY) {
            throw new UnsolvableException(
                    "under ko=" + koText + " with scoring=territory a cycle may bring more prisoners each time, so there is no value to prove");
        }
        if (ko.isEndless() && komi != Math.rint(komi)) {
            throw new UnsolvableException(
                    "under ko=" + koText + " a long cycle is a draw, which needs a whole komi, not " + komi + "; try komi=0");
        }
    }
}
