package org.openarbiter.rules.shogi.choices;

import java.util.List;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;

/**
 * The choices of a rulebook of shogi.
 *
 * @param occurrences how many times a position must appear before the repetition ends the game
 * @param replay whether a repetition or an impasse leaves the game without result, to be played again, rather than drawn
 * @param perpetualCheck when a repetition is one by perpetual check, which loses
 * @param declaration what the declaration of an entering king brings
 * @param agreements what the players can agree upon
 * @param limit the number of moves, of both sides, after which the game ends without a winner; 0 for none
 * @param limitEntered whether it does so only once a king has entered
 * @param illegalMoves what a move that is not legal costs
 * @param handicapPoints whether the giver of a handicap is credited with the points that were left away
 * @param bareKing whether a player with the bare king cannot win on time, and two bare kings are a draw
 */
public record ShogiChoices(
        int occurrences,
        boolean replay,
        PerpetualCheck perpetualCheck,
        Declaration declaration,
        Agreements agreements,
        int limit,
        boolean limitEntered,
        IllegalMoves illegalMoves,
        boolean handicapPoints,
        boolean bareKing) implements Choices<ShogiChoices> {
    private static final int LEAST_OCCURRENCES = 2;
    private static final int MOST_OCCURRENCES = 99;
    private static final int LONGEST = 99_999;

    private static final Choice<ShogiChoices, Integer> OCCURRENCES = Choice.number(
            String::valueOf, text -> number(text, "occurrences"), ShogiChoices::occurrences, "occurrences",
            "how many times a position must appear before the repetition ends the game; a number from 2 to 99",
            "4: all rulebooks");
    private static final Choice<ShogiChoices, Boolean> REPLAY = Choice.words(
            "draw", "replay", ShogiChoices::replay, "undecided",
            "what a repetition or an impasse is: a draw, or no result, after which the game is played again with colors exchanged",
            "replay: Japan Shogi Association; draw: shogi-server, lishogi.org");
    private static final Choice<ShogiChoices, PerpetualCheck> PERPETUAL = Choice.among(
            List.of(PerpetualCheck.values()), ShogiChoices::perpetualCheck, "perpetual-check",
            "whose checks are perpetual: all: every move of the side from the first to the last occurrence is a check; streak: the checks are not"
                    + " interrupted since the first occurrence, itself a check, or since the second if the other side made the last move; mover:"
                    + " only the side that made the last move, since the first occurrence, itself a check",
            "all: Japan Shogi Association; streak: shogi-server; mover: lishogi.org");
    private static final Choice<ShogiChoices, Declaration> DECLARATION = Choice.among(
            List.of(Declaration.values()),
            value -> switch (value) {
                case POINTS_24 -> "24";
                case POINTS_27 -> "27";
                case AUTOMATIC_27 -> "automatic-27";
            },
            ShogiChoices::declaration, "declaration",
            "what an entering king needs: 24: 24 points for an impasse, 31 to win; 27: Black 28, White 27 to win; automatic-27: the same without"
                    + " a declaration",
            "24: Japan Shogi Association; 27: CSA, shogi-server; automatic-27: lishogi.org");
    private static final Choice<ShogiChoices, Agreements> AGREEMENTS = Choice.among(
            List.of(Agreements.values()), ShogiChoices::agreements, "agreement",
            "what the players can agree upon: impasse: an impasse, decided by points, and a repetition before its time; none: nothing; unread: what"
                    + " could not be verified, so that it is left to the referee",
            "impasse: Japan Shogi Association since 2019; none: shogi-server; unread: lishogi.org");
    private static final Choice<ShogiChoices, Integer> LIMIT = Choice.number(
            limit -> limit == 0 ? "none" : String.valueOf(limit),
            text -> text.equals("none") ? 0 : number(text, "limit"), ShogiChoices::limit, "limit",
            "the number of moves, of both sides, after which the game ends without a winner: a number, or none",
            "500: Japan Shogi Association since 2019; none: lishogi.org, shogi-server unless the event sets one");
    private static final Choice<ShogiChoices, Boolean> LIMIT_ENTERED = Choice.yesNo(
            ShogiChoices::limitEntered, "limit-entered", "whether the greatest number of moves ends the game only once a king has entered",
            "yes: Japan Shogi Association since 2019; no: CSA server protocol, Max_Moves");
    private static final Choice<ShogiChoices, IllegalMoves> ILLEGAL = Choice.among(
            List.of(IllegalMoves.values()), ShogiChoices::illegalMoves, "illegal-move",
            "what a move that is not legal costs: refused: nothing, it is not made; loses: the game, if it can be made on a board; always-loses:"
                    + " the game, even if there is no such piece",
            "loses: Japan Shogi Association; always-loses: shogi-server; refused: lishogi.org, where none can be made");
    private static final Choice<ShogiChoices, Boolean> HANDICAP = Choice.noYes(
            ShogiChoices::handicapPoints, "handicap-points",
            "whether the giver of a handicap is credited with the points that were left away", "yes: lishogi.org");
    private static final Choice<ShogiChoices, Boolean> BARE_KING = Choice.noYes(
            ShogiChoices::bareKing, "bare-king",
            "whether two bare kings are a draw, and so is the flag of a player whose opponent has nothing but the king", "yes: lishogi.org");

    /** The Japan Shogi Association (日本将棋連盟). */
    public static final ShogiChoices JSA = new ShogiChoices(
            4, true, PerpetualCheck.ALL, Declaration.POINTS_24, Agreements.IMPASSE, 500, true, IllegalMoves.LOSES, false, false);

    /** The server of the computer shogi association: shogi-server, which runs floodgate. */
    public static final ShogiChoices FLOODGATE = new ShogiChoices(
            4, false, PerpetualCheck.STREAK, Declaration.POINTS_27, Agreements.NONE, 0, false, IllegalMoves.ALWAYS_LOSES, false, false);

    /** The server lishogi.org. */
    public static final ShogiChoices LISHOGI = new ShogiChoices(
            4, false, PerpetualCheck.MOVER, Declaration.AUTOMATIC_27, Agreements.UNREAD, 0, false, IllegalMoves.REFUSED, true, true);

    /** Choices that the axes allow. */
    public ShogiChoices {
        if (occurrences < LEAST_OCCURRENCES || occurrences > MOST_OCCURRENCES) {
            throw new IllegalArgumentException(
                    "occurrences is a number from " + LEAST_OCCURRENCES + " to " + MOST_OCCURRENCES + ", not '" + occurrences + "'");
        }
    }

    private static int number(String text, String axis) {
        if (!text.matches("[1-9][0-9]{0,4}")) {
            throw new IllegalArgumentException(axis + " is a number from 1 to " + LONGEST + ", not '" + text + "'");
        }
        return Integer.parseInt(text);
    }

    @Override
    public List<Choice<ShogiChoices, ?>> axes() {
        return List.of(OCCURRENCES, REPLAY, PERPETUAL, DECLARATION, AGREEMENTS, LIMIT, LIMIT_ENTERED, ILLEGAL, HANDICAP, BARE_KING);
    }

    @Override
    public ShogiChoices with(Chosen<ShogiChoices> chosen) {
        return new ShogiChoices(
                chosen.of(OCCURRENCES), chosen.of(REPLAY), chosen.of(PERPETUAL), chosen.of(DECLARATION), chosen.of(AGREEMENTS),
                chosen.of(LIMIT), chosen.of(LIMIT_ENTERED), chosen.of(ILLEGAL), chosen.of(HANDICAP), chosen.of(BARE_KING));
    }
}
