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
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.score.Scoring;

/** The rulebooks of Go: presets on independent axes. */
public final class GoRulebooks {
    private static final String FORMS = "The four forms of superko (computer Go tournaments on KGS)";
    private static final String KO = "ko";
    private static final String SUICIDE = "suicide";
    private static final String SCORING = "scoring";
    private static final String KOMI = "komi";
    private static final String DEAD = "dead";
    private static final String LONG_CYCLE = "long-cycle";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final String AREA = "area";
    private static final String AGREED = "agreed";
    private static final String NONE = "none";
    private static final String VENUE_KOMI = "7.5";
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
                    SCORING, List.of(AREA, "territory"),
                    "how the game is counted: stones and the empty points they alone border, or empty points less stones lost",
                    "area: Chinese, Tromp and Taylor, New Zealand, AGA; territory: Japanese"),
            new Axis(
                    KOMI, List.of(), "what the second of two players receives, unless the record says; a number",
                    "7.5: customary with area scoring; 6.5: customary with territory scoring"),
            new Axis(
                    LONG_CYCLE, List.of(NO, "referee", "players", "captures"),
                    "whose matter it is when a whole board comes back with the same player to move and no rule of ko forbids it",
                    "referee: Chinese rules; players: Japanese rules, article 12; captures: Computer Olympiad, where any board that comes back"
                            + " by a stone ends the game for the player who took more stones since"),
            new Axis(
                    DEAD, List.of(NONE, AGREED),
                    "whether dead stones are agreed upon when play has stopped, or everything on the board is alive",
                    "none: Tromp and Taylor; agreed: rules for play between people"));

    private GoRulebooks() {}

    /** All of them; the first is used where nothing else is said. */
    public static List<Rulebook<GoBoard>> all() {
        return List.of(
                rulebook("tromp-taylor", "Tromp-Taylor rules", "Tromp-Taylor rules, as commonly told", "psk", NO, YES, AREA, VENUE_KOMI, NONE),
                rulebook("new-zealand", "New Zealand rules", "New Zealand rules, as commonly told", "nz", NO, YES, AREA, VENUE_KOMI, AGREED),
                rulebook("aga", "AGA rules", "AGA rules, as commonly told", "ssk", NO, NO, AREA, VENUE_KOMI, AGREED),
                rulebook(
                        "chinese", "Chinese rules: long cycles are for the referee", FORMS + ", ChSK", "chsk", "referee", NO, AREA,
                        VENUE_KOMI, AGREED),
                rulebook(
                        "kgs-chinese", "Chinese rules as KGS had them: positional superko", FORMS + ", PSK", "psk", NO, NO, AREA, VENUE_KOMI,
                        AGREED),
                rulebook(
                        "japanese", "Japanese rules: no superko; a repeated board may end in no result", "Japanese rules, as commonly told", "simple",
                        "players", NO, "territory", "6.5", AGREED),
                rulebook(
                        "olympiad", "Computer Olympiad: a board that comes back ends the game by captures", "Computer Olympiad, as commonly told",
                        "simple", "captures", NO, AREA, VENUE_KOMI, NONE),
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
                ko, title + ": area scoring, no suicide, komi 0", FORMS, ko, ko.equals("chsk") ? "referee" : NO, NO, AREA,
                "0", NONE);
    }

    private static Rulebook<GoBoard> rulebook(
            String name,
            String title,
            String edition,
            String ko,
            String longCycle,
            String suicide,
            String scoring,
            String komi,
            String dead) {
        Map<String, String> preset = new LinkedHashMap<>();
        preset.put(KO, ko);
        preset.put(SUICIDE, suicide);
        preset.put(SCORING, scoring);
        preset.put(KOMI, komi);
        preset.put(LONG_CYCLE, longCycle);
        preset.put(DEAD, dead);
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
            case "captures" -> rules.add(new Recreation(Wording.RECREATION.from(source)));
            default -> {}
        }
        Counting counting = new Counting(
                Scoring.valueOf(value(chosen, SCORING).toUpperCase(Locale.ROOT)), komi(value(chosen, KOMI)),
                value(chosen, DEAD).equals(AGREED));
        rules.add(new Passes(Wording.PASSES.from(source), counting));
        addActs(rules, source);
        return rules;
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
