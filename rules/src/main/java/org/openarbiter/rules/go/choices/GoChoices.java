package org.openarbiter.rules.go.choices;

import java.math.BigDecimal;
import java.util.function.Function;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;

/** The choices of a rulebook of Go. */
public sealed interface GoChoices permits StandardChoices, KeeChoices {
    /** The largest komi, in points, for either player. */
    int MOST_KOMI = 1000;

    /** How the game is scored. */
    Scoring scoring();

    /** Which surrounded points do not count. */
    Tax tax();

    /** With a tax, how empty points between the players affect which groups are in seki. */
    Dame dame();

    /** The points that the second player receives in a two-player game, unless the record gives a komi. */
    double komi();

    /** The komi of a game with handicap stones, unless the record gives one. */
    double handicapKomi();

    /** What the second player receives for handicap stones beside the komi. */
    Compensation handicap();

    /** The choice of komi, with the source of the usual ones. */
    static <C extends GoChoices> Choice<C, Double> komi(String source) {
        return points(
                GoChoices::komi, "komi", "the points that the second player receives in a two-player game, unless the record gives a komi; a number", source);
    }

    /** A choice of points for the second player. */
    static <C extends GoChoices> Choice<C, Double> points(Function<C, Double> chosen, String name, String meaning, String source) {
        return Choice.number(
                komi -> new BigDecimal(Double.toString(komi)).stripTrailingZeros().toPlainString(), text -> parsed(name, text), chosen, name, meaning, source);
    }

    private static double parsed(String name, String text) {
        if (!text.matches("-?[0-9]{1,4}(\\.[0-9]{1,3})?") || Math.abs(Double.parseDouble(text)) > MOST_KOMI) {
            throw new IllegalArgumentException(name + " is a number from -" + MOST_KOMI + " to " + MOST_KOMI + " with at most three decimals, not '" + text + "'");
        }
        return Double.parseDouble(text);
    }
}
