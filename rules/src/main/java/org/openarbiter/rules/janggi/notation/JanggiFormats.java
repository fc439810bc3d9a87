package org.openarbiter.rules.janggi.notation;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.janggi.board.JanggiBoard;

/** The formats in which games of janggi are read and written. */
public final class JanggiFormats {
    private JanggiFormats() {}

    /** All of them, each without state: {@code gib} and {@code uci}. */
    public static List<RecordFormat<JanggiBoard>> all() {
        return List.of(new Gib(), new UciLines());
    }

    /**
     * Reads a move that stands alone as GIB writes it: {@code 79졸78}, {@code 한수쉼}.
     *
     * @return a legal play; empty if the text is no such move
     * @throws PlayException if the move is not legal, or names another piece
     */
    public static OptionalInt read(JanggiBoard board, String text) throws PlayException {
        GibMove move = GibMove.of(text);
        return move == null ? OptionalInt.empty() : OptionalInt.of(move.play(board));
    }

    /**
     * A result in the words of records; null if there is none for it.
     *
     * @param ending the act that ended the game; null if the board did
     * @param byPoints whether the points decided
     */
    public static @Nullable String result(Outcome outcome, @Nullable Act ending, boolean byPoints) {
        return Ending.word(outcome, ending, byPoints);
    }
}
