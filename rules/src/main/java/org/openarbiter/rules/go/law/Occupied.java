package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.Players;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * A stone goes on an empty point, and only a player who is still in the game and whose turn it is may place it.
 *
 * @param requesterYields whether play that has stopped may be resumed by either player: whoever asks for it lets the opponent play first
 *     (Japanese rules, article 9.3), and a record does not say who asked
 */
record Occupied(Statement statement, boolean requesterYields) implements Rule.Forbids<GoBoard> {
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
        return by == game.next() || requesterYields && game.phase() == Phase.SCORING
                ? null
                : new Prohibition(
                        GoLexicon.say(
                                "out-of-turn", "player", game.seats().term(by), "move", Players.play(board.text(play)),
                                "next", game.seats().term(game.next())),
                        false, List.of());
    }
}
