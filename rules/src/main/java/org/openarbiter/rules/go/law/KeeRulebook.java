package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Axis;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.Scoring;

/**
 * The Kee rules: Go for any number of players. No cycle is forbidden, but the player to blame for one loses the right to play.
 * We follow the text to the letter; where it contradicts its own example, the axis {@code ko-count} has both readings.
 */
final class KeeRulebook {
    private static final String SUICIDE = "suicide";
    private static final String SCORING = "scoring";
    private static final String KOMI = "komi";
    private static final String REFRESHING = "refreshing";
    private static final String ENCLOSURE = "enclosure";
    private static final String KO_COUNT = "ko-count";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final String UNIT = "unit";
    private static final String ALL = "all";

    private static final List<Axis> AXES = List.of(
            new Axis(
                    SUICIDE, List.of(NO, YES), "whether players may leave their own unit without a liberty; it is then removed",
                    "rule 10: no, yes as a variant"),
            new Axis(
                    SCORING, List.of("area", "territory"),
                    "how the game is scored. area: stones, and the empty points that only they border; territory: those empty points, minus the stones"
                            + " lost",
                    "rule 15: area, territory as a variant"),
            new Axis(KOMI, List.of(), "the points that the second player receives in a two-player game, unless the record gives a komi; a number", "the rules have none"),
            new Axis(
                    REFRESHING, List.of(YES, NO), "whether players may make refreshing passes; the secondary ko condition depends on them",
                    "rules 5 (c) and 12 (b): yes, no as a variant"),
            new Axis(
                    ENCLOSURE, List.of("allied", UNIT),
                    "what a stone without liberties must enclose so that it is not suicide. allied: a whole group of connected opposing units;"
                            + " unit: a single unit",
                    "rule 9: allied, unit as a variant"),
            new Axis(
                    KO_COUNT, List.of("normal", ALL), "which passes decide who is the ko player. normal: normal passes only; all: refreshing passes as well",
                    "rule 12: normal; the example of a simple ko among three players has the result given there only if all count"));

    private KeeRulebook() {}

    /** The rulebook {@code go:kee}. */
    static Rulebook<GoBoard> rulebook() {
        Map<String, String> preset = new LinkedHashMap<>();
        preset.put(SUICIDE, NO);
        preset.put(SCORING, "area");
        preset.put(KOMI, "0");
        preset.put(REFRESHING, YES);
        preset.put(ENCLOSURE, "allied");
        preset.put(KO_COUNT, "normal");
        return new Rulebook<>("go", "kee", "Kee rules, edition of 30 April 2013", AXES, preset, KeeRulebook::contents);
    }

    private static Rulebook.Contents<GoBoard> contents(Map<String, String> chosen) {
        boolean byUnit = chosen(chosen, ENCLOSURE).equals(UNIT);
        boolean refreshing = chosen(chosen, REFRESHING).equals(YES);
        return new Rulebook.Contents<>(Sameness.PLACEMENT_AND_NEXT, rules(chosen), board -> {
            board.encloseByUnit(byUnit);
            board.listRefreshing(refreshing);
        });
    }

    private static List<Rule<GoBoard>> rules(Map<String, String> chosen) {
        boolean refreshing = chosen(chosen, REFRESHING).equals(YES);
        boolean allPasses = chosen(chosen, KO_COUNT).equals(ALL);
        Counting counting = Counting.plain(
                Scoring.valueOf(chosen(chosen, SCORING).toUpperCase(Locale.ROOT)), GoRulebooks.komi(chosen(chosen, KOMI)),
                Counting.Dead.IF_AGREED);
        List<Rule<GoBoard>> rules = new ArrayList<>();
        rules.add(new KeeOccupied(occupied(refreshing), refreshing));
        if (chosen(chosen, SUICIDE).equals(NO)) {
            rules.add(new Suicide(suicide(chosen(chosen, ENCLOSURE).equals(UNIT)), Suicides.NO));
        }
        rules.add(new KeeKo(KeeWording.PRIMARY.from("rule 12 (a)", koPlayer(allPasses)), KeeCondition.PRIMARY, allPasses));
        if (refreshing) {
            rules.add(new KeeKo(KeeWording.SECONDARY.from("rule 12 (b)", koPlayer(allPasses)), KeeCondition.SECONDARY, allPasses));
        }
        rules.add(new KeeAllOut(KeeWording.ALL_OUT.from("rule 13 (b)"), counting));
        rules.add(new Passes(passes(refreshing), Passes.Stop.PASSES, counting));
        GoRulebooks.addActs(rules, KeeWording.rule("rule 14, and custom"));
        return rules;
    }

    private static Statement occupied(boolean refreshing) {
        return GoWording.OCCUPIED.from(
                KeeWording.rule("rules 5 and 12"), "A prohibited player may not play any more.",
                refreshing
                        ? "Instead of placing a stone, a player may make a normal pass or a refreshing pass."
                        : "Instead of placing a stone, a player may make a normal pass; there are no refreshing passes.");
    }

    private static Statement suicide(boolean byUnit) {
        return byUnit
                ? GoWording.SUICIDE.from(KeeWording.rule("rules 9 and 10"), "Here it is enough to take the last liberty of a single string.")
                : GoWording.SUICIDE.from(KeeWording.rule("rules 9 and 10"));
    }

    private static Statement passes(boolean refreshing) {
        return GoWording.PASSES.from(
                KeeWording.rule("rules 13 (a) and 15"),
                refreshing
                        ? "Refreshing passes and passes made before a prohibition do not count."
                        : "Passes made before a prohibition do not count.",
                "Stones that all players agree to remove are removed first; all other stones are alive.");
    }

    private static String koPlayer(boolean allPasses) {
        return "The ko player is the one with the fewest " + (allPasses ? "passes of either kind" : "normal passes")
                + " in the cycle; if several players have the fewest, the last of them to play.";
    }

    private static String chosen(Map<String, String> chosen, String axis) {
        return Objects.requireNonNull(chosen.get(axis), axis);
    }
}
