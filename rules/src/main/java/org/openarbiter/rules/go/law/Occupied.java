package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;

/** A stone goes on an empty point, and only a player who is still in the game may place it. */
record Occupied(Statement statement) implements Rule.Forbids<GoBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        GoBoard board = game.board();
        if (!game.isActive(by)) {
            return new Prohibition(game.seats().title(by) + " may not play any more", true, List.of());
        }
        if (play == board.refresh()) {
            return new Prohibition("this rulebook has no refreshing pass", true, List.of());
        }
        if (!board.isLegal(by, play)) {
            return new Prohibition(board.text(play) + " is occupied", true, List.of());
        }
        return by == game.next()
                ? null
                : new Prohibition(
                        game.seats().title(by) + " played " + board.text(play) + ", but it is the turn of "
                                + game.seats().name(game.next()),
                        false, List.of());
    }
}
