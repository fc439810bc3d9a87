package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The kos of the clean-up phases: none is retaken before a turn was spent on it, nor twice on the same board.
 *
 * <p>Whoever retakes a ko that is blocked spends that turn: the play is read as unblocking the stone.
 */
record CleanUpKo(Statement statement, Stopping main) implements Rule.Reads<GoBoard> {
    private static final int NONE = -1;

    @Override
    public int meant(Situation<GoBoard> game, int by, int play) {
        int taken = koTaken(game, by, play);
        return taken != NONE && CleanUp.of(game, main).canUnblock(taken) ? game.board().unblock(taken) : play;
    }

    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        return koTaken(game, by, play) != NONE && CleanUp.of(game, main).hasMade(by, play)
                ? new Prohibition(GoLexicon.say("taken-before", "player", game.seats().term(by), "point", game.board().text(play)), false, List.of())
                : null;
    }

    /** Where the stone stands that a ko-move of the clean-up phases takes; {@link #NONE} if the play is none. */
    private int koTaken(Situation<GoBoard> game, int by, int play) {
        GoBoard board = game.board();
        if (!board.isStone(play) || !board.isLegal(by, play) || !CleanUp.of(game, main).isOn()) {
            return NONE;
        }
        board.play(by, play);
        int taken = board.koPoint();
        board.undo();
        return taken;
    }
}
