package org.openarbiter.rules.xiangqi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * The side to move has no legal move and has lost: checkmate if it is in check, stalemate if not.
 *
 * @param inCheck which of the two this is
 */
record NoMoves(Statement statement, boolean inCheck) implements Rule.Follows<XiangqiBoard> {
    @Override
    public @Nullable Decision after(Situation<XiangqiBoard> game, Act act) {
        XiangqiBoard board = game.board();
        if (!(act instanceof Act.Play) || board.hasLegalPlay(board.toMove()) || board.inCheck() != inCheck) {
            return null;
        }
        int loser = board.toMove();
        int ply = game.record().plies();
        Finding finding = inCheck ? KingAttacked.on(board, ply) : new NoLegalMove(ply, game.seats().title(loser));
        return new Decision.Ending(new Outcome.Win(loser ^ 1), id() + ", " + finding.text(), List.of(finding));
    }
}
