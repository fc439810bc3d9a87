package org.openarbiter.archive;

import java.time.Duration;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.ForwardedGame;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * A recorded game that can be played through for a time only, from when it was made; then it refuses its next play. No thread
 * has to be stopped for that: what is done between two plies is bounded, by the size of a board or by the budget of a proof.
 */
final class TimedRecord<B extends Board> implements ForwardedGame<B> {
    /** How many plies go by between two looks at the clock. */
    private static final int PLIES = 16;

    private final RecordedGame<B> game;
    private final Duration longest;
    private final long began = System.nanoTime();

    /** The time is up. */
    static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeUp() {
            super(null, null, false, false);
        }
    }

    TimedRecord(RecordedGame<B> game, Duration longest) {
        this.game = game;
        this.longest = longest;
    }

    @Override
    public RecordedGame<B> game() {
        return game;
    }

    @Override
    public int play(int index, B board) throws PlayException {
        look(index);
        return game.play(index, board);
    }

    @Override
    public int attempt(int index, B board) throws PlayException {
        look(index);
        return game.attempt(index, board);
    }

    /** Looks at the clock, now and then. */
    private void look(int index) {
        if (index % PLIES == 0 && System.nanoTime() - began > longest.toNanos()) {
            throw new TimeUp();
        }
    }
}
