package org.openarbiter.rules.chess.law;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.rule.Situation;

/** The finding that a draw was agreed before each player had made a move, which has been forbidden since July 2017. */
record AgreementTooEarly(int ply) implements MomentFinding {

    /** The objection to an agreement now, or null. */
    static @Nullable Finding of(Situation<ChessBoard> game) {
        ChessBoard board = game.board();
        return board.plies() < 2 && board.fullMoveNumber() < 2 ? new AgreementTooEarly(game.record().plies()) : null;
    }

    @Override
    public String kind() {
        return "agreement-too-early";
    }

    @Override
    public Map<String, Object> values() {
        return Map.of("ply", ply);
    }

    @Override
    public String text() {
        return "a draw cannot be agreed before each player has made at least one move";
    }
}
