package org.openarbiter.rules.chess.choices;

import java.util.List;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;

/**
 * The choices of a rulebook of chess, and the presets.
 *
 * @param threefold what the third occurrence of a position does
 * @param fivefold whether the fifth occurrence of a position ends the game
 * @param fifty what fifty moves without a capture or a pawn move do
 * @param seventyFive whether seventy-five of them end the game
 * @param sequence whether a sequence of moves played three times in succession ends the game
 * @param deadPosition how a dead position is recognized
 * @param resignation when a player who resigns loses: always, or not without mate
 * @param flag when a player whose flag falls loses
 * @param claims who may claim what, and how
 * @param secondIllegalMove when a second illegal move loses: always, or not without mate
 * @param anyMaterial whether a game may start with more promoted pieces than pawns are missing
 * @param drawingOffers whether an offer of a draw can end the game before it is accepted, as on lichess
 * @param intervention whether the director may declare a draw at the fifth occurrence and after seventy-five moves
 */
public record ChessChoices(
        DrawRule threefold, boolean fivefold, DrawRule fifty, boolean seventyFive, boolean sequence, DeadPositions deadPosition,
        Loss resignation, Loss flag, ClaimChoices claims, Loss secondIllegalMove, boolean anyMaterial, boolean drawingOffers,
        boolean intervention)
        implements Choices<ChessChoices> {
    private static final List<Loss> RESIGNATIONS = List.of(Loss.NOT_WITHOUT_MATE, Loss.ALWAYS, Loss.NOT_BY_SCALACHESS);
    private static final List<Loss> FLAGS = List.of(
            Loss.NOT_WITHOUT_MATE, Loss.NOT_TO_BARE_KING, Loss.ALWAYS, Loss.NOT_TO_ONE_MINOR, Loss.NOT_TO_TWO_KNIGHTS,
            Loss.NOT_BY_SCALACHESS, Loss.NOT_BY_14E);
    private static final List<Loss> ILLEGAL_MOVES = List.of(Loss.NOT_WITHOUT_MATE, Loss.ALWAYS, Loss.REFERRED);

    private static final Choice<ChessChoices, DrawRule> THREEFOLD = Choice.among(
            List.of(DrawRule.values()), ChessChoices::threefold, "threefold",
            "the third occurrence of a position: a player may claim the draw, it ends the game automatically, or it has no effect",
            "claim: FIDE Laws 9.2, lichess (lila Drawer), FICS (help draw), chess.com's daily games; automatic: FIDE Online Chess"
                    + " Regulations 5.4.1, cutechess, fastchess, chess.com's live games");
    private static final Choice<ChessChoices, Boolean> FIVEFOLD = Choice.yesNo(
            ChessChoices::fivefold, "fivefold", "whether the fifth occurrence of a position ends the game automatically",
            "yes: FIDE Laws 9.6.1 (since 2014; not necessarily in succession since July 2017), lichess (scalachess Variant.autoDraw)");
    private static final Choice<ChessChoices, DrawRule> FIFTY = Choice.among(
            List.of(DrawRule.values()), ChessChoices::fifty, "fifty",
            "fifty moves without a capture or a pawn move: a player may claim the draw, they end the game automatically, or they have no effect",
            "claim: FIDE Laws 9.3, FICS (help draw), chess.com's daily games; automatic: FIDE Online Chess Regulations 5.4.4, cutechess,"
                    + " fastchess, lichess (scalachess Variant.autoDraw), chess.com's live games");
    private static final Choice<ChessChoices, Boolean> SEVENTY_FIVE = Choice.yesNo(
            ChessChoices::seventyFive, "seventy-five",
            "whether seventy-five moves without a capture or a pawn move end the game automatically", "yes: FIDE Laws 9.6.2 (since 2014)");
    private static final Choice<ChessChoices, Boolean> SEQUENCE = Choice.yesNo(
            ChessChoices::sequence, "sequence", "whether a sequence of moves played three times in succession ends the game",
            "yes: the former rule; Euwe 1929 proved that it never ends some games");
    private static final Choice<ChessChoices, DeadPositions> DEAD_POSITION = Choice.among(
            List.of(DeadPositions.values()), ChessChoices::deadPosition, "dead-position",
            "how a dead position is recognized: exactly, by a search for a helpmate; by the material alone, by the test of one of"
                    + " several places; not at all",
            "helpmate: FIDE Laws 5.2.2; material: cutechess, fastchess; one-minor: FICS (the server's source, execute_move); chess-com:"
                    + " chess.com (support article 8557986 and staff in its forum); scalachess: lichess (InsufficientMatingMaterial)");
    private static final Choice<ChessChoices, Loss> RESIGNATION = Choice.among(
            RESIGNATIONS, Loss::text, ChessChoices::resignation, "resignation",
            "whether a resignation is a draw if the opponent cannot mate by any series of legal moves, or by the test of scalachess",
            "helpmate: FIDE Laws 5.1.2 from 2023; loses: 5.1.2 of 2018, FIDE Online Chess Regulations 5.2, lichess until April 2026;"
                    + " scalachess: lichess since (lila pull request 20172)");
    private static final Choice<ChessChoices, Loss> FLAG = Choice.among(
            FLAGS, Loss::text, ChessChoices::flag, "flag",
            "whether a flag fall is a draw if the opponent cannot mate by any series of legal moves, if he has a bare king, never, if he"
                    + " has at most one knight or bishop, the same or just two knights, by the test of scalachess, or by rule 14E",
            "helpmate: FIDE Laws 6.9; bare-king: cutechess; loses: fastchess; one-minor: chess.com (support article 8557986), FICS (the"
                    + " server's source, com_flag), ICC (help draw); two-knights: chess.com in its early years; scalachess: lichess"
                    + " (InsufficientMatingMaterial); 14e: US Chess Rules 14E1 to 14E3");
    private static final Choice<ChessChoices, Boolean> MATING_CLAIM = Choice.yesNo(
            choices -> choices.claims().mating(), "mating-claim",
            "whether a fifty-move claim may declare a move that mates or stalemates",
            "yes: FIDE Laws 9.3.1 sets no condition; no: python-chess");
    private static final Choice<ChessChoices, Integer> PENALTY = Choice.among(
            List.of(ClaimChoices.TWO_MINUTES, ClaimChoices.ONE_MINUTE, 0), seconds -> seconds == 0 ? "none" : String.valueOf(seconds),
            choices -> choices.claims().penalty(), "penalty", "seconds that the opponent receives for a wrong claim",
            "120: FIDE Laws 9.5.3; 60: the same in rapid and blitz, A.3 and B.3 of 2023; none: servers; what US Chess and ICCF say was"
                    + " not consulted");
    private static final Choice<ChessChoices, Claimant> CLAIMANT = Choice.among(
            List.of(Claimant.values()), choices -> choices.claims().claimant(), "claimant",
            "who may claim a draw: the player who has the move, either, or either and a repetition also one move later",
            "to-move: FIDE Laws 9.2, 9.3; either: lichess (lila Drawer); either-late: FICS (the server's source, CheckRepetition)");
    private static final Choice<ChessChoices, Boolean> ANNOUNCING = Choice.yesNo(
            choices -> choices.claims().announcing(), "announcing",
            "whether a claim may declare the move that completes the repetition or the fifty moves",
            "yes: FIDE Laws 9.2.1, 9.3.1, US Chess Rules 14C2, FICS (help draw: \"draw move\"); no: lichess");
    private static final Choice<ChessChoices, Integer> TABLEBASE = Choice.among(
            List.of(0, 6, 7), men -> men == 0 ? "no" : String.valueOf(men), choices -> choices.claims().tablebase(), "tablebase",
            "the most men with which a result can be claimed from a tablebase, which the tournament director checks",
            "6: ICCF tournaments begun from 2014 (Congress of 2013); 7: since the Congress of 2019 (iccf.com, message 641); no: elsewhere");
    private static final Choice<ChessChoices, Boolean> LOSING_CHANCES = Choice.words(
            "no", "referred", choices -> choices.claims().losingChances(), "losing-chances",
            "whether a player may ask the arbiter for a draw because of insufficient losing chances",
            "referred: US Chess Rules, variation 14H; no: 14H without the variation, FIDE Laws without Guidelines III");
    private static final Choice<ChessChoices, Loss> SECOND_ILLEGAL_MOVE = Choice.among(
            ILLEGAL_MOVES, Loss::text, ChessChoices::secondIllegalMove, "second-illegal-move",
            "whether a second illegal move is a draw if the opponent cannot mate by any series of legal moves; or the arbiter decides",
            "helpmate: FIDE Laws 7.5.5; loses: cutechess and fastchess, at the first one; referred: US Chess and ICCF, whose rules on it"
                    + " were not consulted");
    private static final Choice<ChessChoices, Boolean> ANY_MATERIAL = Choice.words(
            "possible", "any", ChessChoices::anyMaterial, "material",
            "whether a game may start from a position with more promoted pieces than pawns are missing",
            "possible: FIDE Laws 2.2 and 3.7, every piece beyond the first set was a pawn; any: studies and training");

    private static final Choice<ChessChoices, Boolean> OFFERS = Choice.words(
            "plain", "drawing", ChessChoices::drawingOffers, "offers",
            "whether an offer of a draw ends the game before it is accepted: if the opponent cannot win, if the position has appeared for"
                    + " the third time or then does, or if the opponent's flag falls",
            "plain: FIDE Laws 9.1; drawing: lichess (lila Drawer.yes, Drawer.autoThreefold, Finisher.outOfTime)");
    private static final Choice<ChessChoices, Boolean> INTERVENTION = Choice.noYes(
            ChessChoices::intervention, "intervention",
            "whether the director may declare a draw at the fifth occurrence of a position and after seventy-five moves",
            "yes: US Chess Rules 14K, from secondary sources; no: elsewhere");

    private static final List<Choice<ChessChoices, ?>> AXES = List.of(
            THREEFOLD, FIVEFOLD, FIFTY, SEVENTY_FIVE, SEQUENCE, DEAD_POSITION, RESIGNATION, FLAG, MATING_CLAIM, PENALTY, SECOND_ILLEGAL_MOVE,
            ANY_MATERIAL, CLAIMANT, ANNOUNCING, OFFERS, TABLEBASE, LOSING_CHANCES, INTERVENTION);

    /** FIDE Laws of Chess, in force from 1 January 2023. */
    public static final ChessChoices FIDE_2023 = new ChessChoices(
            DrawRule.CLAIM, true, DrawRule.CLAIM, true, false, DeadPositions.HELPMATE, Loss.NOT_WITHOUT_MATE, Loss.NOT_WITHOUT_MATE,
            ClaimChoices.LAWS, Loss.NOT_WITHOUT_MATE, false, false, false);

    /** FIDE Laws of Chess, in force from 1 January 2018 to 31 December 2022. */
    public static final ChessChoices FIDE_2018 = new ChessChoices(
            DrawRule.CLAIM, true, DrawRule.CLAIM, true, false, DeadPositions.HELPMATE, Loss.ALWAYS, Loss.NOT_WITHOUT_MATE,
            ClaimChoices.LAWS, Loss.NOT_WITHOUT_MATE, false, false, false);

    /** FIDE Online Chess Regulations: the server ends the game. */
    public static final ChessChoices FIDE_ONLINE = new ChessChoices(
            DrawRule.AUTOMATIC, false, DrawRule.AUTOMATIC, false, false, DeadPositions.HELPMATE, Loss.ALWAYS, Loss.NOT_WITHOUT_MATE,
            ClaimChoices.LAWS, Loss.NOT_WITHOUT_MATE, false, false, false);

    /** Matches between engines: automatic threefold and fifty. */
    public static final ChessChoices MATCH_RUNNER = new ChessChoices(
            DrawRule.AUTOMATIC, false, DrawRule.AUTOMATIC, false, false, DeadPositions.MATERIAL, Loss.ALWAYS, Loss.NOT_TO_BARE_KING,
            ClaimChoices.LAWS, Loss.ALWAYS, false, false, false);

    /** The former rule: a sequence of moves played three times in succession. */
    public static final ChessChoices GERMAN = new ChessChoices(
            DrawRule.NO, false, DrawRule.NO, false, true, DeadPositions.NO, Loss.ALWAYS, Loss.ALWAYS,
            ClaimChoices.LAWS, Loss.ALWAYS, false, false, false);

    /** lichess.org, as its server rules. */
    public static final ChessChoices LICHESS = new ChessChoices(
            DrawRule.CLAIM, true, DrawRule.AUTOMATIC, false, false, DeadPositions.SCALACHESS, Loss.NOT_BY_SCALACHESS,
            Loss.NOT_BY_SCALACHESS, new ClaimChoices(Claimant.EITHER, false, true, 0, 0, false), Loss.ALWAYS, false, true, false);

    /** Live games on chess.com. */
    public static final ChessChoices CHESS_COM = new ChessChoices(
            DrawRule.AUTOMATIC, false, DrawRule.AUTOMATIC, false, false, DeadPositions.CHESS_COM, Loss.ALWAYS, Loss.NOT_TO_ONE_MINOR,
            new ClaimChoices(Claimant.EITHER, false, true, 0, 0, false), Loss.ALWAYS, false, false, false);

    /** US Chess, over the board. */
    public static final ChessChoices US_CHESS = new ChessChoices(
            DrawRule.CLAIM, false, DrawRule.CLAIM, false, false, DeadPositions.HELPMATE, Loss.ALWAYS, Loss.NOT_BY_14E,
            new ClaimChoices(Claimant.TO_MOVE, true, true, 0, 0, true), Loss.REFERRED, false, false, true);

    /** Correspondence chess of the ICCF. */
    public static final ChessChoices ICCF = new ChessChoices(
            DrawRule.CLAIM, true, DrawRule.CLAIM, true, false, DeadPositions.HELPMATE, Loss.NOT_WITHOUT_MATE, Loss.NOT_WITHOUT_MATE,
            new ClaimChoices(Claimant.TO_MOVE, true, true, 0, 7, false), Loss.REFERRED, false, false, false);

    /** The Free Internet Chess Server. */
    public static final ChessChoices FICS = new ChessChoices(
            DrawRule.CLAIM, false, DrawRule.CLAIM, false, false, DeadPositions.ONE_MINOR, Loss.ALWAYS, Loss.NOT_TO_ONE_MINOR,
            new ClaimChoices(Claimant.EITHER_LATE, true, true, 0, 0, false), Loss.ALWAYS, false, false, false);

    /** Choices that their axes allow. */
    public ChessChoices {
        require(RESIGNATIONS.contains(resignation), "resignation", resignation);
        require(FLAGS.contains(flag), "flag", flag);
        require(ILLEGAL_MOVES.contains(secondIllegalMove), "second-illegal-move", secondIllegalMove);
    }

    private static void require(boolean allowed, String axis, Loss value) {
        if (!allowed) {
            throw new IllegalArgumentException(axis + " has no value " + value.text());
        }
    }

    @Override
    public List<Choice<ChessChoices, ?>> axes() {
        return AXES;
    }

    @Override
    public ChessChoices with(Chosen<ChessChoices> chosen) {
        ClaimChoices claiming = new ClaimChoices(
                chosen.of(CLAIMANT), chosen.of(ANNOUNCING), chosen.of(MATING_CLAIM), chosen.of(PENALTY), chosen.of(TABLEBASE),
                chosen.of(LOSING_CHANCES));
        return new ChessChoices(
                chosen.of(THREEFOLD), chosen.of(FIVEFOLD), chosen.of(FIFTY), chosen.of(SEVENTY_FIVE), chosen.of(SEQUENCE),
                chosen.of(DEAD_POSITION), chosen.of(RESIGNATION), chosen.of(FLAG), claiming, chosen.of(SECOND_ILLEGAL_MOVE),
                chosen.of(ANY_MATERIAL), chosen.of(OFFERS), chosen.of(INTERVENTION));
    }
}
