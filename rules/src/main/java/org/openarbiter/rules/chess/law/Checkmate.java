package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;

/** Checkmate: the side to move is in check and has no legal move. */
record Checkmate(Statement statement) implements Rule.Follows<ChessBoard> {
    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        ChessBoard board = game.board();
        if (!(act instanceof Act.Play) || !board.inCheck() || board.hasLegalPlay(board.toMove())) {
            return null;
        }
        KingAttacked finding = KingAttacked.on(board, game.record().plies());
        return new Decision.Ending(new Outcome.Win(board.toMove() ^ 1), "checkmate; " + finding.text(), List.of(finding));
    }
}
