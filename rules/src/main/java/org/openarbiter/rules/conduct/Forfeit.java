package org.openarbiter.rules.conduct;

import java.util.List;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The outcome of a game for two that one player resigned or lost on time.
 *
 * @param <B> the board of the game
 */
@FunctionalInterface
public interface Forfeit<B extends Board> {

    /**
     * The decision.
     *
     * @param loser who gave up or ran out of time
     * @param how the reason as a clause, such as {@code White resigned}
     */
    Decision decide(Situation<B> game, int loser, Sentence how);

    /** The other player has won, whatever stands on the board. */
    static <B extends Board> Forfeit<B> loses() {
        return (game, loser, how) -> new Decision.Ending(new Outcome.Win(loser ^ 1), how, List.of());
    }
}
