package org.openarbiter.rules.janggi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * The limit on the moves of a game, both sides counted, or on moves in a row without a capture.
 *
 * @param quiet whether moves without a capture are counted
 */
record MoveLimit(Statement statement, boolean quiet, JanggiChoices chosen) implements Rule.Follows<JanggiBoard> {
    @Override
    public @Nullable Decision after(Situation<JanggiBoard> game, Act act) {
        JanggiBoard board = game.board();
        int made = quiet ? board.clock() : 2 * (board.moveNumber() - 1) + board.toMove();
        if (!(act instanceof Act.Play) || made < (quiet ? chosen.quietLimit() : chosen.limit())) {
            return null;
        }
        return Settlement.of(game, chosen, JanggiLexicon.say(quiet ? "quiet-moves" : "moves-made", "moves", made), List.of()).ending();
    }
}
