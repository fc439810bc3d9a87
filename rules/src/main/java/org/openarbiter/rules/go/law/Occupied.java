package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.Players;
import org.openarbiter.rules.go.words.GoLexicon;

/** A stone goes on an empty point, and only a player who is still in the game may place it. */
record Occupied(Statement statement) implements Rule.Forbids<GoBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        GoBoard board = game.board();
        if (!game.isActive(by)) {
            return new Prohibition(GoLexicon.say("out", "player", game.seats().term(by)), true, List.of());
        }
        if (play == board.refresh()) {
            return new Prohibition(GoLexicon.say("no-refreshing"), true, List.of());
        }
        if (!board.isLegal(by, play)) {
            return new Prohibition(GoLexicon.say("occupied", "point", board.text(play)), true, List.of());
        }
        return by == game.next()
                ? null
                : new Prohibition(
                        GoLexicon.say(
                                "out-of-turn", "player", game.seats().term(by), "move", Players.play(board.text(play)),
                                "next", game.seats().term(game.next())),
                        false, List.of());
    }
}
