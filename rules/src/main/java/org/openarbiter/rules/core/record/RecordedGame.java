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
 * A game as a file has it: a start, plays as they were written, acts in between, and what the file says of it all.
 *
 * <p>Plays are resolved one by one on the board where they are played, so that a record is read once.
 *
 * @param <B> the board of the game
 */
public interface RecordedGame<B extends Board> {

    /** A fresh board at the start position. */
    B start();

    /** Who plays; null for the usual players of the game. */
    default @Nullable Seats seats() {
        return null;
    }

    /** How many plays the main line has. */
    int plies();

    /**
     * A play of the main line.
     *
     * @param index from 0
     * @param board the position in which it was played
     * @throws PlayException if what was written is no legal play there
     */
    int play(int index, B board) throws PlayException;

    /**
     * A play of the main line as it was attempted, for a referee who knows what an illegal one costs: it need not be legal. By default only a
     * legal play is understood.
     *
     * @throws PlayException if what was written is no play that the board can express
     */
    default int attempt(int index, B board) throws PlayException {
        return play(index, board);
    }

    /** Who made a play of the main line. */
    default int by(int index, int next) {
        return next;
    }

    /**
     * Who has made an {@linkplain #attempt attempted} play of the main line: whoever the record names, or else whoever's turn it is, unless the
     * play itself shows that it was somebody else.
     *
     * @param next whose turn it is
     * @param board the position before the play
     */
    default int mover(int index, int next, B board, int play) {
        return by(index, next);
    }

    /** A play of the main line as it was written. */
    String written(int index);

    /**
     * The error that the record cannot be read further.
     *
     * @param index the play of the main line that is not understood; −1 where it is the start position
     * @param found what is wrong
     * @param expected what was expected; empty where that is plain
     */
    default InputException fault(int index, String found, String expected) {
        return new InputException(0, 0, found, expected);
    }

    /** The line of the file on which a play of the main line stands, from 1; 0 where a record has no lines worth naming. */
    default long line(int index) {
        return 0;
    }

    /** The acts other than plays, in order. */
    List<RecordedAct<B>> acts();

    /** The result that the record gives, in its own words; null if it gives none. */
    @Nullable String recorded();

    /** The outcome that the record's result stands for; null if it gives none. */
    @Nullable Outcome recordedOutcome();

    /** By how many points the winner won according to the record; empty if it does not say, or if its game is not counted. */
    default OptionalDouble recordedMargin() {
        return OptionalDouble.empty();
    }

    /** The rulebook that the record names, with its game, as text: nobody has looked whether it can be read. Null if it names none. */
    @Nullable String rules();

    /** The rulebook to be assumed, with its game, as text, if the record names none; null for the usual one of its game. */
    default @Nullable String assumedRules() {
        return null;
    }

    /** The rulebook that the record names, else the one to be assumed, as text; null for the usual one of its game. */
    default @Nullable String namedOrAssumedRules() {
        String named = rules();
        return named == null ? assumedRules() : named;
    }

    /** What suggests the {@linkplain #assumedRules assumed rulebook}; empty if nothing in the record does. */
    default Optional<Sentence> assumedBecause() {
        return Optional.empty();
    }

    /** What the record says of date, place and players, under the names {@code Event}, {@code Site}, {@code Date}, {@code Round},
     * and {@code White}, {@code Black} or whatever the seats are called there. */
    Map<String, String> tags();

    /** What it holds besides, such as comments; none where nobody counts them. */
    default Asides asides() {
        return Asides.NONE;
    }

    /** The liberties taken so far; those of a play are known only once it has been resolved. */
    List<Liberty> liberties();
}
