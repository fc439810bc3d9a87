package org.openarbiter.rules.core.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A recorded game that stands for another and changes only what its class overrides: every other question goes to that game, those with a
 * default answer included.
 *
 * @param <B> the board of the game
 */
public interface ForwardedGame<B extends Board> extends RecordedGame<B> {

    /** The other game. */
    RecordedGame<B> game();

    @Override
    default B start() {
        return game().start();
    }

    @Override
    default @Nullable Seats seats() {
        return game().seats();
    }

    @Override
    default int plies() {
        return game().plies();
    }

    @Override
    default int play(int index, B board) throws PlayException {
        return game().play(index, board);
    }

    @Override
    default int attempt(int index, B board) throws PlayException {
        return game().attempt(index, board);
    }

    @Override
    default int by(int index, int next) {
        return game().by(index, next);
    }

    @Override
    default int mover(int index, int next, B board, int play) {
        return game().mover(index, next, board, play);
    }

    @Override
    default String written(int index) {
        return game().written(index);
    }

    @Override
    default InputException fault(int index, String found, String expected) {
        return game().fault(index, found, expected);
    }

    @Override
    default long line(int index) {
        return game().line(index);
    }

    @Override
    default List<RecordedAct<B>> acts() {
        return game().acts();
    }

    @Override
    default @Nullable String recorded() {
        return game().recorded();
    }

    @Override
    default @Nullable Outcome recordedOutcome() {
        return game().recordedOutcome();
    }

    @Override
    default OptionalDouble recordedMargin() {
        return game().recordedMargin();
    }

    @Override
    default @Nullable String rules() {
        return game().rules();
    }

    @Override
    default @Nullable String assumedRules() {
        return game().assumedRules();
    }

    /** {@inheritDoc} It follows from the two before it, which may be answered otherwise here. */
    @Override
    default @Nullable String namedOrAssumedRules() {
        return RecordedGame.super.namedOrAssumedRules();
    }

    @Override
    default Optional<Sentence> assumedBecause() {
        return game().assumedBecause();
    }

    @Override
    default Map<String, String> tags() {
        return game().tags();
    }

    @Override
    default Asides asides() {
        return game().asides();
    }

    @Override
    default List<Liberty> liberties() {
        return game().liberties();
    }
}
