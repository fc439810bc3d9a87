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
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Axis;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.chase.Attacks;
import org.openarbiter.rules.xiangqi.chase.Chasing;
import org.openarbiter.rules.xiangqi.chase.Cycles;
import org.openarbiter.rules.xiangqi.chase.Outranking;
import org.openarbiter.rules.xiangqi.chase.Protection;

/** The rulebooks of xiangqi: presets on independent axes. */
public final class XiangqiRulebooks {
    private static final String OCCURRENCES = "occurrences";
    private static final String GAME = "xiangqi";
    private static final String USUAL_OCCURRENCES = "3";
    private static final String PROTECTION = "protection";
    private static final String RECAPTURE = "recapture";
    private static final String ATTACKS = "attacks";
    private static final String OUTRANKED = "outranked";
    private static final String CHECK_ANSWERS = "check-answers";
    private static final String VICTIMS = "victims";
    private static final String ONLY = "only";
    private static final String PINNED_ROOK = "pinned-rook";
    private static final String GRAVER = "graver";
    private static final String YES = "yes";
    private static final int LEAST_OCCURRENCES = 2;
    private static final int MOST_OCCURRENCES = 99;

    private static final String PAPER = "Tan and Watkinson Medina, Complete Implementation of WXF Chinese Chess Rules";
    private static final Source COMMON = Source.seen("Laws of xiangqi, common to all rule books", "");

    private static final Axis OFTEN = new Axis(
            OCCURRENCES, List.of(), "how many times a position must appear before the repetition is judged; a number from 2 to 99",
            "3: WXF; 2: what engines assume in search");
    private static final List<Axis> CHASE_AXES = List.of(
            OFTEN,
            new Axis(
                    PROTECTION, List.of(RECAPTURE, "both", "before", "after"),
                    "when a defender protects a piece. recapture: against a threat, if it can recapture; after the reply, if it also bears"
                            + " on the piece before the capture. The other values have one test for both: the defender bears on the piece"
                            + " before and after the capture (both); rooks and cannons as the lines stand before it (before); it can"
                            + " recapture (after)",
                    "recapture: " + PAPER + ", section 4.2, and the real root of the Asian rules; both: version 0.1 of this program;"
                            + " before: the paper's algorithm 3; after: Pikafish 2023, which fails diagrams 39, 40, 41 and 61"),
            new Axis(
                    ATTACKS, List.of("made", "standing"),
                    "which threats count after a move: only those that the move made, or also those that the same piece made on the same"
                            + " victim before it (standing)",
                    "made: " + PAPER + ", section 3, where a chase is a move that threatens, and Asian rules on wxf.org, item 40; standing:"
                            + " the paper's algorithm 5"),
            new Axis(
                    OUTRANKED, List.of("rook", "value"),
                    "which victims are chased even when they are protected: a rook attacked by a horse or a cannon (rook), or any piece worth"
                            + " more than its attacker (value)",
                    "rook: Asian rules, 3.6, and on wxf.org, item 15; value: " + PAPER + ", algorithm 2"),
            new Axis(
                    CHECK_ANSWERS, List.of("no", YES),
                    "whether giving check answers a threat that remains once the check is parried",
                    "no: " + PAPER + ", section 4.4, where a counter-attack is no answer; yes: judges that ask only whether the"
                            + " capture is legal on the next move"),
            new Axis(
                    VICTIMS, List.of("any", ONLY),
                    "whether chasing two pieces at once on every move is a perpetual chase (any), or allowed, as chasing different pieces in"
                            + " turn is (only)",
                    "any: " + PAPER + ", algorithm 7; only: the letter of its section 4.4 and of the Asian rules on wxf.org, item 32"),
            new Axis(
                    PINNED_ROOK, List.of("plain", GRAVER),
                    "whether chasing a rook that a horse pins is an ordinary chase (plain), or a graver offense that loses against other"
                            + " chases (graver)",
                    "plain: " + PAPER + ", section 4.5; graver: ChessDB and Pikafish 2023, after the Asian rules on wxf.org, item 19"));

    private XiangqiRulebooks() {}

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<XiangqiBoard>> all() {
        return List.of(
                new Rulebook<>(
                        GAME, "wxf", "World Xiangqi Rules of the WXF, 2018: perpetual check and perpetual chase lose", CHASE_AXES,
                        Map.of(OCCURRENCES, USUAL_OCCURRENCES, PROTECTION, RECAPTURE, ATTACKS, "made", OUTRANKED, "rook", CHECK_ANSWERS, "no", VICTIMS, "any", PINNED_ROOK, "plain"),
                        XiangqiRulebooks::wxf),
                new Rulebook<>(
                        GAME, "check-only", "Perpetual check loses, every other repetition is a draw", List.of(OFTEN),
                        Map.of(OCCURRENCES, USUAL_OCCURRENCES), XiangqiRulebooks::checkOnly));
    }

    private static Rulebook.Contents<XiangqiBoard> wxf(Map<String, String> chosen) {
        int occurrences = occurrences(value(chosen, OCCURRENCES));
        Cycles cycles = new Cycles(chasing(chosen));
        Source levels = Source.seen(PAPER, "sections 4.5 and 4.6");
        Source chases = Source.seen(PAPER, "sections 4.2 to 4.6");
        return contents(List.of(
                new CycleEnds(XiangqiWording.PERPETUAL_CHECK.from(levels, occurrences), CycleEnd.PERPETUAL_CHECK, occurrences, cycles),
                new CycleEnds(XiangqiWording.PERPETUAL_CHASE.from(chases, occurrences), CycleEnd.PERPETUAL_CHASE, occurrences, cycles),
                new CycleEnds(XiangqiWording.MUTUAL_PERPETUAL.from(levels, occurrences), CycleEnd.MUTUAL_PERPETUAL, occurrences, cycles),
                new CycleEnds(XiangqiWording.REPETITION.from(levels, occurrences), CycleEnd.REPETITION, occurrences, cycles)));
    }

    private static Chasing chasing(Map<String, String> chosen) {
        Outranking outranking = Outranking.of(value(chosen, OUTRANKED));
        String protection = value(chosen, PROTECTION);
        boolean recapture = protection.equals(RECAPTURE);
        return new Chasing(
                new Attacks(recapture ? Protection.AFTER : Protection.of(protection), outranking),
                new Attacks(recapture ? Protection.BOTH : Protection.of(protection), outranking),
                value(chosen, ATTACKS).equals("standing"),
                value(chosen, CHECK_ANSWERS).equals(YES),
                value(chosen, VICTIMS).equals(ONLY),
                value(chosen, PINNED_ROOK).equals(GRAVER));
    }

    private static Rulebook.Contents<XiangqiBoard> checkOnly(Map<String, String> chosen) {
        int occurrences = occurrences(value(chosen, OCCURRENCES));
        Cycles cycles = new Cycles(null);
        Source source = Source.seen("Practice of most engines, by " + PAPER, "section 2");
        return contents(List.of(
                new CycleEnds(XiangqiWording.PERPETUAL_CHECK_ALONE.from(source, occurrences), CycleEnd.PERPETUAL_CHECK, occurrences, cycles),
                new CycleEnds(XiangqiWording.MUTUAL_CHECK.from(source, occurrences), CycleEnd.MUTUAL_PERPETUAL, occurrences, cycles),
                new CycleEnds(
                        XiangqiWording.REPETITION_WITHOUT_CHECK.from(source, occurrences), CycleEnd.REPETITION, occurrences, cycles)));
    }

    /** The rules on repetitions among those that all rulebooks have. */
    private static Rulebook.Contents<XiangqiBoard> contents(List<Rule<XiangqiBoard>> onRepetitions) {
        List<Rule<XiangqiBoard>> rules = new ArrayList<>();
        rules.add(new IllegalMove<>(XiangqiWording.ILLEGAL_MOVE.from(COMMON), ""));
        rules.add(new NoMoves(XiangqiWording.CHECKMATE.from(COMMON), true));
        rules.add(new NoMoves(XiangqiWording.STALEMATE.from(COMMON), false));
        rules.addAll(onRepetitions);
        rules.add(new Agreement<>(XiangqiWording.AGREEMENT.from(COMMON), game -> null));
        rules.add(new Resignation<>(XiangqiWording.RESIGNATION.from(COMMON), Forfeit.loses()));
        rules.add(new FlagFall<>(XiangqiWording.FLAG.from(COMMON), Forfeit.loses()));
        rules.add(new Adjudication<>(XiangqiWording.ADJUDICATION.from(COMMON)));
        return new Rulebook.Contents<>(Sameness.PLACEMENT_AND_NEXT, rules);
    }

    private static int occurrences(String value) {
        if (!value.matches("[1-9][0-9]?") || Integer.parseInt(value) < LEAST_OCCURRENCES) {
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
