package org.openarbiter.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.match.stats.Sprt;
import org.openarbiter.rules.core.board.Board;

/**
 * The plan of a match.
 *
 * @param first the engine whose results are reported
 * @param second its opponent
 * @param openings one a pair, taken again from the beginning when they are used up
 * @param pairs how many pairs of games; a test may end the match before
 * @param concurrency how many games at once
 * @param sprt the test; null for none
 */
public record MatchPlan<B extends Board>(
        MatchConditions<B> terms, EngineSpec first, EngineSpec second, List<Opening> openings, int pairs, int concurrency,
        @Nullable Sprt sprt) {
    public MatchPlan {
        openings = List.copyOf(openings);
    }

    /** How many games it has at most. */
    public int games() {
        return 2 * pairs;
    }

    /** The opening of a game. */
    Opening opening(int number) {
        return openings.get(number / 2 % openings.size());
    }

    /** The engine at a seat of a game; the first engine moves first in the games with even numbers. */
    EngineSpec engine(int number, int seat) {
        return number % 2 == seat ? first : second;
    }

    /** What the engine at a seat of a game may spend. */
    TimeControl control(int number, int seat) {
        TimeControl own = engine(number, seat).control();
        return own == null ? terms.control() : own;
    }
}
