package org.openarbiter.rules.chess.law;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.MomentFinding;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;

/**
 * The players agree to a draw: an offer is accepted, or both signed it. That one of them has won cannot be agreed upon; whoever
 * signs that he has lost resigns.
 *
 * @param afterBothMoved whether a draw can be agreed only once each player has made a move (since July 2017)
 */
record Agreement(Statement statement, boolean afterBothMoved) implements Rule.Follows<ChessBoard> {

    /** The finding that a draw was agreed before each player had made a move. */
    record TooEarly(int ply) implements MomentFinding {
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

    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        return switch (act) {
            case Act.Accept accept when game.hasOffered(accept.by() ^ 1) -> draw(game, "the offer was accepted");
            case Act.Offer offer when game.hasOffered(offer.by() ^ 1) -> draw(game, "both offered it");
            case Act.Agree agree when agree.outcome().equals(Outcome.DRAW) -> draw(game, "agreed by both players");
            default -> null;
        };
    }

    private Decision draw(Situation<ChessBoard> game, String why) {
        ChessBoard board = game.board();
        boolean early = afterBothMoved && board.plies() < 2 && board.fullMoveNumber() < 2;
        return early
                ? new Decision.Note(List.of(new TooEarly(game.record().plies())))
                : new Decision.Ending(Outcome.DRAW, why, List.of());
    }
}
