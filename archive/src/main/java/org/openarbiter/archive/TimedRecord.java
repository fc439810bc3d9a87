package org.openarbiter.archive;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * A recorded game that can be played through for a time only, from when it was made; then it refuses its next play. No thread
 * has to be stopped for that: what is done between two plies is bounded, by the size of a board or by the budget of a proof.
 */
final class TimedRecord<B extends Board> implements RecordedGame<B> {
    /** How many plies go by between two looks at the clock. */
    private static final int PLIES = 16;

    private final RecordedGame<B> record;
    private final Duration longest;
    private final long began = System.nanoTime();

    /** The time is up. */
    static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeUp() {
            super(null, null, false, false);
        }
    }

    TimedRecord(RecordedGame<B> record, Duration longest) {
        this.record = record;
        this.longest = longest;
    }

    @Override
    public int play(int index, B board) throws PlayException {
        look(index);
        return record.play(index, board);
    }

    @Override
    public int attempt(int index, B board) throws PlayException {
        look(index);
        return record.attempt(index, board);
    }

    /** Looks at the clock, now and then. */
    private void look(int index) {
        if (index % PLIES == 0 && System.nanoTime() - began > longest.toNanos()) {
            throw new TimeUp();
        }
    }

    @Override
    public B start() {
        return record.start();
    }

    @Override
    public @Nullable Seats seats() {
        return record.seats();
    }

    @Override
    public int plies() {
        return record.plies();
    }

    @Override
    public int by(int index, int next) {
        return record.by(index, next);
    }

    @Override
    public String written(int index) {
        return record.written(index);
    }

    @Override
    public InputException fault(int index, String found, String expected) {
        return record.fault(index, found, expected);
    }

    @Override
    public long line(int index) {
        return record.line(index);
    }

    @Override
    public List<RecordedAct<B>> acts() {
        return record.acts();
    }

    @Override
    public @Nullable String recorded() {
        return record.recorded();
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return record.recordedOutcome();
    }

    @Override
    public @Nullable String rules() {
        return record.rules();
    }

    @Override
    public @Nullable String assumedRules() {
        return record.assumedRules();
    }

    @Override
    public String assumedBecause() {
        return record.assumedBecause();
    }

    @Override
    public Map<String, String> tags() {
        return record.tags();
    }

    @Override
    public List<Liberty> liberties() {
        return record.liberties();
    }
}
