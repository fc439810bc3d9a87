package org.openarbiter.rules.conduct;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;

/**
 * The players agree to a draw: an offer is accepted, or both signed it. That one of them has won cannot be agreed upon; whoever
 * signs that he has lost resigns.
 *
 * @param objection what stands against an agreement as the game is; null where nothing does
 */
public record Agreement<B extends Board>(Statement statement, Function<Situation<B>, @Nullable Finding> objection)
        implements Rule.Follows<B> {

    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<B> game, Act act) {
        return switch (act) {
            case Act.Accept accept when game.hasOffered(accept.by() ^ 1) -> draw(game, "the offer was accepted");
            case Act.Offer offer when game.hasOffered(offer.by() ^ 1) -> draw(game, "both offered it");
            case Act.Agree agree when agree.outcome().equals(Outcome.DRAW) -> draw(game, agree.implied() ? "by agreement, as nothing but the result is recorded" : "agreed by both players");
            default -> null;
        };
    }

    private Decision draw(Situation<B> game, String why) {
        Finding against = objection.apply(game);
        return against == null
                ? new Decision.Ending(Outcome.DRAW, why, List.of())
                : new Decision.Note(List.of(against));
    }
}
