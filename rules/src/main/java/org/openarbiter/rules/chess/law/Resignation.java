package org.openarbiter.rules.chess.law;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;

/** A player resigns. */
record Resignation(Statement statement, Loss loss) implements Rule.Follows<ChessBoard> {
    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        return act instanceof Act.Resign resign
                ? loss.decide(game, resign.by(), game.seats().title(resign.by()) + " resigned")
                : null;
    }
}
