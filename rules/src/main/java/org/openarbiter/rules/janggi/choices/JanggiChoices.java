package org.openarbiter.rules.janggi.choices;

import java.util.List;
import java.util.function.Function;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;

/**
 * The choices of a rulebook of janggi.
 *
 * @param points whether a game that stops without mate is decided by points, rather than drawn
 * @param bikjang what facing generals mean
 * @param bikjangWhen when they do
 * @param passes what two passes in a row do
 * @param occurrences how many times a position must appear before the rules on repetition apply
 * @param repetition what the repetition does then
 * @param perpetualCheck whether a side that checked throughout the repetition loses
 * @param freeBelow30 whether positions may be repeated as often as one likes when both sides have fewer than 30 points
 * @param limit the number of moves, of both sides, after which the game stops; 0 for none
 * @param quietLimit the number of moves without a capture, of both sides, after which the game stops; 0 for none
 * @param agreement what an agreement of the players does
 */
public record JanggiChoices(
        boolean points,
        Bikjang bikjang,
        BikjangWhen bikjangWhen,
        Stopping passes,
        int occurrences,
        Repeating repetition,
        boolean perpetualCheck,
        boolean freeBelow30,
        int limit,
        int quietLimit,
        Stopping agreement) implements Choices<JanggiChoices> {
    private static final int LEAST_OCCURRENCES = 2;
    private static final int MOST_OCCURRENCES = 99;
    private static final int LONGEST = 99_999;
    private static final String NONE = "none";

    private static final Choice<JanggiChoices, Boolean> POINTS = Choice.words(
            "draw", "points", JanggiChoices::points, "undecided",
            "what a game is that stops without mate: a draw, or decided by points (chariot 13, cannon 7, horse 5, elephant and guard 3, soldier 2;"
                    + " 1.5 more for Han)",
            "points: Korea Janggi Association in tournaments, Korea Janggi Federation since 2020, Kakao, pychess.org; draw: friendly games");
    private static final Choice<JanggiChoices, Bikjang> BIKJANG = Choice.among(
            List.of(Bikjang.values()), JanggiChoices::bikjang, "bikjang",
            "what it means that the generals face each other on an open file: none: nothing; called: a player may claim it, and it stops the game"
                    + " if the player to move claims it or cannot end the facing; answered: the player to move must end the facing or pass, which"
                    + " stops the game; unbroken: the game stops if the player to move leaves the generals facing",
            "none: Kakao; called: Korea Janggi Association, Korea Janggi Federation; answered: pychess.org; unbroken: friendly games");
    private static final Choice<JanggiChoices, BikjangWhen> BIKJANG_WHEN = Choice.among(
            List.of(BikjangWhen.values()), JanggiChoices::bikjangWhen, "bikjang-when",
            "when facing generals count: always; after-capture: once a piece has been captured; below-30: when both sides have fewer than 30 points,"
                    + " unless the general brought it about by a capture",
            "always: friendly games, pychess.org; after-capture: Korea Janggi Federation; below-30: Korea Janggi Association");
    private static final Choice<JanggiChoices, Stopping> PASSES = Choice.among(
            List.of(Stopping.values()), JanggiChoices::passes, "passes",
            "what two passes in a row do: stops: they stop the game; referred: it could not be verified, and is left to the referee; nothing",
            "stops: Korea Janggi Federation since 2022, pychess.org; referred: Korea Janggi Association, Kakao");
    private static final Choice<JanggiChoices, Integer> OCCURRENCES = Choice.number(
            String::valueOf, text -> number(text, "occurrences"), JanggiChoices::occurrences, "occurrences",
            "how many times a position must appear before the rules on repetition apply; a number from 2 to 99",
            "3: Korea Janggi Association, Kakao, pychess.org; 4: Korea Janggi Federation");
    private static final Choice<JanggiChoices, Repeating> REPETITION = Choice.among(
            List.of(Repeating.values()), JanggiChoices::repetition, "repetition",
            "what a repetition does: undecided: it stops the game; referred: it is an offense, and the referee decides whose; forbidden: the move that"
                    + " would bring it about is not allowed",
            "undecided: friendly games, pychess.org; referred: Korea Janggi Association and Federation; forbidden: Kakao");
    private static final Choice<JanggiChoices, Boolean> PERPETUAL_CHECK = Choice.words(
            "as-repetition", "loses", JanggiChoices::perpetualCheck, "perpetual-check",
            "what it costs to check on every move from the first to the last appearance: the game, or what any repetition does",
            "loses: Korea Janggi Association, pychess.org; as-repetition: friendly games");
    private static final Choice<JanggiChoices, Boolean> FREE_BELOW_30 = Choice.noYes(
            JanggiChoices::freeBelow30, "free-below-30",
            "whether positions may be repeated, checks included, when both sides have fewer than 30 points", "yes: Korea Janggi Association");
    private static final Choice<JanggiChoices, Integer> LIMIT = limit(
            JanggiChoices::limit, "limit", "the number of moves, of both sides, after which the game stops: a number, or none", "200: Kakao");
    private static final Choice<JanggiChoices, Integer> QUIET_LIMIT = limit(
            JanggiChoices::quietLimit, "quiet-limit",
            "the number of moves without a capture, of both sides, after which the game stops: a number, or none", "100: pychess.org");
    private static final Choice<JanggiChoices, Stopping> AGREEMENT = Choice.among(
            List.of(Stopping.values()), JanggiChoices::agreement, "agreement",
            "what an agreement to end the game does: stops: it stops the game; referred: it could not be verified, and is left to the referee; nothing",
            "stops: Korea Janggi Association and Federation, friendly games; referred: Kakao, pychess.org");

    /** The Korea Janggi Association (대한장기협회), tournament games. */
    public static final JanggiChoices KJA = new JanggiChoices(
            true, Bikjang.CALLED, BikjangWhen.BELOW_30, Stopping.REFERRED, 3, Repeating.REFERRED, true, true, 0, 0, Stopping.STOPS);

    /** The Korea Janggi Federation (대한장기연맹), since 2022. */
    public static final JanggiChoices KOJF = new JanggiChoices(
            true, Bikjang.CALLED, BikjangWhen.AFTER_CAPTURE, Stopping.STOPS, 4, Repeating.REFERRED, false, false, 0, 0, Stopping.STOPS);

    /** Janggi for Kakao (장기 for Kakao). */
    public static final JanggiChoices KAKAO = new JanggiChoices(
            true, Bikjang.NONE, BikjangWhen.ALWAYS, Stopping.REFERRED, 3, Repeating.FORBIDDEN, false, false, 200, 0, Stopping.REFERRED);

    /** Friendly games, in which facing generals and repetitions are drawn. */
    public static final JanggiChoices TRADITIONAL = new JanggiChoices(
            false, Bikjang.UNBROKEN, BikjangWhen.ALWAYS, Stopping.STOPS, 3, Repeating.UNDECIDED, false, false, 0, 0, Stopping.STOPS);

    /** The server pychess.org. */
    public static final JanggiChoices PYCHESS = new JanggiChoices(
            true, Bikjang.ANSWERED, BikjangWhen.ALWAYS, Stopping.STOPS, 3, Repeating.UNDECIDED, true, false, 0, 100, Stopping.REFERRED);

    /** Choices that the axes allow. */
    public JanggiChoices {
        if (occurrences < LEAST_OCCURRENCES || occurrences > MOST_OCCURRENCES) {
            throw new IllegalArgumentException(
                    "occurrences is a number from " + LEAST_OCCURRENCES + " to " + MOST_OCCURRENCES + ", not '" + occurrences + "'");
        }
    }

    private static Choice<JanggiChoices, Integer> limit(
            Function<JanggiChoices, Integer> component, String name, String says, String source) {
        return Choice.number(
                limit -> limit == 0 ? NONE : String.valueOf(limit), text -> text.equals(NONE) ? 0 : number(text, name), component, name,
                says, source);
    }

    private static int number(String text, String axis) {
        if (!text.matches("[1-9][0-9]{0,4}")) {
            throw new IllegalArgumentException(axis + " is a number from 1 to " + LONGEST + ", not '" + text + "'");
        }
        return Integer.parseInt(text);
    }

    @Override
    public List<Choice<JanggiChoices, ?>> axes() {
        return List.of(
                POINTS, BIKJANG, BIKJANG_WHEN, PASSES, OCCURRENCES, REPETITION, PERPETUAL_CHECK, FREE_BELOW_30, LIMIT, QUIET_LIMIT, AGREEMENT);
    }

    @Override
    public JanggiChoices with(Chosen<JanggiChoices> chosen) {
        return new JanggiChoices(
                chosen.of(POINTS), chosen.of(BIKJANG), chosen.of(BIKJANG_WHEN), chosen.of(PASSES), chosen.of(OCCURRENCES), chosen.of(REPETITION),
                chosen.of(PERPETUAL_CHECK), chosen.of(FREE_BELOW_30), chosen.of(LIMIT), chosen.of(QUIET_LIMIT), chosen.of(AGREEMENT));
    }
}
