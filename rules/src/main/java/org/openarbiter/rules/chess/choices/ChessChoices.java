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
 * @param matingClaim whether a fifty-move claim may announce a move that mates or stalemates
 * @param penalty the seconds that the opponent receives for a wrong claim: 120 or 60
 * @param secondIllegalMove when a second illegal move loses: always, or not without mate
 * @param anyMaterial whether a game may start with more promoted pieces than pawns are missing
 */
public record ChessChoices(
        DrawRule threefold, boolean fivefold, DrawRule fifty, boolean seventyFive, boolean sequence, DeadPositions deadPosition,
        Loss resignation, Loss flag, boolean matingClaim, int penalty, Loss secondIllegalMove, boolean anyMaterial)
        implements Choices<ChessChoices> {
    private static final int TWO_MINUTES = 120;
    private static final int ONE_MINUTE = 60;

    private static final Choice<ChessChoices, DrawRule> THREEFOLD = Choice.among(
            List.of(DrawRule.values()), ChessChoices::threefold, "threefold",
            "the third occurrence of a position: a player may claim the draw, it ends the game by itself, or it has no effect",
            "claim: FIDE Laws 9.2; automatic: FIDE Online Chess Regulations 5.4.1, cutechess, fastchess");
    private static final Choice<ChessChoices, Boolean> FIVEFOLD = Choice.yesNo(
            ChessChoices::fivefold, "fivefold", "whether the fifth occurrence of a position ends the game by itself",
            "yes: FIDE Laws 9.6.1 (since 2014; not necessarily in succession since July 2017)");
    private static final Choice<ChessChoices, DrawRule> FIFTY = Choice.among(
            List.of(DrawRule.values()), ChessChoices::fifty, "fifty",
            "fifty moves without a capture or a pawn move: a player may claim the draw, they end the game by themselves, or they have no effect",
            "claim: FIDE Laws 9.3; automatic: FIDE Online Chess Regulations 5.4.4, cutechess, fastchess");
    private static final Choice<ChessChoices, Boolean> SEVENTY_FIVE = Choice.yesNo(
            ChessChoices::seventyFive, "seventy-five",
            "whether seventy-five moves without a capture or a pawn move end the game by themselves", "yes: FIDE Laws 9.6.2 (since 2014)");
    private static final Choice<ChessChoices, Boolean> SEQUENCE = Choice.yesNo(
            ChessChoices::sequence, "sequence", "whether a sequence of moves played three times in succession ends the game",
            "yes: the former rule; Euwe 1929 proved that it never ends some games");
    private static final Choice<ChessChoices, DeadPositions> DEAD_POSITION = Choice.among(
            List.of(DeadPositions.values()), ChessChoices::deadPosition, "dead-position",
            "how a dead position is recognized: exactly, by a search for a helpmate; by the material alone; not at all",
            "helpmate: FIDE Laws 5.2.2; material: cutechess, fastchess");
    private static final Choice<ChessChoices, Loss> RESIGNATION = Choice.among(
            List.of(Loss.NOT_WITHOUT_MATE, Loss.ALWAYS), Loss::text, ChessChoices::resignation, "resignation",
            "whether a resignation is a draw if the opponent cannot mate by any series of legal moves",
            "helpmate: FIDE Laws 5.1.2 from 2023; loses: 5.1.2 of 2018, FIDE Online Chess Regulations 5.2");
    private static final Choice<ChessChoices, Loss> FLAG = Choice.among(
            List.of(Loss.values()), Loss::text, ChessChoices::flag, "flag",
            "whether a flag fall is a draw if the opponent cannot mate by any series of legal moves, if he has a bare king, or never",
            "helpmate: FIDE Laws 6.9; bare-king: cutechess; loses: fastchess");
    private static final Choice<ChessChoices, Boolean> MATING_CLAIM = Choice.yesNo(
            ChessChoices::matingClaim, "mating-claim", "whether a fifty-move claim may announce a move that mates or stalemates",
            "yes: FIDE Laws 9.3.1 sets no condition; no: python-chess");
    private static final Choice<ChessChoices, Integer> PENALTY = Choice.among(
            List.of(TWO_MINUTES, ONE_MINUTE), String::valueOf, ChessChoices::penalty, "penalty",
            "seconds that the opponent receives for a wrong claim",
            "120: FIDE Laws 9.5.3; 60: the same in rapid and blitz, A.3 and B.3 of 2023");
    private static final Choice<ChessChoices, Loss> SECOND_ILLEGAL_MOVE = Choice.among(
            List.of(Loss.NOT_WITHOUT_MATE, Loss.ALWAYS), Loss::text, ChessChoices::secondIllegalMove, "second-illegal-move",
            "whether a second illegal move is a draw if the opponent cannot mate by any series of legal moves",
            "helpmate: FIDE Laws 7.5.5; loses: cutechess and fastchess, at the first one");
    private static final Choice<ChessChoices, Boolean> ANY_MATERIAL = Choice.words(
            "possible", "any", ChessChoices::anyMaterial, "material",
            "whether a game may start from a position with more promoted pieces than pawns are missing",
            "possible: FIDE Laws 2.2 and 3.7, every piece beyond the first set was a pawn; any: studies and training");

    private static final List<Choice<ChessChoices, ?>> AXES = List.of(
            THREEFOLD, FIVEFOLD, FIFTY, SEVENTY_FIVE, SEQUENCE, DEAD_POSITION, RESIGNATION, FLAG, MATING_CLAIM, PENALTY, SECOND_ILLEGAL_MOVE,
            ANY_MATERIAL);

    /** FIDE Laws of Chess, in force from 1 January 2023. */
    public static final ChessChoices FIDE_2023 = new ChessChoices(
            DrawRule.CLAIM, true, DrawRule.CLAIM, true, false, DeadPositions.HELPMATE, Loss.NOT_WITHOUT_MATE, Loss.NOT_WITHOUT_MATE,
            true, TWO_MINUTES, Loss.NOT_WITHOUT_MATE, false);

    /** FIDE Laws of Chess, in force from 1 January 2018 to 31 December 2022. */
    public static final ChessChoices FIDE_2018 = new ChessChoices(
            DrawRule.CLAIM, true, DrawRule.CLAIM, true, false, DeadPositions.HELPMATE, Loss.ALWAYS, Loss.NOT_WITHOUT_MATE,
            true, TWO_MINUTES, Loss.NOT_WITHOUT_MATE, false);

    /** FIDE Online Chess Regulations: the server ends the game. */
    public static final ChessChoices FIDE_ONLINE = new ChessChoices(
            DrawRule.AUTOMATIC, false, DrawRule.AUTOMATIC, false, false, DeadPositions.HELPMATE, Loss.ALWAYS, Loss.NOT_WITHOUT_MATE,
            true, TWO_MINUTES, Loss.NOT_WITHOUT_MATE, false);

    /** Matches between engines: automatic threefold and fifty. */
    public static final ChessChoices MATCH_RUNNER = new ChessChoices(
            DrawRule.AUTOMATIC, false, DrawRule.AUTOMATIC, false, false, DeadPositions.MATERIAL, Loss.ALWAYS, Loss.NOT_TO_BARE_KING,
            true, TWO_MINUTES, Loss.ALWAYS, false);

    /** The former rule: a sequence of moves played three times in succession. */
    public static final ChessChoices GERMAN = new ChessChoices(
            DrawRule.NO, false, DrawRule.NO, false, true, DeadPositions.NO, Loss.ALWAYS, Loss.ALWAYS, true, TWO_MINUTES, Loss.ALWAYS, false);

    /** Choices that their axes allow. */
    public ChessChoices {
        if (resignation == Loss.NOT_TO_BARE_KING || secondIllegalMove == Loss.NOT_TO_BARE_KING) {
            throw new IllegalArgumentException("a bare king matters to flags only");
        }
        if (penalty != TWO_MINUTES && penalty != ONE_MINUTE) {
            throw new IllegalArgumentException("penalty is " + TWO_MINUTES + " or " + ONE_MINUTE + ", not " + penalty);
        }
    }

    @Override
    public List<Choice<ChessChoices, ?>> axes() {
        return AXES;
    }

    @Override
    public ChessChoices with(Chosen<ChessChoices> chosen) {
        return new ChessChoices(
                chosen.of(THREEFOLD), chosen.of(FIVEFOLD), chosen.of(FIFTY), chosen.of(SEVENTY_FIVE), chosen.of(SEQUENCE),
                chosen.of(DEAD_POSITION), chosen.of(RESIGNATION), chosen.of(FLAG), chosen.of(MATING_CLAIM), chosen.of(PENALTY),
                chosen.of(SECOND_ILLEGAL_MOVE), chosen.of(ANY_MATERIAL));
    }
}
