package org.openarbiter.search.solve;

import java.util.Locale;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.Tax;

/**
 * The choices of a rulebook that matter to the solver.
 *
 * @param ko how a repetition is treated
 * @param suicide whether a string may be left without a liberty by its own player
 * @param alone whether this includes a single stone
 * @param territory whether the game is counted by territory instead of area
 * @param komi what the second player receives
 * @param refreshing whether there are refreshing passes
 * @param allPasses whether refreshing passes count like normal ones when the ko player is found
 * @param button whether the first pass takes half a point and allows all earlier boards again
 * @param stop which passes end the game
 * @param count how a finished position is counted
 */
record Terms(
        Ko ko, boolean suicide, boolean alone, boolean territory, double komi, boolean refreshing, boolean allPasses, boolean button,
        Stop stop, Count count) {
    private static final String YES = "yes";
    private static final String SUICIDE = "suicide";

    /**
     * How a finished position is counted.
     *
     * @param passAlive whether stones in territory of pass-alive strings are dead
     */
    record Count(Tax tax, Dame dame, boolean passAlive) {
        /** Everything counts as it stands. */
        static final Count PLAIN = new Count(Tax.NONE, Dame.FILLED, false);
    }

    /** Which passes end the game. */
    enum Stop {
        /** Two in a row. */
        PASSES,
        /** These, or the pass of a player who has passed before on the same board. */
        EITHER,
        /** Only the latter. */
        REPEATED
    }

    /** The treatments of repetition that the solver knows. */
    enum Ko {
        /** Positional superko. */
        POSITIONAL("psk"),
        /** Situational superko. */
        SITUATIONAL("ssk"),
        /** Situational superko without the board of the start. */
        NEW_ZEALAND("nz"),
        /** Natural situational superko. */
        NATURAL("nsk"),
        /** The same with the ban on taking a ko back at once. */
        NATURAL_WITH_KO("nsk-ko"),
        /** Basic ko alone: a long cycle is a draw. */
        SIMPLE("simple"),
        /** Chinese superko: a long cycle is a draw. */
        CHINESE("chsk"),
        /** Positional superko among the boards since the latest pass. */
        SPIGHT("spight"),
        /** A stone may not lead from one board to another if an earlier one did. */
        FIXED("fixed"),
        /** The Kee rules. */
        KEE("");

        private final String value;

        Ko(String value) {
            this.value = value;
        }

        private static Ko of(String value) {
            for (Ko ko : values()) {
                if (ko != KEE && ko.value.equals(value)) {
                    return ko;
                }
            }
            throw new IllegalArgumentException("no such form of ko: " + value);
        }

        /** Whether games may go round for ever, so that a long cycle has to be given a value. */
        boolean isEndless() {
            return this == SIMPLE || this == CHINESE;
        }

        /** Whether a board may come back with the same player to move. */
        private boolean allowsCycles() {
            return this != POSITIONAL && this != SITUATIONAL;
        }
    }

    /** The terms of a rulebook, for a game on this board. */
    static Terms of(Rulebook<GoBoard> rulebook, GoBoard board) throws UnsolvableException {
        boolean kee = rulebook.name().equals("go:kee");
        boolean territory = rulebook.value("scoring").equals("territory");
        if (kee && territory) {
            throw new UnsolvableException("the solver handles the Kee rules with scoring=area only");
        }
        if (board.seats().count() != 2) {
            throw new UnsolvableException(
                    "the solver handles two players, not " + board.seats().count() + ": a player with several best moves may choose between"
                            + " the others, so the position has no value until it is said how ties are broken");
        }
        double komi = board.komi().orElse(Double.parseDouble(rulebook.value("komi")));
        if (kee) {
            return new Terms(
                    Ko.KEE, rulebook.value(SUICIDE).equals(YES), true, false, komi, rulebook.value("refreshing").equals(YES),
                    rulebook.value("ko-count").equals("all"), false, Stop.PASSES, Count.PLAIN);
        }
        Ko ko = Ko.of(rulebook.value("ko"));
        check(rulebook, board, ko, komi);
        Count count = new Count(
                Tax.valueOf(rulebook.value("tax").toUpperCase(Locale.ROOT)), Dame.valueOf(rulebook.value("dame").toUpperCase(Locale.ROOT)),
                rulebook.value("dead").equals("pass-alive"));
        return new Terms(
                ko, !rulebook.value(SUICIDE).equals("no"), rulebook.value(SUICIDE).equals(YES), territory, komi, false, false,
                rulebook.value("button").equals(YES), Stop.valueOf(rulebook.value("stop").toUpperCase(Locale.ROOT)), count);
    }

    private static void check(Rulebook<GoBoard> rulebook, GoBoard board, Ko ko, double komi) throws UnsolvableException {
        String cycle = rulebook.value("long-cycle");
        if (board.handicap() > 0) {
            throw new UnsolvableException("the solver cannot handle a handicap; set its stones up and add their points to the komi");
        }
        if (cycle.equals("captures") || cycle.equals("third")) {
            throw new UnsolvableException(
                    "the solver cannot handle long-cycle=" + cycle + ": the result of a cycle depends on "
                            + (cycle.equals("captures") ? "the captures within it" : "the number of occurrences since the latest pass"));
        }
        if (ko.isEndless() && !rulebook.value("stop").equals("passes")) {
            throw new UnsolvableException(
                    "the solver cannot handle stop=" + rulebook.value("stop") + " with ko=" + rulebook.value("ko")
                            + ": who may pass where depends on the whole game, and so does which cycle is closed");
        }
        if (ko == Ko.SPIGHT && rulebook.value("stop").equals("passes")) {
            throw new UnsolvableException(
                    "the solver cannot handle ko=spight with stop=passes: passes in turn with stones bring boards back without end; try"
                            + " stop=repeated");
        }
        if (!ko.isEndless() && ko.allowsCycles() && !cycle.equals("no")) {
            throw new UnsolvableException(
                    "the solver cannot handle long-cycle=" + cycle + " with ko=" + rulebook.value("ko") + ", under which a long cycle is played on");
        }
        if (ko.isEndless() && rulebook.value("scoring").equals("territory")) {
            throw new UnsolvableException(
                    "under ko=" + rulebook.value("ko") + " with scoring=territory a cycle may bring more prisoners each time, so there is no value to prove");
        }
        if (ko.isEndless() && komi != Math.rint(komi)) {
            throw new UnsolvableException(
                    "under ko=" + rulebook.value("ko") + " a long cycle is a draw, which needs a whole komi, not " + komi + "; try komi=0");
        }
    }
}
