package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.conduct.Agreement;
import org.openarbiter.rules.conduct.FlagFall;
import org.openarbiter.rules.conduct.Forfeit;
import org.openarbiter.rules.conduct.IllegalMove;
import org.openarbiter.rules.conduct.Resignation;
import org.openarbiter.rules.core.Axis;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Rulebook;
import org.openarbiter.rules.core.Sameness;
import org.openarbiter.rules.core.Source;
import org.openarbiter.rules.xiangqi.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Attacks;
import org.openarbiter.rules.xiangqi.chase.Cycles;
import org.openarbiter.rules.xiangqi.chase.Outranking;
import org.openarbiter.rules.xiangqi.chase.Protection;

/** The rulebooks of xiangqi: presets on independent axes. */
public final class XiangqiRulebooks {
    private static final String OCCURRENCES = "occurrences";
    private static final String CHASE = "chase";
    private static final String PROTECTION = "protection";
    private static final String OUTRANKED = "outranked";
    private static final String CHECK_ANSWERS = "check-answers";
    private static final String YES = "yes";
    private static final int LEAST_OCCURRENCES = 2;
    private static final int MOST_OCCURRENCES = 99;

    private static final String PAPER = "Tan and Watkinson Medina, Complete Implementation of WXF Chinese Chess Rules";
    private static final Source COMMON = Source.seen("Laws of xiangqi, common to all rule books", "");

    private static final List<Axis> AXES = List.of(
            new Axis(
                    OCCURRENCES, List.of(),
                    "how often a position must have appeared before a repetition is judged; a number from 2",
                    "3: WXF; 2: what engines assume in search"),
            new Axis(
                    CHASE, List.of(YES, "no"),
                    "whether a perpetual chase is an offence, as a perpetual check always is",
                    "yes: WXF, " + PAPER + ", section 4.4; no: most engines (the same, section 2)"),
            new Axis(
                    PROTECTION, List.of("both", "before", "after"),
                    "when a piece counts as a defender: if it bears on the victim both before and after the capture, as the position"
                            + " stands, or as the recapture would happen",
                    "both: all 171 lines of the WXF manual and the hollow cannon; before: " + PAPER + ", section 4.2;"
                            + " after: Pikafish 2023, which fails diagrams 39, 40, 41 and 61"),
            new Axis(
                    OUTRANKED, List.of("rook", "value"),
                    "which victims are chased even if they are protected: a rook attacked by a horse or a cannon, or any victim of"
                            + " more value than its attacker",
                    "rook: Asian rules, 3.6, and on wxf.org, item 15; value: " + PAPER + ", algorithm 2"),
            new Axis(
                    CHECK_ANSWERS, List.of("no", YES),
                    "whether a check answers a threat that is as good as before once the check is parried",
                    "no: " + PAPER + ", section 4.4, where a counter-attack is no answer; yes: judges that ask only whether the"
                            + " capture is legal on the next move"));

    private XiangqiRulebooks() {}

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<XiangqiBoard>> all() {
        return List.of(
                rulebook("wxf", "World Xiangqi Rules of the WXF, 2018: perpetual check and perpetual chase lose", YES, PAPER),
                rulebook(
                        "check-only", "Perpetual check loses, every other repetition is a draw", "no",
                        "Practice of most engines, by " + PAPER));
    }

    private static Rulebook<XiangqiBoard> rulebook(String name, String title, String chase, String edition) {
        return new Rulebook<>(
                "xiangqi", name, title, AXES,
                Map.of(OCCURRENCES, "3", CHASE, chase, PROTECTION, "both", OUTRANKED, "rook", CHECK_ANSWERS, "no"),
                chosen -> new Rulebook.Contents<>(Sameness.PLACEMENT_AND_NEXT, rules(edition, chosen)));
    }

    private static List<Rule<XiangqiBoard>> rules(String edition, Map<String, String> chosen) {
        int occurrences = occurrences(value(chosen, OCCURRENCES));
        boolean chases = value(chosen, CHASE).equals(YES);
        Attacks attacks = new Attacks(Protection.of(value(chosen, PROTECTION)), Outranking.of(value(chosen, OUTRANKED)));
        Cycles cycles = new Cycles(chases ? attacks : null, value(chosen, CHECK_ANSWERS).equals(YES));
        List<Rule<XiangqiBoard>> rules = new ArrayList<>();
        rules.add(new IllegalMove<>(Wording.ILLEGAL_MOVE.from(COMMON), ""));
        rules.add(new NoMoves(Wording.CHECKMATE.from(COMMON), true));
        rules.add(new NoMoves(Wording.STALEMATE.from(COMMON), false));
        Source levels = Source.seen(edition, chases ? "sections 4.5 and 4.6" : "section 2");
        rules.add(new CycleEnds(
                Wording.PERPETUAL_CHECK.from(levels, occurrences), CycleEnd.PERPETUAL_CHECK, occurrences, cycles));
        if (chases) {
            rules.add(new CycleEnds(
                    Wording.PERPETUAL_CHASE.from(Source.seen(edition, "sections 4.2 to 4.6"), occurrences),
                    CycleEnd.PERPETUAL_CHASE, occurrences, cycles));
        }
        rules.add(new CycleEnds(
                Wording.MUTUAL_PERPETUAL.from(levels, occurrences), CycleEnd.MUTUAL_PERPETUAL, occurrences, cycles));
        rules.add(new CycleEnds(Wording.REPETITION.from(levels, occurrences), CycleEnd.REPETITION, occurrences, cycles));
        rules.add(new Agreement<>(Wording.AGREEMENT.from(COMMON), board -> false));
        rules.add(new Resignation<>(Wording.RESIGNATION.from(COMMON), Forfeit.loses()));
        rules.add(new FlagFall<>(Wording.FLAG.from(COMMON), Forfeit.loses()));
        rules.add(new Adjudication<>(Wording.ADJUDICATION.from(COMMON)));
        return rules;
    }

    private static int occurrences(String value) {
        if (!value.matches("[0-9]{1,2}") || Integer.parseInt(value) < LEAST_OCCURRENCES) {
            throw new IllegalArgumentException(OCCURRENCES + " is a number from " + LEAST_OCCURRENCES + " to " + MOST_OCCURRENCES
                    + ", not '" + value + "'");
        }
        return Integer.parseInt(value);
    }

    private static String value(Map<String, String> chosen, String axis) {
        String value = chosen.get(axis);
        if (value == null) {
            throw new IllegalArgumentException("nothing chosen for " + axis);
        }
        return value;
    }
}
