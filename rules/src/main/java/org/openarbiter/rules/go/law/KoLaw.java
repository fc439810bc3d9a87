package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.Suicides;

/**
 * What a rulebook forbids when a stone recreates a board.
 *
 * @param form which boards may not come back
 * @param suicide which suicides are allowed; a forbidden one closes no cycle
 * @param button whether the first pass takes a button; boards from before that pass then no longer count
 */
record KoLaw(KoForm form, Suicides suicide, boolean button) {
    /** The first moment that counts. */
    int since(Situation<GoBoard> game) {
        return button ? Counting.buttonPly(game) : 0;
    }

    /** Whether the latest play, which has brought back the board of an earlier moment, was forbidden. */
    boolean forbadeLatest(Situation<GoBoard> game, int earlier) {
        GameRecord record = game.record();
        int now = record.plies();
        return game.board().isStone(record.play(now))
                && (suicide.forbade(game.board(), record.by(now))
                        || form.firstForbidden(Recreated.byLatest(game, earlier, since(game))) != null);
    }
}
