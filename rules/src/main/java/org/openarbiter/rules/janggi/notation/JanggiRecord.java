package org.openarbiter.rules.janggi.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Asides;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.janggi.board.JanggiBoard;

/**
 * A game of janggi as a file has it.
 *
 * @param board where it starts
 * @param moves as they were written
 * @param ending how the record says that it ended
 * @param tags what else it says
 * @param comments by moment, 0 being the start
 * @param liberties may still be added to
 */
record JanggiRecord(
        JanggiBoard board, List<Written> moves, Ending ending, Map<String, String> tags, Map<Integer, String> comments, List<Liberty> liberties)
        implements RecordedGame<JanggiBoard> {

    /** What a move as it was written means on a board. */
    interface MoveReader {
        int read(JanggiBoard board) throws PlayException;
    }

    /** A move as it was written. */
    record Written(String text, long line, int column, MoveReader reader) {}

    JanggiRecord {
        moves = List.copyOf(moves);
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        comments = Map.copyOf(comments);
    }

    @Override
    public JanggiBoard start() {
        return board.copy();
    }

    @Override
    public int plies() {
        return moves.size();
    }

    @Override
    public int play(int index, JanggiBoard on) throws PlayException {
        return moves.get(index).reader().read(on);
    }

    @Override
    public String written(int index) {
        return moves.get(index).text();
    }

    @Override
    public InputException fault(int index, String found, String expected) {
        return index < 0
                ? new InputException(0, 0, found, expected)
                : new InputException(moves.get(index).line(), moves.get(index).column(), found, expected);
    }

    @Override
    public Asides asides() {
        return new Asides(comments.size(), 0, 0);
    }

    @Override
    public long line(int index) {
        return moves.get(index).line();
    }

    @Override
    public List<RecordedAct<JanggiBoard>> acts() {
        Act act = ending.act();
        return act == null ? List.of() : List.of(RecordedAct.of(plies(), act));
    }

    @Override
    public @Nullable String recorded() {
        return ending.text();
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return ending.outcome();
    }

    @Override
    public @Nullable String rules() {
        return null;
    }
}
