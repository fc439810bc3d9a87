package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.score.Score;

/**
 * The game ends when nobody may play any more, and is counted.
 *
 * @param counting how it is counted
 */
record KeeAllOut(Statement statement, Counting counting) implements Rule.Follows<GoBoard> {
    @Override
    public @Nullable Decision after(Situation<GoBoard> game, Act act) {
        if (game.activeSeats() > 0) {
            return null;
        }
        Score score = counting.score(game, List.of());
        Counted counted = new Counted(game.record().plies(), score, true);
        return new Decision.Ending(score.outcome(), "nobody may play any more; " + counted.text(), List.of(counted));
    }
}
