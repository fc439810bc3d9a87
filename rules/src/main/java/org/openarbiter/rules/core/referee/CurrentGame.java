package org.openarbiter.rules.core.referee;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Situation;

/** The game in front of a referee, as its rules see it: board, record, how the players stand, and the evidence so far. */
abstract sealed class CurrentGame<B extends Board> implements Situation<B> permits Referee {
    final GameRecord record;
    final Minutes minutes = new Minutes();
    final GameState state;

    B board;

    private final Seats seats;
    private final Options options;
    private @Nullable Object asked;
    private @Nullable Object answer;

    CurrentGame(Sameness sameness, Seats seats, Options options, B start) {
        this.seats = seats;
        this.options = options;
        record = new GameRecord(sameness, options.keyMask());
        state = new GameState(seats.count());
        board = start;
    }

    /** Begins another game at this position, on this very board. */
    final void clear(B start) {
        board = start;
        state.clear(start.toMove());
        minutes.clear();
        record.begin(start, state.next);
        changed();
    }

    /** Makes a play and records it. */
    final void make(int by, int play) {
        board.play(by, play);
        state.played(by, board.toMove());
        record.append(board, by, play, state.next);
        changed();
    }

    /** The latest moment is another one: answers to questions about it are no longer kept. */
    final void changed() {
        asked = null;
    }

    @Override
    public final B board() {
        return board;
    }

    @Override
    public final GameRecord record() {
        return record;
    }

    @Override
    public final Seats seats() {
        return seats;
    }

    @Override
    public final int next() {
        return state.next;
    }

    @Override
    public final boolean isActive(int seat) {
        return state.isActive(seat);
    }

    @Override
    public final boolean hasLeft(int seat) {
        return state.hasLeft(seat);
    }

    @Override
    public final int activeSeats() {
        return state.activeSeats();
    }

    @Override
    public final Phase phase() {
        return state.phase;
    }

    @Override
    public final int epoch() {
        return state.epoch;
    }

    @Override
    public final boolean hasOffered(int seat) {
        return state.hasOffered(seat);
    }

    @Override
    public final boolean hasTouched(int seat) {
        return state.hasTouched(seat);
    }

    @Override
    public final OptionalInt duty(int seat) {
        return state.duty(seat);
    }

    @Override
    public final List<Finding> noted() {
        return Collections.unmodifiableList(minutes.findings);
    }

    @Override
    @SuppressWarnings("unchecked") // equal keys stand for the same question, whose answer is of one type
    public final <T> T once(Object key, Function<Situation<B>, T> question) {
        if (!key.equals(asked)) {
            answer = question.apply(this);
            asked = key;
        }
        return (T) Objects.requireNonNull(answer);
    }

    @Override
    public final Options options() {
        return options;
    }
}
