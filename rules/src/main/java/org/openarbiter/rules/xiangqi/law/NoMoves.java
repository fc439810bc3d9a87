package org.openarbiter.rules.xiangqi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.xiangqi.XiangqiBoard;

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
        Outcome.Win win = new Outcome.Win(loser ^ 1);
        if (inCheck) {
            Finding finding = KingAttacked.on(board, game.record().plies());
            return new Decision.Ending(win, "checkmate, " + finding.text(), List.of(finding));
        }
        return new Decision.Ending(
                win, "stalemate, " + game.seats().title(loser) + " is not in check and has no legal move", List.of());
    }
}
