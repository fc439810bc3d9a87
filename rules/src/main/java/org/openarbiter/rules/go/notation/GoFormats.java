package org.openarbiter.rules.go.notation;

import java.util.List;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.go.board.GoBoard;

/** The formats in which games of Go are written. */
public final class GoFormats {
    private static final List<RecordFormat<GoBoard>> ALL = List.of(new GoSgf());

    private GoFormats() {}

    /** All of them; the first is the one to write in where nothing else is said. */
    public static List<RecordFormat<GoBoard>> all() {
        return ALL;
    }
}
