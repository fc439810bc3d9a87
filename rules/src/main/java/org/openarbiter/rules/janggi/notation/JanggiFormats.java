package org.openarbiter.rules.janggi.notation;

import java.util.List;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.janggi.board.JanggiBoard;

/** The formats in which games of janggi are read and written. */
public final class JanggiFormats {
    private JanggiFormats() {}

    /** All of them, each without state: {@code gib} and {@code uci}. */
    public static List<RecordFormat<JanggiBoard>> all() {
        return List.of(new Gib(), new UciLines());
    }
}
