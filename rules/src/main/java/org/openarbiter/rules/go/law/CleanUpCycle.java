package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.words.GoLexicon;

/** A position that appears for the third time in a clean-up phase, without a pass in between, ends the game with no result. */
record CleanUpCycle(Statement statement, Stopping main) implements Rule.Follows<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        return act instanceof Act.Play && CleanUp.of(game, main).isThirdTime()
                ? new Decision.Ending(new Outcome.NoResult(), GoLexicon.say("third-time"), List.of())
                : null;
    }
}
