package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Mechanics;
import org.openarbiter.rules.go.choices.DeadStones;
import org.openarbiter.rules.go.choices.KoRule;
import org.openarbiter.rules.go.choices.LongCycles;
import org.openarbiter.rules.go.choices.StandardChoices;
import org.openarbiter.rules.go.choices.Stop;
import org.openarbiter.rules.go.choices.Suicides;
import org.openarbiter.rules.go.choices.Ties;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.words.GoLexicon;

/** The rulebooks of Go: what follows from the choices of each. */
public final class GoRulebooks {
    private static final String FORMS = "The four forms of superko (computer Go tournaments on KGS)";
    static final String GAME = "go";
    private static final String KATAGO = "KataGo's rules, version 1, as the program applies them, without the clean-up phases";

    private static final Source CLEAN_UP = Source.seen("KataGo's rules, version 2", "Cleanup Phases");
    /** What players may do whose game comes back to a board, under the Japanese rules and wherever they are followed in this. */
    private static final Source ARTICLE_12 = Source.seen("Japanese rules, as commonly stated", "article 12");
    private static final Mechanics UNBLOCKING = new Mechanics(false, false, true);

    private GoRulebooks() {}

    /** All of them; the first is the default. */
    public static List<Rulebook<GoBoard>> all() {
        return List.of(
                rulebook("tromp-taylor", "Tromp-Taylor rules", "Tromp-Taylor rules, as commonly stated", StandardChoices.TROMP_TAYLOR),
                rulebook("new-zealand", "New Zealand rules", "New Zealand rules, as commonly stated", StandardChoices.NEW_ZEALAND),
                rulebook("aga", "AGA rules", "AGA rules, as commonly stated", StandardChoices.AGA),
                superko(
                        "chinese", "Chinese rules: the referee decides long cycles", "Chinese rules, as commonly stated", FORMS + ", ChSK",
                        StandardChoices.CHINESE),
                superko(
                        "kgs-chinese", "Chinese rules as on KGS: positional superko", "Chinese rules as on KGS, as commonly stated",
                        FORMS + ", PSK", StandardChoices.KGS_CHINESE),
                rulebook(
                        "japanese", "Japanese rules: no superko; a repeated board may end the game with no result",
                        "Japanese rules, as commonly stated",
                        StandardChoices.JAPANESE),
                rulebook(
                        "olympiad", "Computer Olympiad rules: if a board is repeated, the player who captured more stones wins",
                        "Computer Olympiad, as commonly stated", StandardChoices.OLYMPIAD),
                katago("simple", "simple ko: the third occurrence of a situation ends the game with no result", StandardChoices.KATAGO_SIMPLE),
                katago("positional", "positional superko", StandardChoices.KATAGO_POSITIONAL),
                katago("situational", "situational superko", StandardChoices.KATAGO_SITUATIONAL),
                katago("spight", "Spight's ko: a pass lifts all bans", StandardChoices.KATAGO_SPIGHT),
                rulebook(
                        "katago-japanese", "KataGo's nearly Japanese rules: territory, played out in two clean-up phases",
                        "KataGo's rules, version 2", StandardChoices.KATAGO_JAPANESE),
                rulebook(
                        "button", "Button Go: the first pass is worth half a point", "Button Go, as commonly stated",
                        StandardChoices.BUTTON_GO),
                rulebook(
                        "korean", "Korean rules: no superko; a repeated board may end the game in a draw",
                        "Korean rules of 2016 (from secondary sources)", StandardChoices.KOREAN),
                rulebook(
                        "ing", "Ing's rules, 1991: the referee decides all repetitions but the basic ko; Black wins ties",
                        "Ing's SST Laws of Wei-Ch'i, 1991", StandardChoices.ING),
                rulebook(
                        "fox", "Fox Weiqi, Chinese rules: the referee decides all repetitions but the basic ko",
                        "Fox Weiqi (from secondary sources)", StandardChoices.FOX),
                ogs("japanese", "Japanese rules", StandardChoices.OGS_TERRITORY),
                ogs("korean", "Korean rules", StandardChoices.OGS_TERRITORY),
                ogs("chinese", "Chinese rules, with positional superko", StandardChoices.OGS_CHINESE),
                ogs("aga", "AGA rules", StandardChoices.OGS_AGA),
                ogs("nz", "New Zealand rules", StandardChoices.OGS_NZ),
                ogs("ing", "Ing's rules, with positional superko", StandardChoices.OGS_ING),
                KeeRulebook.rulebook(),
                only(KoRule.SIMPLE, "Basic ko only"),
                only(KoRule.POSITIONAL, "Positional superko only"),
                only(KoRule.SITUATIONAL, "Situational superko only"),
                only(KoRule.NATURAL, "Natural situational superko only, to the letter"),
                only(KoRule.NATURAL_WITH_KO, "Natural situational superko only, and a ko may not be retaken at once"),
                only(KoRule.CHINESE, "Chinese superko only"));
    }

    private static Rulebook<GoBoard> katago(String ko, String title, StandardChoices preset) {
        return rulebook("katago-" + ko, "KataGo's rules with " + title, KATAGO, preset);
    }

    private static Rulebook<GoBoard> ogs(String rules, String title, StandardChoices preset) {
        return rulebook("ogs-" + rules, "online-go.com, " + title, "OGS, source of goban (GoEngine, rules \"" + rules + "\")", preset);
    }

    private static Rulebook<GoBoard> only(KoRule ko, String title) {
        return rulebook(ko.text(), title + ": area scoring, no suicide, komi 0", FORMS, StandardChoices.only(ko));
    }

    private static Rulebook<GoBoard> rulebook(String name, String title, String edition, StandardChoices preset) {
        return superko(name, title, edition, edition, preset);
    }

    /** A preset whose rules on repeated boards have a source of their own. */
    private static Rulebook<GoBoard> superko(String name, String title, String edition, String cycles, StandardChoices preset) {
        return new Rulebook<>(
                new RulebookId(GAME, name), title, preset,
                chosen -> new Rulebook.Contents<>(
                        Sameness.PLACEMENT_AND_NEXT, rules(Source.seen(edition, ""), Source.seen(cycles, ""), chosen),
                        chosen.cleanUp() ? board -> board.mechanics(UNBLOCKING) : board -> {},
                        board -> chosen.cleanUp() && board.seats().count() != 2 ? "clean-up phases are for two players" : null));
    }

    private static List<Rule<GoBoard>> rules(Source source, Source cycles, StandardChoices chosen) {
        KoForm form = KoForm.of(chosen.ko());
        Suicides suicide = chosen.suicide();
        Counting counting = counting(chosen);
        KoLaw law = new KoLaw(form, suicide, counting.button());
        List<Rule<GoBoard>> rules = new ArrayList<>();
        Stopping main = new Stopping(chosen.stop(), chosen.button());
        boolean cleanUp = chosen.cleanUp();
        rules.add(cleanUp
                ? new CleanUpOccupied(GoWording.OCCUPIED.from(source, "In the clean-up phases a turn can also be spent on unblocking a ko."), main)
                : occupied(source, chosen));
        if (suicide != Suicides.YES) {
            rules.add(new Suicide(suicide(source, suicide), suicide));
        }
        rules.add(untilCleanUp(new Repeating(GoWording.KO.from(cycles), law, true), cleanUp, main));
        if (form != KoForm.SIMPLE) {
            rules.add(untilCleanUp(new Repeating(superko(cycles, law), law, false), cleanUp, main));
        }
        if (cleanUp) {
            rules.add(new CleanUpKo(GoWording.CLEAN_UP_KO.from(CLEAN_UP), main));
        }
        switch (chosen.longCycle()) {
            case REFEREE -> rules.add(new LongCycle(
                    GoWording.LONG_CYCLE.from(cycles, "the referee decides: a draw, or a new game."), law,
                    List.of(Outcome.DRAW, new Outcome.NoResult()),
                    GoLexicon.say("cycle-for-referee")));
            case DRAW -> rules.add(new LongCycle(
                    GoWording.LONG_CYCLE.from(cycles, "the referee declares a draw."), law, List.of(Outcome.DRAW), GoLexicon.say("cycle-draws")));
            case PLAYERS -> rules.add(new LongCycle(
                    GoWording.LONG_CYCLE.from(ARTICLE_12, "the players may agree to end the game with no result."), law, List.of(),
                    GoLexicon.say("cycle-for-players")));
            case NO_RESULT -> rules.add(new NoResultCycle(GoWording.NO_RESULT.from(cycles), law, false));
            case THIRD -> {
                NoResultCycle third = new NoResultCycle(GoWording.THIRD.from(cycles), law, true);
                rules.add(cleanUp ? new MainPhase.Following(third, main) : third);
            }
            case CAPTURES -> rules.add(new Recreation(GoWording.RECREATION.from(cycles), law));
            case NO -> {}
        }
        Stop stop = chosen.stop();
        if (cleanUp) {
            rules.add(new CleanUpCycle(GoWording.CLEAN_UP_CYCLE.from(CLEAN_UP), main));
        }
        rules.add(cleanUp
                ? new CleanUpEnd(passes(CLEAN_UP, stop, counting), main, counting)
                : new Passes(passes(source, stop, counting), stop, counting));
        addActs(rules, source, chosen.longCycle() == LongCycles.PLAYERS ? ARTICLE_12 : source);
        return rules;
    }

    private static Rule<GoBoard> occupied(Source source, StandardChoices chosen) {
        boolean requesterYields = chosen.scoring() == Scoring.TERRITORY && chosen.dead() == DeadStones.AGREED && !chosen.passStones();
        return requesterYields
                ? new Occupied(GoWording.OCCUPIED.from(
                        source, "When play has stopped, either player may resume it; the opponent of the player who asks plays first."), true)
                : new Occupied(GoWording.OCCUPIED.from(source), false);
    }

    private static Rule<GoBoard> untilCleanUp(Rule.Forbids<GoBoard> rule, boolean cleanUp, Stopping main) {
        return cleanUp ? new MainPhase.Forbidding(rule, main) : rule;
    }

    private static Counting counting(StandardChoices chosen) {
        return new Counting(
                chosen.scoring(), chosen.tax(), chosen.dame(), chosen.komi(), chosen.handicap(), chosen.handicapKomi(), chosen.button(),
                switch (chosen.dead()) {
                    case NONE -> Counting.Dead.NONE;
                    case AGREED -> Counting.Dead.AGREED;
                    case PASS_ALIVE -> Counting.Dead.PASS_ALIVE;
                },
                chosen.suicide() != Suicides.NO, chosen.tie(), chosen.passStones(),
                chosen.cleanUp() ? new Stopping(chosen.stop(), chosen.button()) : null);
    }

    private static Statement suicide(Source source, Suicides suicide) {
        return suicide == Suicides.NO
                ? GoWording.SUICIDE.from(source)
                : GoWording.SUICIDE.from(source, "This applies to single stones only: players may remove strings of several stones of their own.");
    }

    private static Statement superko(Source source, KoLaw law) {
        return law.button()
                ? GoWording.SUPERKO.from(source, law.form().says(), "Boards from before the button was taken do not count afterwards.")
                : GoWording.SUPERKO.from(source, law.form().says());
    }

    private static Statement passes(Source source, Stop stop, Counting counting) {
        List<String> more = new ArrayList<>();
        switch (stop) {
            case PASSES, REPEATED -> {}
            case EITHER -> more.add(counting.cleanUp() == null
                    ? "Play also stops when a player passes a second time in the same situation."
                    : "The main phase also ends when a player passes a second time in the same situation.");
        }
        if (counting.button()) {
            more.add("The first pass of the game takes the button, worth half a point, and does not count towards the end of play.");
        }
        if (counting.cleanUp() != null) {
            more.add("Each stone played in the second clean-up phase is worth a point; a stone that then stands where it does not live independently"
                    + " and was put there since the phase began costs one. Stones lost are subtracted where other texts add captures to the opponent:"
                    + " the difference is the same.");
        }
        if (counting.tie() == Ties.FIRST) {
            more.add("If both have the same number of points, the player who moved first has won.");
        }
        if (counting.passStones()) {
            more.add("Each pass hands a stone to the opponent, and White passes last. If play is resumed and both players pass at once, the game ends and all stones are alive.");
        }
        if (counting.dead() == Counting.Dead.PASS_ALIVE) {
            more.add("Stones in the territory of strings that live even if their owner always passes are removed first"
                    + (counting.cleanUp() == null ? "." : ": an option of KataGo's page (SelfPlayOpts)."));
        }
        GoWording how = counting.cleanUp() != null ? GoWording.CLEAN_UP_PASSES : stop == Stop.REPEATED ? GoWording.REPEATED_PASSES : GoWording.PASSES;
        return how.from(source, more.toArray(String[]::new));
    }

    /**
     * What ends a game off the board: the same in all rulebooks.
     *
     * @param recurred where it is written that the players may agree on no result when a board has come back
     */
    static void addActs(List<Rule<GoBoard>> rules, Source source, Source recurred) {
        rules.add(new GoAgreement(GoWording.AGREEMENT.from(source), recurred));
        rules.add(new Leaving(GoWording.RESIGNATION.from(source), false));
        rules.add(new Leaving(GoWording.FLAG.from(source), true));
        rules.add(new Adjudication<>(GoWording.ADJUDICATION.from(source)));
    }
}
