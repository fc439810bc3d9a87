package org.openarbiter.rules.go.law;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;

/** Rules that hold until the clean-up phases begin. */
final class MainPhase {
    private MainPhase() {}

    /** A rule by which a play is not allowed. */
    record Forbidding(Rule.Forbids<GoBoard> rule, Stopping main) implements Rule.Forbids<GoBoard> {
        @Override
        public Statement statement() {
            return rule.statement();
        }

        @Override
        public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
            return CleanUp.of(game, main).phase() == CleanUp.MAIN ? rule.forbids(game, by, play) : null;
        }
    }

    /** A rule by which something follows from an act. */
    record Following(Rule.Follows<GoBoard> rule, Stopping main) implements Rule.Follows<GoBoard> {
        @Override
        public Statement statement() {
            return rule.statement();
        }

        @Override
        public @Nullable Decision after(Situation<GoBoard> game, Act act) {
            return CleanUp.of(game, main).phase() == CleanUp.MAIN ? rule.after(game, act) : null;
        }
    }
}
