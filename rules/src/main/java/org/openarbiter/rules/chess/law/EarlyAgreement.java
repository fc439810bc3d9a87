package org.openarbiter.rules.chess.law;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.AgreementTooEarly;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.rule.Situation;

/** The condition that each player has made a move before a draw can be agreed. */
final class EarlyAgreement {
    private EarlyAgreement() {}

    /** The objection to an agreement now, or null. */
    static @Nullable Finding objection(Situation<ChessBoard> game) {
        ChessBoard board = game.board();
        return board.plies() < 2 && board.fullMoveNumber() < 2 ? new AgreementTooEarly(game.record().plies()) : null;
    }
}
