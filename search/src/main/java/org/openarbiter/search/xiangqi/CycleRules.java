package org.openarbiter.search.xiangqi;

import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.choices.ChaseChoices;
import org.openarbiter.rules.xiangqi.choices.CheckChoices;
import org.openarbiter.rules.xiangqi.choices.XiangqiChoices;
import org.openarbiter.search.repetition.DrawPolicy;

/**
 * The rules on repetition that a search assumes under a rulebook of xiangqi.
 *
 * <p>A cycle inside the tree is judged when it closes; a position of the game before the root must come back as often as the
 * rulebook says.
 *
 * @param chases whether perpetual chases lose; if not, only perpetual checks do
 * @param policy when a repetition is judged
 */
public record CycleRules(boolean chases, DrawPolicy policy) {
    /**
     * What follows from a rulebook.
     *
     * @throws RulebookException if it defines chases in a way that the search does not know
     */
    public static CycleRules of(Rulebook<XiangqiBoard> rulebook) throws RulebookException {
        XiangqiChoices choices = Xiangqi.choices(rulebook);
        DrawPolicy policy = DrawPolicy.SECOND_ACROSS_ROOT.withOccurrences(choices.occurrences());
        return switch (choices) {
            case CheckChoices checks -> new CycleRules(false, policy);
            case ChaseChoices chases -> {
                check(rulebook.name(), chases);
                yield new CycleRules(true, policy);
            }
        };
    }

    /** Refuses readings of chases other than the one that {@link FreeCaptures} knows. */
    private static void check(String name, ChaseChoices chases) throws RulebookException {
        for (Choice<ChaseChoices, ?> choice : ChaseChoices.reading()) {
            if (!choice.of(chases).equals(choice.of(ChaseChoices.WXF))) {
                throw new RulebookException(name + ": the search knows " + choice.axis().name() + "=" + choice.text(ChaseChoices.WXF)
                        + " only, not '" + choice.text(chases) + "'; the referee knows all of its values");
            }
        }
    }
}
