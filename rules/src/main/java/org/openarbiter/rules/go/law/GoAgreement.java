package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * All players agree on a result: a winner, a draw, no result, or a ranking.
 *
 * @param recurred where it is written that they may agree on no result when a board has come back
 */
record GoAgreement(Statement statement, Source recurred) implements Rule.Follows<GoBoard> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        if (!(act instanceof Act.Agree agree)) {
            return null;
        }
        boolean cycle = agree.outcome() instanceof Outcome.NoResult && game.record().occurrence(game.record().plies()) > 1;
        Decision.Ending ending =
                new Decision.Ending(agree.outcome(), GoLexicon.say("agreed", "players", game.seats().count(), "cycle", cycle), List.of());
        return cycle ? ending.citing(recurred) : ending;
    }
}
