package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.words.GoLexicon;

/** All players agree on a result: a winner, a draw, no result, or a ranking. */
record GoAgreement(Statement statement) implements Rule.Follows<GoBoard> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        return act instanceof Act.Agree agree
                ? new Decision.Ending(agree.outcome(), GoLexicon.say("agreed", "players", game.seats().count()), List.of())
                : null;
    }
}
