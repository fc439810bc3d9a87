package org.openarbiter.rules.go.choices;

import java.util.List;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;

/**
 * The choices of a rulebook in which a ko rule forbids plays: all but the Kee rules. Its constants are the presets.
 *
 * @param ko which earlier board a stone may not recreate
 * @param suicide whether players may leave their own string without a liberty
 * @param scoring how the game is scored
 * @param tax which surrounded points do not count
 * @param dame with a tax, how empty points between the players affect which groups are in seki
 * @param komi the points that the second player receives, unless the record gives a komi or handicap stones
 * @param handicap the points that the second player receives for handicap stones
 * @param handicapKomi the komi of a game with handicap stones, unless the record gives one
 * @param button whether the first pass takes a button worth half a point
 * @param longCycle what happens when a board comes back and no ko rule forbids it
 * @param stop which passes stop play
 * @param dead which stones are dead when play has stopped
 * @param tie who has won if both have the same number of points
 * @param passStones whether a player who passes hands over a stone, the second player passes last, and two passes in a resumption
 *     leave all stones alive
 * @param cleanUp whether two clean-up phases follow when play has stopped
 */
public record StandardChoices(
        KoRule ko, Suicides suicide, Scoring scoring, Tax tax, Dame dame, double komi, Compensation handicap, double handicapKomi,
        boolean button, LongCycles longCycle, Stop stop, DeadStones dead, Ties tie, boolean passStones, boolean cleanUp)
        implements GoChoices, Choices<StandardChoices> {
    private static final String FORMS = "The four forms of superko (computer Go tournaments on KGS)";

    /** What KataGo's page has together with clean-up phases. */
    private static final String FOR_CLEAN_UP = "scoring=territory, dame=open, dead=none or pass-alive, tie=draw, pass-stones=no, suicide=no or several, and"
            + " ko=simple with stop=either and long-cycle=third, or ko=psk or ssk with stop=passes and long-cycle=no";

    private static final Choice<StandardChoices, KoRule> KO = Choice.among(
            List.of(KoRule.values()), KoRule::text, StandardChoices::ko, "ko",
            "which earlier board a stone may not recreate. simple: the one before the opponent's latest turn; psk: any; ssk: any with"
                    + " the same player to move; nz: as ssk, except the starting board; nsk: any that the same player created with a"
                    + " stone; nsk-ko: as nsk, and a ko may not be retaken at once; chsk: only short cycles, longer ones go to the"
                    + " referee; spight: any since the latest pass; fixed: any that a stone has produced from the present board before",
            FORMS);
    private static final Choice<StandardChoices, Suicides> SUICIDE = Choice.among(
            List.of(Suicides.values()), StandardChoices::suicide, "suicide",
            "whether players may leave their own string without a liberty. no: never; several: only a string of two or more stones;"
                    + " yes: always",
            "yes: Tromp and Taylor, New Zealand; several: KataGo, Ing; no: the others");
    private static final Choice<StandardChoices, Scoring> SCORING = Choice.among(
            List.of(Scoring.values()), StandardChoices::scoring, "scoring",
            "how the game is scored. area: stones, and the empty points that only they border; territory: those empty points, minus"
                    + " the stones lost",
            "area: Chinese, Tromp and Taylor, New Zealand, AGA; territory: Japanese");
    private static final Choice<StandardChoices, Tax> TAX = Choice.among(
            List.of(Tax.values()), StandardChoices::tax, "tax",
            "which surrounded points do not count. none: all count; seki: empty points in seki do not count; all: as seki, and each other"
                    + " group pays two points (group tax)",
            "seki: Japanese rules, article 8; all: the group tax of old Chinese rules");
    private static final Choice<StandardChoices, Dame> DAME = Choice.among(
            List.of(Dame.values()), StandardChoices::dame, "dame",
            "with a tax, how empty points between the players affect which groups are in seki. filled: as if they were filled, except"
                    + " next to groups that live by nothing else; open: as the board lies, so a group next to such a point, or with a"
                    + " string in atari, is in seki",
            "filled: because records seldom fill them all; open: KataGo");
    private static final Choice<StandardChoices, Double> KOMI =
            GoChoices.komi("7.5: AGA, and customary with area scoring; 7: New Zealand rules; 6.5: customary with territory scoring");
    private static final Choice<StandardChoices, Compensation> HANDICAP = Choice.among(
            List.of(Compensation.values()), StandardChoices::handicap, "handicap",
            "the points that the second player receives for the handicap stones in the record. none: no points; stones: one for each"
                    + " stone; less-one: one for each stone but the first, by area only",
            "stones: Chinese rules; less-one: AGA, rule 4; none: Tromp and Taylor, New Zealand, Japanese");
    private static final Choice<StandardChoices, Double> HANDICAP_KOMI = GoChoices.points(
            StandardChoices::handicapKomi, "handicap-komi", "the komi of a game with handicap stones, unless the record gives one; a number",
            "0.5: AGA, rule 3, and servers; 0: New Zealand rules (\"There is no komi\"), and customary elsewhere");
    private static final Choice<StandardChoices, Boolean> BUTTON = Choice.noYes(
            StandardChoices::button, "button",
            "whether the first pass takes a button worth half a point; that pass does not count towards the end of play",
            "yes: Button Go; no: the others");
    /** The axis of {@link #longCycle}. */
    public static final Choice<StandardChoices, LongCycles> LONG_CYCLE = Choice.among(
            List.of(LongCycles.values()), StandardChoices::longCycle, "long-cycle",
            "what happens when a whole board is repeated with the same player to move and no ko rule forbids it. no: nothing; referee: the"
                    + " referee decides; draw: the referee declares a draw unless a player varies; players: the players may agree on no result; no-result: the game ends with no result; third: it"
                    + " ends with no result at the third occurrence without a pass in between; captures: the player who captured more"
                    + " stones since then wins, whoever is to move",
            "referee: Chinese rules; draw: Korean rules of 2016, from secondary sources; players: Japanese rules, article 12; third: KataGo with simple ko; captures: Computer Olympiad");
    /** The axis of {@link #stop}. */
    public static final Choice<StandardChoices, Stop> STOP = Choice.among(
            List.of(Stop.values()), StandardChoices::stop, "stop",
            "which passes stop play. passes: one by each player in succession; either: these, or a second pass by the same player in the"
                    + " same situation; repeated: only the latter",
            "either: KataGo with simple ko; repeated: KataGo with Spight's ko; passes: the others");
    private static final Choice<StandardChoices, DeadStones> DEAD = Choice.among(
            List.of(DeadStones.values()), StandardChoices::dead, "dead",
            "which stones are dead when play has stopped. none: no stones; agreed: those on which the players agree; pass-alive: those in"
                    + " the territory of strings that live even if their owner always passes",
            "none: Tromp and Taylor; agreed: rules for play between people; pass-alive: KataGo");

    private static final Choice<StandardChoices, Ties> TIE = Choice.among(
            List.of(Ties.values()), StandardChoices::tie, "tie",
            "who has won if both have the same number of points. draw: nobody; first: the player who moved first",
            "first: Ing's rules, where komi is 8 and Black wins ties; draw: the others");
    private static final Choice<StandardChoices, Boolean> PASS_STONES = Choice.noYes(
            StandardChoices::passStones, "pass-stones",
            "whether a player who passes hands the opponent a stone, and the second player passes last, so that territory and area give the same"
                    + " result; two passes with which play is resumed then leave all stones alive",
            "yes: AGA rules 7, 10 and 12; no: the others");

    /** The axis of {@link #cleanUp}. */
    public static final Choice<StandardChoices, Boolean> CLEAN_UP = Choice.noYes(
            StandardChoices::cleanUp, "clean-up",
            "whether two clean-up phases follow when play has stopped, in which kos are not retaken without a turn spent on that, and in the"
                    + " second of which each stone played is worth a point; they need " + FOR_CLEAN_UP,
            "yes: KataGo, territory; no: the others");

    private static final List<Choice<StandardChoices, ?>> AXES =
            List.of(KO, SUICIDE, SCORING, TAX, DAME, KOMI, HANDICAP, HANDICAP_KOMI, BUTTON, LONG_CYCLE, STOP, DEAD, TIE, PASS_STONES, CLEAN_UP);

    /** Tromp-Taylor rules. */
    public static final StandardChoices TROMP_TAYLOR = new StandardChoices(
            KoRule.POSITIONAL, Suicides.YES, Scoring.AREA, Tax.NONE, Dame.FILLED, 7.5, Compensation.NONE, 0,
            false, LongCycles.NO, Stop.PASSES, DeadStones.NONE, Ties.DRAW, false, false);

    /** New Zealand rules. */
    public static final StandardChoices NEW_ZEALAND = new StandardChoices(
            KoRule.NEW_ZEALAND, Suicides.YES, Scoring.AREA, Tax.NONE, Dame.FILLED, 7, Compensation.NONE, 0,
            false, LongCycles.NO, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** AGA rules. */
    public static final StandardChoices AGA = new StandardChoices(
            KoRule.SITUATIONAL, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 7.5, Compensation.LESS_ONE, 0.5,
            false, LongCycles.NO, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, true, false);

    /** Chinese rules. */
    public static final StandardChoices CHINESE = new StandardChoices(
            KoRule.CHINESE, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 7.5, Compensation.STONES, 0,
            false, LongCycles.REFEREE, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** Chinese rules as on KGS. */
    public static final StandardChoices KGS_CHINESE = new StandardChoices(
            KoRule.POSITIONAL, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 7.5, Compensation.STONES, 0.5,
            false, LongCycles.NO, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** Japanese rules. */
    public static final StandardChoices JAPANESE = new StandardChoices(
            KoRule.SIMPLE, Suicides.NO, Scoring.TERRITORY, Tax.SEKI, Dame.FILLED, 6.5, Compensation.NONE, 0,
            false, LongCycles.PLAYERS, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** Computer Olympiad rules. */
    public static final StandardChoices OLYMPIAD = new StandardChoices(
            KoRule.SIMPLE, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 7.5, Compensation.NONE, 0,
            false, LongCycles.CAPTURES, Stop.PASSES, DeadStones.NONE, Ties.DRAW, false, false);

    /** KataGo's rules with simple ko. */
    public static final StandardChoices KATAGO_SIMPLE = new StandardChoices(
            KoRule.SIMPLE, Suicides.SEVERAL, Scoring.AREA, Tax.NONE, Dame.OPEN, 7.5, Compensation.NONE, 0,
            false, LongCycles.THIRD, Stop.EITHER, DeadStones.PASS_ALIVE, Ties.DRAW, false, false);

    /** KataGo's rules with positional superko. */
    public static final StandardChoices KATAGO_POSITIONAL = new StandardChoices(
            KoRule.POSITIONAL, Suicides.SEVERAL, Scoring.AREA, Tax.NONE, Dame.OPEN, 7.5, Compensation.NONE, 0,
            false, LongCycles.NO, Stop.PASSES, DeadStones.PASS_ALIVE, Ties.DRAW, false, false);

    /** KataGo's rules with situational superko. */
    public static final StandardChoices KATAGO_SITUATIONAL = new StandardChoices(
            KoRule.SITUATIONAL, Suicides.SEVERAL, Scoring.AREA, Tax.NONE, Dame.OPEN, 7.5, Compensation.NONE, 0,
            false, LongCycles.NO, Stop.PASSES, DeadStones.PASS_ALIVE, Ties.DRAW, false, false);

    /** KataGo's rules with Spight's ko. */
    public static final StandardChoices KATAGO_SPIGHT = new StandardChoices(
            KoRule.SPIGHT, Suicides.SEVERAL, Scoring.AREA, Tax.NONE, Dame.OPEN, 7.5, Compensation.NONE, 0,
            false, LongCycles.NO, Stop.REPEATED, DeadStones.PASS_ALIVE, Ties.DRAW, false, false);

    /** KataGo's rules by territory, which are nearly Japanese. */
    public static final StandardChoices KATAGO_JAPANESE = new StandardChoices(
            KoRule.SIMPLE, Suicides.NO, Scoring.TERRITORY, Tax.SEKI, Dame.OPEN, 6.5, Compensation.NONE, 0,
            false, LongCycles.THIRD, Stop.EITHER, DeadStones.PASS_ALIVE, Ties.DRAW, false, true);

    /** Button Go. */
    public static final StandardChoices BUTTON_GO = new StandardChoices(
            KoRule.SITUATIONAL, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 7, Compensation.NONE, 0,
            true, LongCycles.NO, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** Korean rules. */
    public static final StandardChoices KOREAN = new StandardChoices(
            KoRule.SIMPLE, Suicides.NO, Scoring.TERRITORY, Tax.SEKI, Dame.FILLED, 6.5, Compensation.NONE, 0,
            false, LongCycles.DRAW, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** Ing's rules, with nothing but the basic ko decided. */
    public static final StandardChoices ING = new StandardChoices(
            KoRule.SIMPLE, Suicides.SEVERAL, Scoring.AREA, Tax.NONE, Dame.FILLED, 8, Compensation.NONE, 0,
            false, LongCycles.REFEREE, Stop.PASSES, DeadStones.AGREED, Ties.FIRST, false, false);

    /** Chinese rules on Fox: nothing but the basic ko is forbidden. */
    public static final StandardChoices FOX = new StandardChoices(
            KoRule.SIMPLE, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 7.5, Compensation.STONES, 0,
            false, LongCycles.REFEREE, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** Japanese and Korean rules on OGS. */
    public static final StandardChoices OGS_TERRITORY = new StandardChoices(
            KoRule.SIMPLE, Suicides.NO, Scoring.TERRITORY, Tax.SEKI, Dame.FILLED, 6.5, Compensation.NONE, 0.5,
            false, LongCycles.REFEREE, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** Chinese rules on OGS. */
    public static final StandardChoices OGS_CHINESE = new StandardChoices(
            KoRule.POSITIONAL, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 7.5, Compensation.STONES, 0.5,
            false, LongCycles.NO, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** AGA rules on OGS. */
    public static final StandardChoices OGS_AGA = new StandardChoices(
            KoRule.SITUATIONAL, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 7.5, Compensation.LESS_ONE, 0.5,
            false, LongCycles.NO, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, true, false);

    /** New Zealand rules on OGS. */
    public static final StandardChoices OGS_NZ = new StandardChoices(
            KoRule.SITUATIONAL, Suicides.YES, Scoring.AREA, Tax.NONE, Dame.FILLED, 7, Compensation.NONE, 0,
            false, LongCycles.NO, Stop.PASSES, DeadStones.AGREED, Ties.DRAW, false, false);

    /** Ing's rules on OGS. */
    public static final StandardChoices OGS_ING = new StandardChoices(
            KoRule.POSITIONAL, Suicides.SEVERAL, Scoring.AREA, Tax.NONE, Dame.FILLED, 8, Compensation.NONE, 0,
            false, LongCycles.NO, Stop.PASSES, DeadStones.AGREED, Ties.FIRST, false, false);

    /** Choices that the axes allow. */
    public StandardChoices {
        boolean asPlayed = ko == KoRule.SIMPLE
                ? stop == Stop.EITHER && longCycle == LongCycles.THIRD
                : (ko == KoRule.POSITIONAL || ko == KoRule.SITUATIONAL) && stop == Stop.PASSES && longCycle == LongCycles.NO;
        boolean asCounted = scoring == Scoring.TERRITORY && dame == Dame.OPEN && dead != DeadStones.AGREED && tie == Ties.DRAW && !passStones;
        if (cleanUp && !(asPlayed && asCounted && suicide != Suicides.YES)) {
            throw new IllegalArgumentException("clean-up=yes needs " + FOR_CLEAN_UP);
        }
    }

    /** A ko rule alone: area scoring, no suicide, komi 0; long cycles that it leaves to the referee go to him. */
    public static StandardChoices only(KoRule ko) {
        return new StandardChoices(
                ko, Suicides.NO, Scoring.AREA, Tax.NONE, Dame.FILLED, 0, Compensation.NONE, 0, false,
                ko == KoRule.CHINESE ? LongCycles.REFEREE : LongCycles.NO, Stop.PASSES, DeadStones.NONE, Ties.DRAW, false, false);
    }

    @Override
    public List<Choice<StandardChoices, ?>> axes() {
        return AXES;
    }

    @Override
    public StandardChoices with(Chosen<StandardChoices> chosen) {
        return new StandardChoices(
                chosen.of(KO), chosen.of(SUICIDE), chosen.of(SCORING), chosen.of(TAX), chosen.of(DAME), chosen.of(KOMI), chosen.of(HANDICAP),
                chosen.of(HANDICAP_KOMI), chosen.of(BUTTON), chosen.of(LONG_CYCLE), chosen.of(STOP), chosen.of(DEAD), chosen.of(TIE),
                chosen.of(PASS_STONES), chosen.of(CLEAN_UP));
    }
}
