package org.openarbiter.rules.xiangqi.choices;

import java.util.List;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;
import org.openarbiter.rules.xiangqi.chase.Outranking;

/**
 * The choices of a rulebook under which perpetual checks and perpetual chases lose: how often a position must appear, and what a chase is.
 *
 * @param occurrences how many times a position must appear before the repetition is judged
 * @param protection when a defender protects a piece
 * @param standing whether a threat counts that the same piece made on the same victim before its move
 * @param outranked which victims are chased even when they are protected
 * @param checkAnswers whether giving check answers a threat that remains once the check is parried
 * @param onlyVictim whether chasing two pieces at once on every move is allowed
 * @param pinnedRook whether chasing a rook that a horse pins is a graver offense than other chases
 */
public record ChaseChoices(
        int occurrences, Defense protection, boolean standing, Outranking outranked, boolean checkAnswers, boolean onlyVictim,
        boolean pinnedRook)
        implements XiangqiChoices, Choices<ChaseChoices> {
    private static final String PAPER = "Tan and Watkinson Medina, Complete Implementation of WXF Chinese Chess Rules";

    private static final Choice<ChaseChoices, Integer> OCCURRENCES = XiangqiChoices.often();
    private static final Choice<ChaseChoices, Defense> PROTECTION = Choice.among(
            List.of(Defense.values()), ChaseChoices::protection, "protection",
            "when a defender protects a piece. recapture: against a threat, if it can recapture; after the reply, if it also bears"
                    + " on the piece before the capture. The other values have one test for both: the defender bears on the piece"
                    + " before and after the capture (both); rooks and cannons as the lines stand before it (before); it can"
                    + " recapture (after)",
            "recapture: " + PAPER + ", section 4.2, and the real root of the Asian rules; both: version 0.1 of this program;"
                    + " before: the paper's algorithm 3; after: Pikafish 2023, which fails diagrams 39, 40, 41 and 61");
    private static final Choice<ChaseChoices, Boolean> STANDING = Choice.words(
            "made", "standing", ChaseChoices::standing, "attacks",
            "which threats count after a move: only those that the move made, or also those that the same piece made on the same"
                    + " victim before it (standing)",
            "made: " + PAPER + ", section 3, where a chase is a move that threatens, and Asian rules on wxf.org, item 40; standing:"
                    + " the paper's algorithm 5");
    private static final Choice<ChaseChoices, Outranking> OUTRANKED = Choice.among(
            List.of(Outranking.values()), ChaseChoices::outranked, "outranked",
            "which victims are chased even when they are protected: a rook attacked by a horse or a cannon (rook), or any piece worth"
                    + " more than its attacker (value)",
            "rook: Asian rules, 3.6, and on wxf.org, item 15; value: " + PAPER + ", algorithm 2");
    private static final Choice<ChaseChoices, Boolean> CHECK_ANSWERS = Choice.noYes(
            ChaseChoices::checkAnswers, "check-answers", "whether giving check answers a threat that remains once the check is parried",
            "no: " + PAPER + ", section 4.4, where a counter-attack is no answer; yes: judges that ask only whether the"
                    + " capture is legal on the next move");
    private static final Choice<ChaseChoices, Boolean> ONLY_VICTIM = Choice.words(
            "any", "only", ChaseChoices::onlyVictim, "victims",
            "whether chasing two pieces at once on every move is a perpetual chase (any), or allowed, as chasing different pieces in"
                    + " turn is (only)",
            "any: " + PAPER + ", algorithm 7; only: the letter of its section 4.4 and of the Asian rules on wxf.org, item 32");
    private static final Choice<ChaseChoices, Boolean> PINNED_ROOK = Choice.words(
            "plain", "graver", ChaseChoices::pinnedRook, "pinned-rook",
            "whether chasing a rook that a horse pins is an ordinary chase (plain), or a graver offense that loses against other"
                    + " chases (graver)",
            "plain: " + PAPER + ", section 4.5; graver: ChessDB and Pikafish 2023, after the Asian rules on wxf.org, item 19");

    private static final List<Choice<ChaseChoices, ?>> READING =
            List.of(PROTECTION, STANDING, OUTRANKED, CHECK_ANSWERS, ONLY_VICTIM, PINNED_ROOK);
    private static final List<Choice<ChaseChoices, ?>> AXES =
            List.of(OCCURRENCES, PROTECTION, STANDING, OUTRANKED, CHECK_ANSWERS, ONLY_VICTIM, PINNED_ROOK);

    /** World Xiangqi Rules of the WXF, 2018. */
    public static final ChaseChoices WXF = new ChaseChoices(3, Defense.RECAPTURE, false, Outranking.ROOK, false, false, false);

    /** Choices that their axes allow. */
    public ChaseChoices {
        XiangqiChoices.checked(occurrences);
    }

    @Override
    public List<Choice<ChaseChoices, ?>> axes() {
        return AXES;
    }

    /** The axes on what a chase is: all but the number of occurrences. */
    public static List<Choice<ChaseChoices, ?>> reading() {
        return READING;
    }

    @Override
    public ChaseChoices with(Chosen<ChaseChoices> chosen) {
        return new ChaseChoices(
                chosen.of(OCCURRENCES), chosen.of(PROTECTION), chosen.of(STANDING), chosen.of(OUTRANKED), chosen.of(CHECK_ANSWERS),
                chosen.of(ONLY_VICTIM), chosen.of(PINNED_ROOK));
    }
}
