package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Mechanics;
import org.openarbiter.rules.go.choices.KeeChoices;
import org.openarbiter.rules.go.choices.Stop;
import org.openarbiter.rules.go.choices.Suicides;

/**
 * The Kee rules: Go for any number of players. No cycle is forbidden, but the player to blame for one loses the right to play. We
 * follow the text to the letter; where it contradicts its own example, the axis {@code ko-count} offers both readings.
 */
final class KeeRulebook {
    private KeeRulebook() {}

    /** The rulebook {@code go:kee}. */
    static Rulebook<GoBoard> rulebook() {
        return new Rulebook<>(
                new RulebookId(GoRulebooks.GAME, "kee"), "Kee rules, edition of 30 April 2013", KeeChoices.KEE, KeeRulebook::contents);
    }

    private static Rulebook.Contents<GoBoard> contents(KeeChoices chosen) {
        return new Rulebook.Contents<>(Sameness.PLACEMENT_AND_NEXT, rules(chosen), board ->
                board.mechanics(new Mechanics(chosen.enclosureByUnit(), chosen.refreshing(), false)));
    }

    private static List<Rule<GoBoard>> rules(KeeChoices chosen) {
        boolean refreshing = chosen.refreshing();
        boolean allPasses = chosen.allPasses();
        Counting counting = Counting.plain(chosen.scoring(), chosen.komi(), Counting.Dead.IF_AGREED);
        List<Rule<GoBoard>> rules = new ArrayList<>();
        rules.add(new KeeOccupied(occupied(refreshing), refreshing));
        if (!chosen.suicide()) {
            rules.add(new Suicide(suicide(chosen.enclosureByUnit()), Suicides.NO));
        }
        rules.add(new KeeKo(KeeWording.PRIMARY.from("rule 12 (a)", koPlayer(allPasses)), KeeCondition.PRIMARY, allPasses));
        if (refreshing) {
            rules.add(new KeeKo(KeeWording.SECONDARY.from("rule 12 (b)", koPlayer(allPasses)), KeeCondition.SECONDARY, allPasses));
        }
        rules.add(new KeeAllOut(KeeWording.ALL_OUT.from("rule 13 (b)"), counting));
        rules.add(new Passes(passes(refreshing), Stop.PASSES, counting));
        Source custom = KeeWording.rule("rule 14, and custom");
        GoRulebooks.addActs(rules, custom, custom);
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
}
