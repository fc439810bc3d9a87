package org.openarbiter.search.solve;

import java.util.List;
import org.openarbiter.rules.core.Rulebook;
import org.openarbiter.rules.go.GoBoard;

/**
 * What of a rulebook decides how a game is searched.
 *
 * @param ko how a repetition is treated
 * @param suicide whether a string may be left without a liberty by its own player
 * @param territory whether the game is counted by territory instead of area
 * @param komi what the second player receives
 * @param refreshing whether there are refreshing passes
 * @param allPasses whether refreshing passes count like normal ones when the ko player is found
 */
record Terms(Ko ko, boolean suicide, boolean territory, double komi, boolean refreshing, boolean allPasses) {
    private static final List<String> ENDLESS = List.of("simple", "chsk", "spight");
    private static final String YES = "yes";

    /** The treatments of repetition under which every game ends. */
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
        /** The Kee rules. */
        KEE("");

        private final String value;

        Ko(String value) {
            this.value = value;
        }

        private static Ko of(String value) throws UnsolvableException {
            for (Ko ko : values()) {
                if (ko != KEE && ko.value.equals(value)) {
                    return ko;
                }
            }
            throw new UnsolvableException(
                    ENDLESS.contains(value)
                            ? "under ko=" + value + " a game need not end, so there is no value to prove"
                            : "the solver does not know ko=" + value);
        }
    }

    /** The terms of a rulebook, for a game on this board. */
    static Terms of(Rulebook<GoBoard> rulebook, GoBoard board) throws UnsolvableException {
        boolean kee = rulebook.name().equals("go:kee");
        boolean territory = rulebook.value("scoring").equals("territory");
        if (kee && territory) {
            throw new UnsolvableException("the Kee rules are solved with area scoring only");
        }
        if (board.seats().count() != 2) {
            throw new UnsolvableException("the solver knows games between two players only, not " + board.seats().count());
        }
        if (!kee && (rulebook.value("button").equals(YES) || !rulebook.value("tax").equals("none") || board.handicap() > 0)) {
            throw new UnsolvableException("the solver knows no button, no tax and no handicap");
        }
        double komi = board.komi().orElse(Double.parseDouble(rulebook.value("komi")));
        return new Terms(
                kee ? Ko.KEE : Ko.of(rulebook.value("ko")), rulebook.value("suicide").equals(YES), territory, komi,
                kee && rulebook.value("refreshing").equals(YES), kee && rulebook.value("ko-count").equals("all"));
    }
}
