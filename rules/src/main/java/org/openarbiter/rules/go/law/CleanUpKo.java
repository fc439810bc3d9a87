package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.words.GoLexicon;

/** The kos of the clean-up phases: none is retaken before a turn was spent on it, nor twice on the same board. */
record CleanUpKo(Statement statement, Stopping main) implements Rule.Forbids<GoBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        GoBoard board = game.board();
        CleanUp cleanUp = CleanUp.of(game, main);
        if (!cleanUp.isOn() || !board.isStone(play) || !board.isLegal(by, play)) {
            return null;
        }
        board.play(by, play);
        int taken = board.koPoint();
        board.undo();
        if (taken < 0) {
            return null;
        }
        if (cleanUp.isBlocked(taken)) {
            return new Prohibition(GoLexicon.say("blocked", "point", board.pointName(taken)), false, List.of());
        }
        return cleanUp.hasMade(by, play)
                ? new Prohibition(GoLexicon.say("taken-before", "player", game.seats().term(by), "point", board.text(play)), false, List.of())
                : null;
    }
}
