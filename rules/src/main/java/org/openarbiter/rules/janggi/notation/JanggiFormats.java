package org.openarbiter.rules.janggi.notation;

import java.util.List;
import org.jspecify.annotations.Nullable;
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
     * A result in the words of records; null if there is none for it.
     *
     * @param ending the act that ended the game; null if the board did
     * @param byPoints whether the points decided
     */
    public static @Nullable String result(Outcome outcome, @Nullable Act ending, boolean byPoints) {
        return Ending.word(outcome, ending, byPoints);
    }
}
