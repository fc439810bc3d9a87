package org.openarbiter.rules.shogi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/** A foul that was found and is not among the moves: the record says so, or the arbiter. */
record RecordedFoul(Statement statement) implements Rule.Follows<ShogiBoard> {
    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        return act instanceof Act.IllegalAgain foul
                ? new Decision.Ending(
                        new Outcome.Win(foul.by() ^ 1), ShogiLexicon.say("recorded-foul", "player", game.seats().term(foul.by())), List.of())
                : null;
    }
}
