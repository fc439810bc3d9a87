package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.RecreatedBoard;

/**
 * A stone may not recreate a board.
 *
 * <p>This makes two rules: <em>ko</em> for the board before the latest turn, <em>superko</em> for all others.
 *
 * @param law which boards count
 * @param ko whether this is the rule of ko
 */
record Repeating(Statement statement, KoLaw law, boolean ko) implements Rule.Forbids<GoBoard> {
    @Override
    public @Nullable Prohibition forbids(Situation<GoBoard> game, int by, int play) {
        GoBoard board = game.board();
        GameRecord record = game.record();
        if (!board.isLegal(by, play) || !board.isStone(play) || !record.mayLookLike(board.keyAfter(by, play))) {
            return null;
        }
        int next = nextAfter(game, by);
        board.play(by, play);
        int earlier = record.wouldLookLike(board);
        boolean takes = board.takenByLatest() > board.takenByLatest(by);
        board.undo();
        int since = earlier < 0 ? 0 : law.since(game);
        if (earlier < since) {
            return null;
        }
        Recreated latest = new Recreated(record, record.plies(), earlier, by, next, board.pass(), board.isMidgame(), takes, since);
        Recreated forbidden = law.form().firstForbidden(latest);
        if (forbidden == null || ko != (law.form() == KoForm.SIMPLE || forbidden.isKo())) {
            return null;
        }
        Cycle cycle = Cycle.of(game, forbidden.earlier(), by, play);
        RecreatedBoard finding = cycle.finding(ko ? RecreatedBoard.Rule.KO : RecreatedBoard.Rule.SUPERKO, latest.forbiddenBy());
        return new Prohibition(finding.sentence(), false, List.of(finding));
    }

    private static int nextAfter(Situation<GoBoard> game, int by) {
        int next = game.seats().after(by);
        while (next != by && !game.isActive(next)) {
            next = game.seats().after(next);
        }
        return next;
    }
}
