package org.openarbiter.rules.conduct;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Board;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;

/** A player has used up his time. */
public record FlagFall<B extends Board>(Statement statement, Forfeit<B> forfeit) implements Rule.Follows<B> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<B> game, Act act) {
        return act instanceof Act.Flag flag
                ? forfeit.decide(game, flag.by(), game.seats().title(flag.by()) + " ran out of time")
                : null;
    }
}
