package org.openarbiter.rules.chess.law;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;

/** A player has used up his time. */
record FlagFall(Statement statement, Loss loss) implements Rule.Follows<ChessBoard> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        return act instanceof Act.Flag flag
                ? loss.decide(game, flag.by(), game.seats().title(flag.by()) + " ran out of time")
                : null;
    }
}
