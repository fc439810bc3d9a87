package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.Suicides;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * A stone that captures nothing may not leave its own string without a liberty.
 *
 * @param allowed which of these plays are allowed nevertheless
 */
record Suicide(Statement statement, Suicides allowed) implements Rule.Forbids<GoBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        GoBoard board = game.board();
        return board.isLegal(by, play) && allowed.forbids(board, by, play)
                ? new Prohibition(GoLexicon.say("suicide", "player", game.seats().term(by), "point", board.text(play)), false, List.of())
                : null;
    }
}
