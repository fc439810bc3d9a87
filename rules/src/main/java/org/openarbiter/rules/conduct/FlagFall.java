package org.openarbiter.rules.conduct;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;

/**
 * A player has run out of time. If all have and nobody knows who was first, the game is drawn.
 *
 * @param all where it is written what follows if the flags of all have fallen
 */
public record FlagFall<B extends Board>(Statement statement, Forfeit<B> forfeit, Source all) implements Rule.Follows<B> {
    /** The rule where one source says it all. */
    public FlagFall(Statement statement, Forfeit<B> forfeit) {
        this(statement, forfeit, statement.source());
    }

    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<B> game, Act act) {
        return switch (act) {
            case Act.Flag flag -> forfeit.decide(game, flag.by(), Common.say("out-of-time", "player", game.seats().term(flag.by())));
            case Act.AllFlags flags -> new Decision.Ending(Outcome.DRAW, Common.say("both-flags"), List.of(), all);
            default -> null;
        };
    }
}
