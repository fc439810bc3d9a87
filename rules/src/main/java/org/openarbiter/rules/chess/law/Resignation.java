package org.openarbiter.rules.chess.law;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;

/** A player resigns, in words or by signing that he has lost. */
record Resignation(Statement statement, Loss loss) implements Rule.Follows<ChessBoard> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        return switch (act) {
            case Act.Resign resign -> loss.decide(game, resign.by(), game.seats().title(resign.by()) + " resigned");
            case Act.Agree agree when agree.outcome() instanceof Outcome.Win win -> {
                int loser = win.winner() ^ 1;
                yield loss.decide(game, loser, game.seats().title(loser) + " agreed to have lost");
            }
            default -> null;
        };
    }
}
