package org.openarbiter.rules.conduct;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Board;
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
 * @param tooEarly whether no draw can be agreed yet at a position
 */
public record Agreement<B extends Board>(Statement statement, Predicate<B> tooEarly) implements Rule.Follows<B> {

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
    public @Nullable Decision after(Situation<B> game, Act act) {
        return switch (act) {
            case Act.Accept accept when game.hasOffered(accept.by() ^ 1) -> draw(game, "the offer was accepted");
            case Act.Offer offer when game.hasOffered(offer.by() ^ 1) -> draw(game, "both offered it");
            case Act.Agree agree when agree.outcome().equals(Outcome.DRAW) -> draw(game, "agreed by both players");
            default -> null;
        };
    }

    private Decision draw(Situation<B> game, String why) {
        return tooEarly.test(game.board())
                ? new Decision.Note(List.of(new TooEarly(game.record().plies())))
                : new Decision.Ending(Outcome.DRAW, why, List.of());
    }
}
