package org.openarbiter.rules.janggi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.choices.JanggiChoices;

/** Bikjang (빅장) without a call: the generals faced each other, and the player to move has left it so. */
record BikjangEnd(Statement statement, JanggiChoices chosen) implements Rule.Follows<JanggiBoard> {
    @Override
    public @Nullable Decision after(Situation<JanggiBoard> game, Act act) {
        JanggiBoard board = game.board();
        if (!(act instanceof Act.Play play) || !board.isFacing() || board.plies() == 0 || !counted(board, play)) {
            return null;
        }
        var finding = Facing.finding(board, game.record().plies());
        String how = game.seats().title(play.by()) + (Move.isPass(play.play()) ? " passed, and " : " left it so that ");
        return Settlement.of(game, chosen, how + finding.text() + " (bikjang)", List.of(finding)).ending();
    }

    /** Whether the generals faced each other before the latest play, too. */
    private boolean counted(JanggiBoard board, Act.Play latest) {
        board.undo();
        boolean counted = Facing.counts(board, chosen);
        board.play(latest.by(), latest.play());
        return counted;
    }

    @Override
    public List<Warning> warnings(Situation<JanggiBoard> game) {
        if (!Facing.counts(game.board(), chosen)) {
            return List.of();
        }
        String what = chosen.points() ? "the game is decided by points" : "the game is drawn";
        return List.of(new Warning(game.next(), id(),
                "the generals face each other; if " + game.seats().title(game.next()) + " does not end that, " + what));
    }
}
