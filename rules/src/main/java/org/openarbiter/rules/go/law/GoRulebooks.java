package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.rules.conduct.Adjudication;
import org.openarbiter.rules.core.Axis;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Rulebook;
import org.openarbiter.rules.core.Sameness;
import org.openarbiter.rules.core.Source;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.go.GoBoard;
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
    private static final String HANDICAP = "handicap";
    private static final String BUTTON = "button";
    private static final String LONG_CYCLE = "long-cycle";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final String NONE = "none";
    private static final String AGREED = "dead=agreed";
    private static final String KATAGO = "KataGo's rules, as commonly told, without the clean-up phases";
    private static final int MOST_KOMI = 1000;

    private static final List<Axis> AXES = List.of(
            new Axis(
                    KO, List.of("simple", "psk", "ssk", "nz", "nsk", "nsk-ko", "chsk", "spight", "fixed"),
                    "which earlier board a stone may not bring back: the one before the opponent's latest turn; any; one with the same player"
                            + " to move (nz: the start left out); one that the same player created by a stone (nsk-ko: and a ko is not taken"
                            + " back at once); Chinese, where longer cycles are left to the referee; any since the latest pass; one to which a stone"
                            + " has led from the same board",
                    FORMS),
            new Axis(
                    SUICIDE, List.of(NO, YES), "whether a string may be left without a liberty by its own player",
                    "yes: Tromp and Taylor, New Zealand; no: the others"),
            new Axis(
                    SCORING, List.of("area", "territory"),
                    "how the game is counted: stones and the empty points they alone border, or empty points less stones lost",
                    "area: Chinese, Tromp and Taylor, New Zealand, AGA; territory: Japanese"),
            new Axis(
                    TAX, List.of(NONE, "seki", "all"),
                    "what is surrounded and does not count: nothing; empty points in seki; these and two points for each other group",
                    "seki: Japanese rules, article 8; all: the group tax of old Chinese rules"),
            new Axis(
                    KOMI, List.of(), "what the second of two players receives, unless the record says; a number",
                    "7.5: customary with area scoring; 6.5: customary with territory scoring"),
            new Axis(
                    HANDICAP, List.of(NONE, "stones", "less-one"),
                    "what the second of two players receives for handicap stones that the record names: nothing; a point each; a point for each"
                            + " but one",
                    "stones: Chinese rules; less-one: AGA; none: Tromp and Taylor, New Zealand, Japanese"),
            new Axis(
                    BUTTON, List.of(NO, YES),
                    "whether the first pass takes a button worth half a point, and does not count towards the end of play",
                    "yes: Button Go; no: the others"),
            new Axis(
                    LONG_CYCLE, List.of(NO, "referee", "players", "no-result", "captures"),
                    "whose matter it is when a whole board comes back with the same player to move and no rule of ko forbids it",
                    "referee: Chinese rules; players: Japanese rules, article 12; no-result: KataGo's simple ko; captures: Computer Olympiad, where any board that comes back"
                            + " by a stone ends the game for the player who took more stones since"),
            new Axis(
                    DEAD, List.of(NONE, "agreed"),
                    "whether dead stones are agreed upon when play has stopped, or everything on the board is alive",
                    "none: Tromp and Taylor; agreed: rules for play between people"));

    /** What a preset has where it does not choose. */
    private static final Map<String, String> USUAL = usual();

    private GoRulebooks() {}

    private static Map<String, String> usual() {
        Map<String, String> usual = new LinkedHashMap<>();
        usual.put(KO, "psk");
        usual.put(SUICIDE, NO);
        usual.put(SCORING, "area");
        usual.put(TAX, NONE);
        usual.put(KOMI, "7.5");
        usual.put(HANDICAP, NONE);
        usual.put(BUTTON, NO);
        usual.put(LONG_CYCLE, NO);
        usual.put(DEAD, NONE);
        return usual;
    }

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<GoBoard>> all() {
        return List.of(
                rulebook("tromp-taylor", "Tromp-Taylor rules", "Tromp-Taylor rules, as commonly told", "suicide=yes"),
                rulebook("new-zealand", "New Zealand rules", "New Zealand rules, as commonly told", "ko=nz", "suicide=yes", AGREED),
                rulebook("aga", "AGA rules", "AGA rules, as commonly told", "ko=ssk", "handicap=less-one", AGREED),
                rulebook(
                        "chinese", "Chinese rules: long cycles are for the referee", FORMS + ", ChSK", "ko=chsk", "long-cycle=referee",
                        "handicap=stones", AGREED),
                rulebook(
                        "kgs-chinese", "Chinese rules as KGS had them: positional superko", FORMS + ", PSK", "handicap=stones", AGREED),
                rulebook(
                        "japanese", "Japanese rules: no superko; a repeated board may end in no result", "Japanese rules, as commonly told",
                        "ko=simple", "long-cycle=players", "scoring=territory", "tax=seki", "komi=6.5", AGREED),
                rulebook(
                        "olympiad", "Computer Olympiad: a board that comes back ends the game by captures", "Computer Olympiad, as commonly told",
                        "ko=simple", "long-cycle=captures"),
                rulebook(
                        "katago-simple", "KataGo's rules with simple ko: a board that comes back ends the game without result", KATAGO,
                        "ko=simple", "long-cycle=no-result", "suicide=yes"),
                rulebook("katago-positional", "KataGo's rules with positional superko", KATAGO, "suicide=yes"),
                rulebook("katago-situational", "KataGo's rules with situational superko", KATAGO, "ko=ssk", "suicide=yes"),
                rulebook(
                        "button", "Button Go: the first pass is worth half a point", "Button Go, as commonly told", "ko=ssk", "button=yes",
                        "komi=7", AGREED),
                KeeRulebook.rulebook(),
                form("simple", "Basic ko alone"),
                form("psk", "Positional superko alone"),
                form("ssk", "Situational superko alone"),
                form("nsk", "Natural situational superko alone, to the letter"),
                form("nsk-ko", "Natural situational superko alone, with the ban on taking a ko back at once"),
                form("chsk", "Chinese superko alone"));
    }

    private static Rulebook<GoBoard> form(String ko, String title) {
        return rulebook(
                ko, title + ": area scoring, no suicide, komi 0", FORMS, "ko=" + ko, "komi=0",
                ko.equals("chsk") ? "long-cycle=referee" : "long-cycle=no");
    }

    /** A preset: what it chooses otherwise than {@link #USUAL}, each as {@code axis=value}. */
    private static Rulebook<GoBoard> rulebook(String name, String title, String edition, String... choices) {
        Map<String, String> preset = new LinkedHashMap<>(USUAL);
        for (String choice : choices) {
            int equals = choice.indexOf('=');
            preset.put(choice.substring(0, equals), choice.substring(equals + 1));
        }
        return new Rulebook<>(
                "go", name, title, AXES, preset,
                chosen -> new Rulebook.Contents<>(Sameness.PLACEMENT_AND_NEXT, rules(Source.seen(edition, ""), chosen)));
    }

    private static List<Rule<GoBoard>> rules(Source source, Map<String, String> chosen) {
        KoForm form = KoForm.of(value(chosen, KO));
        List<Rule<GoBoard>> rules = new ArrayList<>();
        rules.add(new Occupied(Wording.OCCUPIED.from(source)));
        if (value(chosen, SUICIDE).equals(NO)) {
            rules.add(new Suicide(Wording.SUICIDE.from(source)));
        }
        rules.add(new Repeating(Wording.KO.from(source), form, true));
        if (form != KoForm.SIMPLE) {
            rules.add(new Repeating(Wording.SUPERKO.from(source, form.says()), form, false));
        }
        switch (value(chosen, LONG_CYCLE)) {
            case "referee" -> rules.add(new LongCycle(
                    Wording.LONG_CYCLE.from(source), form, List.of(Outcome.DRAW, new Outcome.NoResult()),
                    "the referee may declare a draw, or that the game be played again"));
            case "players" -> rules.add(new LongCycle(
                    Wording.LONG_CYCLE.from(source), form, List.of(), "the game ends without result if both agree"));
            case "no-result" -> rules.add(new NoResultCycle(Wording.NO_RESULT.from(source), form));
            case "captures" -> rules.add(new Recreation(Wording.RECREATION.from(source)));
            default -> {}
        }
        Counting counting = counting(chosen);
        rules.add(new Passes(passes(source, counting), counting));
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
                komi(value(chosen, KOMI)), compensation, value(chosen, BUTTON).equals(YES), value(chosen, DEAD).equals("agreed"));
    }

    private static Statement passes(Source source, Counting counting) {
        return counting.button()
                ? Wording.PASSES.from(source, "The first pass of the game takes the button, half a point, and is none of them.")
                : Wording.PASSES.from(source);
    }

    /** What ends a game off the board, alike in all rulebooks. */
    static void addActs(List<Rule<GoBoard>> rules, Source source) {
        rules.add(new GoAgreement(Wording.AGREEMENT.from(source)));
        rules.add(new Leaving(Wording.RESIGNATION.from(source), false));
        rules.add(new Leaving(Wording.FLAG.from(source), true));
        rules.add(new Adjudication<>(Wording.ADJUDICATION.from(source)));
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
