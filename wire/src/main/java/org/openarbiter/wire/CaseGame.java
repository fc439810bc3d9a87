package org.openarbiter.wire;

import java.util.Arrays;
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

/** The game of a case: its moves are read one by one, on the board where they are played. */
final class CaseGame<B extends Board> implements RecordedGame<B> {
    private static final int NOBODY_NAMED = -1;

    private final Case source;
    private final B start;
    private final Seats seats;
    private final String[] moves;
    private final int[] by;
    private final List<RecordedAct<B>> acts;
    private final List<Liberty> liberties;
    private final Places places;

    /** Where the parts of a case stand in its file. */
    interface Places {
        /** The error at a play, or for −1 at the start. */
        InputException fault(int index, String found, String expected);

        /** Those of a case that stands in no file. */
        Places NOWHERE = (index, found, expected) -> new InputException(0, 0, found, expected);
    }

    /** The game of a case whose start position is on {@code start}; this board is only ever copied. */
    CaseGame(Case source, B start, Seats seats, List<Liberty> liberties, Places places) {
        this.source = source;
        this.start = start;
        this.seats = seats;
        this.liberties = List.copyOf(liberties);
        this.places = places;
        this.moves = source.moves().toArray(String[]::new);
        this.by = new int[moves.length];
        Arrays.fill(by, NOBODY_NAMED);
        for (int i = 0; i < moves.length; i++) {
            int space = moves[i].indexOf(' ');
            by[i] = space < 0 ? NOBODY_NAMED : seats.indexOf(moves[i].substring(0, space));
            if (by[i] != NOBODY_NAMED) {
                moves[i] = moves[i].substring(space + 1);
            }
        }
        this.acts = source.events().stream().map(Event::<B>recorded).toList();
    }

    @Override
    public Seats seats() {
        return seats;
    }

    @Override
    @SuppressWarnings("unchecked")
    public B start() {
        return (B) start.copy();
    }

    @Override
    public int plies() {
        return moves.length;
    }

    @Override
    public int play(int index, B board) throws PlayException {
        return board.parse(moves[index]);
    }

    @Override
    public int attempt(int index, B board) throws PlayException {
        return board.attempt(moves[index]);
    }

    @Override
    public InputException fault(int index, String found, String expected) {
        return places.fault(index, found, expected);
    }

    /** The case as it was written. */
    Case source() {
        return source;
    }

    /** A play as written, without the player. */
    String move(int index) {
        return moves[index];
    }

    @Override
    public int by(int index, int next) {
        return by[index] == NOBODY_NAMED ? next : by[index];
    }

    @Override
    public String written(int index) {
        return source.moves().get(index);
    }

    @Override
    public List<RecordedAct<B>> acts() {
        return acts;
    }

    @Override
    public @Nullable String recorded() {
        return source.recorded();
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        String text = source.recorded();
        return text == null ? null : Outcomes.ofResult(text, seats);
    }

    @Override
    public @Nullable String rules() {
        return source.rules();
    }

    @Override
    public Map<String, String> tags() {
        return source.tags();
    }

    @Override
    public List<Liberty> liberties() {
        return liberties;
    }
}
