package org.openarbiter.rules.conduct;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/** A player resigns, or signs that he has lost. */
public record Resignation<B extends Board>(Statement statement, Forfeit<B> forfeit) implements Rule.Follows<B> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<B> game, Act act) {
        return switch (act) {
            case Act.Resign resign -> forfeit.decide(game, resign.by(), resigned(game, resign));
            case Act.Agree agree when agree.outcome() instanceof Outcome.Win win -> {
                int loser = win.winner() ^ 1;
                yield forfeit.decide(game, loser, Common.say("lost-by-agreement", "player", game.seats().term(loser), "implied", agree.implied()));
            }
            default -> null;
        };
    }

    private static Sentence resigned(Situation<?> game, Act.Resign resign) {
        return Common.say(resign.implied() ? "resigned-by-result" : "resigned", "player", game.seats().term(resign.by()));
    }
}
