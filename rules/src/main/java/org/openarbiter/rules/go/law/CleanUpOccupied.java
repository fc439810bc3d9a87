package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.words.GoLexicon;

/** A stone goes on an empty point; in the clean-up phases a turn can also be spent on a stone that may not be retaken. */
record CleanUpOccupied(Statement statement, Stopping main) implements Rule.Forbids<GoBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        int named = game.board().unblocked(play);
        if (named >= 0 && game.board().isLegal(by, play)) {
            CleanUp cleanUp = CleanUp.of(game, main);
            if (!cleanUp.isOn() || !cleanUp.canUnblock(named)) {
                String why = cleanUp.isOn() ? "nothing-to-unblock" : "occupied";
                return new Prohibition(GoLexicon.say(why, "point", game.board().text(play)), true, List.of());
            }
        }
        return new Occupied(statement, false).forbids(game, by, play);
    }
}
