package org.openarbiter.protocol.engine;

import org.jspecify.annotations.Nullable;

/**
 * What an engine may spend on a move; at least one of them is given.
 *
 * @param clocks null if there are none
 * @param moveMillis exact time for this move; 0 for none
 * @param nodes positions it may visit; 0 for any number
 * @param depth plies it may look ahead; 0 for any depth
 */
public record Limits(@Nullable Clocks clocks, long moveMillis, long nodes, int depth) {

    /**
     * The clocks as the engine finds them when its move begins, in milliseconds.
     *
     * @param mainMillis what each had at the start of the period
     * @param movesPerPeriod after how many moves that much is added; 0 if never
     * @param movesToGo until then; 0 if never
     */
    public record Clocks(
            long ownMillis, long otherMillis, long ownIncrement, long otherIncrement, long mainMillis, int movesPerPeriod,
            int movesToGo) {}
}
