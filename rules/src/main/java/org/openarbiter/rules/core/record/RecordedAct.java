package org.openarbiter.rules.core.record;

import org.openarbiter.rules.core.board.Board;

/**
 * An act other than a play, as a record has it.
 *
 * @param <B> the board of the game
 */
public interface RecordedAct<B extends Board> {

    /** After how many plays it happened. */
    int after();

    /** The act, resolved on the position in which it happened. */
    Act act(B board, int next);

    /** An act that needs no position to be understood. */
    static <B extends Board> RecordedAct<B> of(int after, Act act) {
        return new RecordedAct<>() {
            @Override
            public int after() {
                return after;
            }

            @Override
            public Act act(B board, int next) {
                return act;
            }
        };
    }
}
