package org.openarbiter.rules.go.law;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * What counts as a play under the Kee rules: a stone on an empty point, a normal pass and, if the rulebook has them, a refreshing
 * pass.
 *
 * @param refreshing whether there are refreshing passes; if not, one is not a play at all
 */
record KeeOccupied(Statement statement, boolean refreshing) implements Rule.Forbids<GoBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        GoBoard board = game.board();
        // Whoever may pass may make a refreshing pass.
        return new Occupied(statement, false).forbids(game, by, refreshing && play == board.refresh() ? board.pass() : play);
    }
}
