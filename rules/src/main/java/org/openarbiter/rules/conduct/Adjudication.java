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
 * The arbiter or referee decides the game, for reasons that lie off the board: an absence, a penalty, an adjudication.
 *
 * @param withoutWinner where it is written that the decision may be a draw or no result
 */
public record Adjudication<B extends Board>(Statement statement, Source withoutWinner) implements Rule.Follows<B> {
    /** The rule where one source says it all. */
    public Adjudication(Statement statement) {
        this(statement, statement.source());
    }

    @Override
    public boolean followsPlays() {
        return false;
    }

    @Override
    public @Nullable Decision after(Situation<B> game, Act act) {
        if (!(act instanceof Act.Decide decision) || decision.outcome() instanceof Outcome.Ranked) {
            return null;
        }
        Source source = decision.outcome() instanceof Outcome.Win ? statement.source() : withoutWinner;
        return new Decision.Ending(decision.outcome(), Common.say("by-official", "official", game.official().term()), List.of(), source);
    }
}
