package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Axis;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;

/** The rulebooks of Go: presets on independent axes. */
public final class GoRulebooks {
    private static final String FORMS = "The four forms of superko (computer Go tournaments on KGS)";
    private static final String KO = "ko";
    private static final String SUICIDE = "suicide";
    private static final String SCORING = "scoring";
    private static final String KOMI = "komi";
    private static final String DEAD = "dead";
    private static final String TAX = "tax";
    private static final String DAME = "dame";
    private static final String STOP = "stop";
    private static final String HANDICAP = "handicap";
    private static final String BUTTON = "button";
    private static final String LONG_CYCLE = "long-cycle";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final String NONE = "none";
    private static final String AGREED = "dead=agreed";
    private static final String KATAGO = "KataGo's rules, version 1, as the program applies them, without the clean-up phases";
    private static final List<String> OF_KATAGO = List.of("suicide=several", "dame=open", "dead=pass-alive");
    private static final int MOST_KOMI = 1000;

    private static final List<Axis> AXES = List.of(
            new Axis(
                    KO, List.of("simple", "psk", "ssk", "nz", "nsk", "nsk-ko", "chsk", "spight", "fixed"),
                    "which earlier board a stone may not recreate. simple: the one before the opponent's latest turn; psk: any; ssk: any with"
                            + " the same player to move; nz: as ssk, except the starting board; nsk: any that the same player created with a"
                            + " stone; nsk-ko: as nsk, and a ko may not be retaken at once; chsk: only short cycles, longer ones go to the"
                            + " referee; spight: any since the latest pass; fixed: any that a stone has produced from the present board before",
                    FORMS),
            new Axis(
                    SUICIDE, List.of(NO, "several", YES),
                    "whether players may leave their own string without a liberty. no: never; several: only a string of two or more stones;"
                            + " yes: always",
                    "yes: Tromp and Taylor, New Zealand; several: KataGo; no: the others"),
            new Axis(
                    SCORING, List.of("area", "territory"),
                    "how the game is scored. area: stones, and the empty points that only they border; territory: those empty points, minus"
                            + " the stones lost",
                    "area: Chinese, Tromp and Taylor, New Zealand, AGA; territory: Japanese"),
            new Axis(
                    TAX, List.of(NONE, "seki", "all"),
                    "which surrounded points do not count. none: all count; seki: empty points in seki do not count; all: as seki, and each other"
                            + " group pays two points (group tax)",
                    "seki: Japanese rules, article 8; all: the group tax of old Chinese rules"),
            new Axis(
                    DAME, List.of("filled", "open"),
                    "with a tax, how empty points between the players affect which groups are in seki. filled: as if they were filled, except"
                            + " next to groups that live by nothing else; open: as the board lies, so a group next to such a point, or with a"
                            + " string in atari, is in seki",
                    "filled: because records seldom fill them all; open: KataGo"),
            new Axis(
                    KOMI, List.of(), "the points that the second player receives in a two-player game, unless the record gives a komi; a number",
                    "7.5: customary with area scoring; 6.5: customary with territory scoring"),
            new Axis(
                    HANDICAP, List.of(NONE, "stones", "less-one"),
                    "the points that the second player receives for the handicap stones in the record. none: no points; stones: one for each"
                            + " stone; less-one: one for each stone but the first",
                    "stones: Chinese rules; less-one: AGA; none: Tromp and Taylor, New Zealand, Japanese"),
            new Axis(
                    BUTTON, List.of(NO, YES),
                    "whether the first pass takes a button worth half a point; that pass does not count towards the end of play",
                    "yes: Button Go; no: the others"),
            new Axis(
                    LONG_CYCLE, List.of(NO, "referee", "players", "no-result", "third", "captures"),
                    "what happens when a whole board comes back with the same player to move and no ko rule forbids it. no: nothing; referee: the"
                            + " referee decides; players: the players may agree on no result; no-result: the game ends with no result; third: it"
                            + " ends with no result at the third occurrence without a pass in between; captures: the player who captured more"
                            + " stones since then wins, whoever is to move",
                    "referee: Chinese rules; players: Japanese rules, article 12; third: KataGo with simple ko; captures: Computer Olympiad"),
            new Axis(
                    STOP, List.of("passes", "either", "repeated"),
                    "which passes stop play. passes: one by each player in succession; either: these, or a second pass by the same player in the"
                            + " same situation; repeated: only the latter",
                    "either: KataGo with simple ko; repeated: KataGo with Spight's ko; passes: the others"),
            new Axis(
                    DEAD, List.of(NONE, "agreed", "pass-alive"),
                    "which stones are dead when play has stopped. none: no stones; agreed: those on which the players agree; pass-alive: those in"
                            + " the territory of strings that live even if their owner always passes",
                    "none: Tromp and Taylor; agreed: rules for play between people; pass-alive: KataGo"));

    /** The value of each axis that a preset does not name. */
    private static final Map<String, String> USUAL = usual();

    private GoRulebooks() {}

    private static Map<String, String> usual() {
        Map<String, String> usual = new LinkedHashMap<>();
        usual.put(KO, "psk");
        usual.put(SUICIDE, NO);
        usual.put(SCORING, "area");
        usual.put(TAX, NONE);
        usual.put(DAME, "filled");
        usual.put(KOMI, "7.5");
        usual.put(HANDICAP, NONE);
        usual.put(BUTTON, NO);
        usual.put(LONG_CYCLE, NO);
        usual.put(STOP, "passes");
        usual.put(DEAD, NONE);
        return usual;
    }

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<GoBoard>> all() {
        return List.of(
                rulebook("tromp-taylor", "Tromp-Taylor rules", "Tromp-Taylor rules, as commonly stated", "suicide=yes"),
                rulebook("new-zealand", "New Zealand rules", "New Zealand rules, as commonly stated", "ko=nz", "suicide=yes", AGREED),
                rulebook("aga", "AGA rules", "AGA rules, as commonly stated", "ko=ssk", "handicap=less-one", AGREED),
                superko(
                        "chinese", "Chinese rules: the referee decides long cycles", "Chinese rules, as commonly stated", FORMS + ", ChSK",
                        "ko=chsk", "long-cycle=referee", "handicap=stones", AGREED),
                superko(
                        "kgs-chinese", "Chinese rules as on KGS: positional superko", "Chinese rules as on KGS, as commonly stated",
                        FORMS + ", PSK", "handicap=stones", AGREED),
                rulebook(
                        "japanese", "Japanese rules: no superko; a repeated board may end in no result", "Japanese rules, as commonly stated",
                        "ko=simple", "long-cycle=players", "scoring=territory", "tax=seki", "komi=6.5", AGREED),
                rulebook(
                        "olympiad", "Computer Olympiad rules: if a board comes back, the player who captured more stones wins", "Computer Olympiad, as commonly stated",
                        "ko=simple", "long-cycle=captures"),
                katago("simple", "simple ko: the third occurrence of a situation ends the game with no result", "ko=simple", "long-cycle=third", "stop=either"),
                katago("positional", "positional superko"),
                katago("situational", "situational superko", "ko=ssk"),
                katago("spight", "Spight's ko: a pass lifts all bans", "ko=spight", "stop=repeated"),
                rulebook(
                        "button", "Button Go: the first pass is worth half a point", "Button Go, as commonly stated", "ko=ssk", "button=yes",
                        "komi=7", AGREED),
                KeeRulebook.rulebook(),
                form("simple", "Basic ko only"),
                form("psk", "Positional superko only"),
                form("ssk", "Situational superko only"),
                form("nsk", "Natural situational superko only, to the letter"),
                form("nsk-ko", "Natural situational superko only, and a ko may not be retaken at once"),
                form("chsk", "Chinese superko only"));
    }

    private static Rulebook<GoBoard> katago(String ko, String title, String... choices) {
        List<String> all = new ArrayList<>(OF_KATAGO);
        all.addAll(List.of(choices));
        return rulebook("katago-" + ko, "KataGo's rules with " + title, KATAGO, all.toArray(String[]::new));
    }

    private static Rulebook<GoBoard> form(String ko, String title) {
        return rulebook(
                ko, title + ": area scoring, no suicide, komi 0", FORMS, "ko=" + ko, "komi=0",
                ko.equals("chsk") ? "long-cycle=referee" : "long-cycle=no");
    }

    /** A preset: where its choices differ from {@link #USUAL}, each as {@code axis=value}. */
    private static Rulebook<GoBoard> rulebook(String name, String title, String edition, String... choices) {
        return superko(name, title, edition, edition, choices);
    }

    /** A preset whose rules on repeated boards are written elsewhere than the rest. */
    private static Rulebook<GoBoard> superko(String name, String title, String edition, String cycles, String... choices) {
        Map<String, String> preset = new LinkedHashMap<>(USUAL);
        for (String choice : choices) {
            int equals = choice.indexOf('=');
            preset.put(choice.substring(0, equals), choice.substring(equals + 1));
        }
        return new Rulebook<>(
                "go", name, title, AXES, preset,
                chosen -> new Rulebook.Contents<>(Sameness.PLACEMENT_AND_NEXT, rules(Source.seen(edition, ""), Source.seen(cycles, ""), chosen)));
    }

    private static List<Rule<GoBoard>> rules(Source source, Source cycles, Map<String, String> chosen) {
        KoForm form = KoForm.of(value(chosen, KO));
        Suicides suicide = Suicides.of(value(chosen, SUICIDE));
        Counting counting = counting(chosen);
        KoLaw law = new KoLaw(form, suicide, counting.button());
        List<Rule<GoBoard>> rules = new ArrayList<>();
        rules.add(new Occupied(GoWording.OCCUPIED.from(source)));
        if (suicide != Suicides.YES) {
            rules.add(new Suicide(suicide(source, suicide), suicide));
        }
        rules.add(new Repeating(GoWording.KO.from(cycles), law, true));
        if (form != KoForm.SIMPLE) {
            rules.add(new Repeating(superko(cycles, law), law, false));
        }
        switch (value(chosen, LONG_CYCLE)) {
            case "referee" -> rules.add(new LongCycle(
                    GoWording.LONG_CYCLE.from(cycles), law, List.of(Outcome.DRAW, new Outcome.NoResult()),
                    "the referee may declare a draw or order a new game"));
            case "players" -> rules.add(new LongCycle(
                    GoWording.LONG_CYCLE.from(cycles), law, List.of(), "if both players agree, the game ends with no result"));
            case "no-result" -> rules.add(new NoResultCycle(GoWording.NO_RESULT.from(cycles), law, false));
            case "third" -> rules.add(new NoResultCycle(GoWording.THIRD.from(cycles), law, true));
            case "captures" -> rules.add(new Recreation(GoWording.RECREATION.from(cycles), law));
            default -> {}
        }
        Passes.Stop stop = Passes.Stop.valueOf(value(chosen, STOP).toUpperCase(Locale.ROOT));
        rules.add(new Passes(passes(source, stop, counting), stop, counting));
        addActs(rules, source);
        return rules;
    }

    private static Counting counting(Map<String, String> chosen) {
        Counting.Compensation compensation = switch (value(chosen, HANDICAP)) {
            case "stones" -> Counting.Compensation.STONES;
            case "less-one" -> Counting.Compensation.FURTHER;
            default -> Counting.Compensation.NONE;
        };
        return new Counting(
                Scoring.valueOf(value(chosen, SCORING).toUpperCase(Locale.ROOT)), Tax.valueOf(value(chosen, TAX).toUpperCase(Locale.ROOT)),
                Dame.valueOf(value(chosen, DAME).toUpperCase(Locale.ROOT)), komi(value(chosen, KOMI)), compensation,
                value(chosen, BUTTON).equals(YES), Counting.Dead.valueOf(value(chosen, DEAD).toUpperCase(Locale.ROOT).replace('-', '_')),
                !value(chosen, SUICIDE).equals(NO));
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

    private static Statement passes(Source source, Passes.Stop stop, Counting counting) {
        List<String> more = new ArrayList<>();
        switch (stop) {
            case PASSES -> {}
            case EITHER -> more.add("Play also stops when a player passes a second time in the same situation.");
            case REPEATED -> more.add("Under this rulebook it does not: play stops only when a player passes a second time in the same situation.");
        }
        if (counting.button()) {
            more.add("The first pass of the game takes the button, worth half a point, and does not count towards the end of play.");
        }
        if (counting.dead() == Counting.Dead.PASS_ALIVE) {
            more.add("Stones in the territory of strings that live even if their owner always passes are removed first.");
        }
        return GoWording.PASSES.from(source, more.toArray(String[]::new));
    }

    /** What ends a game off the board: the same in all rulebooks. */
    static void addActs(List<Rule<GoBoard>> rules, Source source) {
        rules.add(new GoAgreement(GoWording.AGREEMENT.from(source)));
        rules.add(new Leaving(GoWording.RESIGNATION.from(source), false));
        rules.add(new Leaving(GoWording.FLAG.from(source), true));
        rules.add(new Adjudication<>(GoWording.ADJUDICATION.from(source)));
    }

    static double komi(String value) {
        if (!value.matches("-?[0-9]{1,4}(\\.[0-9]{1,3})?") || Math.abs(Double.parseDouble(value)) > MOST_KOMI) {
            throw new IllegalArgumentException("komi is a number of points, not '" + value + "'");
        }
        return Double.parseDouble(value);
    }

    private static String value(Map<String, String> chosen, String axis) {
        String value = chosen.get(axis);
        if (value == null) {
            throw new IllegalArgumentException("nothing chosen for " + axis);
        }
        return value;
    }
}
