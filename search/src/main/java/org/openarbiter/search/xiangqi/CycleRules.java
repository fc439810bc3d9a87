package org.openarbiter.search.xiangqi;

import java.util.Map;
import org.openarbiter.rules.core.rule.Axis;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
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
    /** The one reading of chases that {@link FreeCaptures} knows. */
    private static final Map<String, String> KNOWN = Map.of(
            "protection", "recapture", "attacks", "made", "outranked", "rook", "check-answers", "no", "victims", "any", "pinned-rook", "plain");

    /**
     * What follows from a rulebook.
     *
     * @throws RulebookException if it defines chases in a way that the search does not know
     */
    public static CycleRules of(Rulebook<XiangqiBoard> rulebook) throws RulebookException {
        for (Axis axis : rulebook.axes()) {
            String known = KNOWN.get(axis.name());
            String value = rulebook.value(axis.name());
            if (known != null && !known.equals(value)) {
                throw new RulebookException(rulebook.name() + ": the search knows " + axis.name() + "=" + known
                        + " only, not '" + value + "'; the referee knows all of its values");
            }
        }
        int occurrences = Integer.parseInt(rulebook.value("occurrences"));
        boolean chases = rulebook.rule("perpetual-chase") != null;
        return new CycleRules(chases, DrawPolicy.SECOND_ACROSS_ROOT.withOccurrences(occurrences));
    }
}
