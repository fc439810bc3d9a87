package org.openarbiter.rules.conduct;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;

/** A player completes one illegal move more than the rules allow and loses the game. */
public record RepeatedIllegalMove<B extends Board>(Statement statement, Forfeit<B> forfeit) implements Rule.Follows<B> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<B> game, Act act) {
        return act instanceof Act.IllegalAgain again
                ? forfeit.decide(game, again.by(), Common.say("illegal-again", "player", game.seats().term(again.by())))
                : null;
    }
}
