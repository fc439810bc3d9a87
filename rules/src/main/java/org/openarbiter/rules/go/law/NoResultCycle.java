package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.go.GoBoard;

/**
 * A board that comes back with the same player to move, where no rule of ko forbids it, ends the game without result.
 *
 * @param form which repetitions the rule of ko forbids
 */
record NoResultCycle(Statement statement, KoForm form) implements Rule.Follows<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        BoardRecreated finding = LongCycle.finding(game, act, form);
        return finding == null ? null : new Decision.Ending(new Outcome.NoResult(), finding.text(), List.of(finding));
    }
}
