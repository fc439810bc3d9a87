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
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

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
            case Act.Accept accept when game.hasOffered(accept.by() ^ 1) -> draw(game, Common.say("offer-accepted"));
            case Act.Offer offer when game.hasOffered(offer.by() ^ 1) -> draw(game, Common.say("both-offered"));
            case Act.Agree agree when agree.outcome().equals(Outcome.DRAW) -> draw(game, Common.say("agreed", "implied", agree.implied()));
            default -> null;
        };
    }

    private Decision draw(Situation<B> game, Sentence why) {
        Finding against = objection.apply(game);
        return against == null
                ? new Decision.Ending(Outcome.DRAW, why, List.of())
                : new Decision.Note(List.of(against));
    }
}
