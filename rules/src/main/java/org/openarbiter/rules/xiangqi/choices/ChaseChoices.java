package org.openarbiter.rules.xiangqi.choices;

import java.util.List;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;
import org.openarbiter.rules.xiangqi.chase.Gaining;
import org.openarbiter.rules.xiangqi.chase.Mutual;
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
 * @param offenses what else is an offense, and how offenses add up
 * @param quiet what follows from moves without a capture
 */
public record ChaseChoices(
        int occurrences, Defense protection, boolean standing, Outranking outranked, boolean checkAnswers, boolean onlyVictim,
        boolean pinnedRook, OffenseChoices offenses, QuietChoices quiet)
        implements XiangqiChoices, Choices<ChaseChoices> {
    private static final String PAPER = "Tan and Watkinson Medina, Complete Implementation of WXF Chinese Chess Rules";

    private static final String CHINESE = "Chinese rules of 2020";

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
            "no: " + PAPER + ", section 4.4, where a counter-attack is not an answer; yes: judges that ask only whether the"
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

    private static final Choice<ChaseChoices, Boolean> MIXED = Choice.words(
            "pure", "mixed", choices -> choices.offenses().mixed(), "offenses",
            "what loses: checking on every move, or chasing one piece on every move (pure); or also any mixture of checks, threats of mate"
                    + " by a series of checks, and chases of any pieces, on every move (mixed)",
            "pure: Asian rules on wxf.org, items 6 to 12 and 32; mixed: " + CHINESE + ", 24.9 to 24.13");
    private static final Choice<ChaseChoices, Gaining> GAINING = Choice.among(
            List.of(Gaining.values()), choices -> choices.offenses().gaining(), "gain",
            "which captures win a piece: of a piece that nobody protects or that outranks its attacker (root), or those that win material if"
                    + " both sides go on capturing on that point as long as it pays (exchange). Then protection is read as recapture,"
                    + " and outranked has no effect",
            "root: Asian rules, 3.3 and 3.6; exchange: " + CHINESE + ", 24.3 and 24.15");
    private static final Choice<ChaseChoices, Boolean> ANY_REPLY = Choice.words(
            "deal", "any", choices -> choices.offenses().anyReply(), "replies",
            "whether a threat is a chase only if the reply deals with it (deal), or whatever the reply does (any)",
            "deal: " + PAPER + ", section 4.4; any: " + CHINESE + ", 24.3, which speaks of the move alone");
    private static final Choice<ChaseChoices, Mutual> MUTUAL = Choice.among(
            List.of(Mutual.values()), choices -> choices.offenses().mutual(), "both",
            "with offenses=mixed, what follows if both sides offend and neither checks on every move: a draw (draw); a side whose every move"
                    + " checks, threatens mate, or chases a rook or an unprotected piece by one piece must vary if the other side's moves do"
                    + " not (articles); or the referee decides (referred)",
            "articles: " + CHINESE + ", 26.9.1 to 26.9.4, original not consulted: quoted in public programs, and in agreement with the diagrams"
                    + " of the book that show both sides offending; draw: the rules of 2011, article 26");
    private static final Choice<ChaseChoices, Boolean> PAWNS = Choice.words(
            "idle", "mutual", choices -> choices.offenses().pawns(), "pawns",
            "with offenses=mixed, whether what a pawn attacks by itself is always idle (idle), or a chase if every move of the opponent is"
                    + " an offense (mutual)",
            "idle: " + CHINESE + ", diagram 14; mutual: the rules of 2011, article 27");
    private static final Choice<ChaseChoices, Integer> NO_CAPTURE = Choice.number(
            QuietChoices::text, text -> QuietChoices.moves("no-capture", text), choices -> choices.quiet().limit(), "no-capture",
            "after how many moves by each player without a capture the game is drawn; none, or a number from 1 to 999",
            "60: " + CHINESE + ", article 4, original not consulted");
    private static final Choice<ChaseChoices, Integer> NO_CAPTURE_CLAIM = Choice.number(
            QuietChoices::text, text -> QuietChoices.moves("no-capture-claim", text), choices -> choices.quiet().claim(), "no-capture-claim",
            "after how many moves by each player without a capture one of them may claim a draw; none, or a number from 1 to 999",
            "50: rules of the Asian Xiangqi Federation, 2017, original not consulted");
    private static final Choice<ChaseChoices, Integer> NO_CAPTURE_CHECKS = Choice.number(
            QuietChoices::text, text -> QuietChoices.checks("no-capture-checks", text), choices -> choices.quiet().checks(), "no-capture-checks",
            "how many checks by each player, or by the one who claims, count among the moves without a capture; further checks, and the"
                    + " replies to them, do not; all, none, or a number from 1 to 999",
            "10: rules of the Asian Xiangqi Federation, 2017, and a commentary on the Chinese rules, originals not consulted; Pikafish"
                    + " counts so for both players; all: earlier versions of this program");

    private static final List<Choice<ChaseChoices, ?>> READING = List.of(
            PROTECTION, STANDING, OUTRANKED, CHECK_ANSWERS, ONLY_VICTIM, PINNED_ROOK, MIXED, GAINING, ANY_REPLY, MUTUAL, PAWNS, NO_CAPTURE);
    private static final List<Choice<ChaseChoices, ?>> AXES = List.of(
            OCCURRENCES, PROTECTION, STANDING, OUTRANKED, CHECK_ANSWERS, ONLY_VICTIM, PINNED_ROOK, MIXED, GAINING, ANY_REPLY, MUTUAL,
            PAWNS, NO_CAPTURE, NO_CAPTURE_CLAIM, NO_CAPTURE_CHECKS);

    /** World Xiangqi Rules of the WXF, 2018. */
    public static final ChaseChoices WXF =
            new ChaseChoices(3, Defense.RECAPTURE, false, Outranking.ROOK, false, false, false, OffenseChoices.PURE, QuietChoices.NOTHING);

    /** Rules of the Asian Xiangqi Federation, from which the World rules took their diagrams. */
    public static final ChaseChoices AXF =
            new ChaseChoices(3, Defense.RECAPTURE, false, Outranking.ROOK, false, false, false, OffenseChoices.PURE, new QuietChoices(0, 50, 10));

    /** Rules of the Chinese Xiangqi Association, 2020. */
    public static final ChaseChoices CXA_2020 =
            new ChaseChoices(3, Defense.RECAPTURE, false, Outranking.ROOK, false, false, false, OffenseChoices.MIXED, new QuietChoices(60, 0, 10));

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
                chosen.of(ONLY_VICTIM), chosen.of(PINNED_ROOK),
                new OffenseChoices(chosen.of(MIXED), chosen.of(GAINING), chosen.of(ANY_REPLY), chosen.of(MUTUAL), chosen.of(PAWNS)),
                new QuietChoices(chosen.of(NO_CAPTURE), chosen.of(NO_CAPTURE_CLAIM), chosen.of(NO_CAPTURE_CHECKS)));
    }
}
