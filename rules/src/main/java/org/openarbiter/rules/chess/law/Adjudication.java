package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;

/** The arbiter decides the game, for reasons that lie off the board: an absence, a penalty, an adjudication. */
record Adjudication(Statement statement) implements Rule.Follows<ChessBoard> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        return act instanceof Act.Decide decision && !(decision.outcome() instanceof Outcome.Ranked)
                ? new Decision.Ending(decision.outcome(), "decided by the arbiter", List.of())
                : null;
    }
}
