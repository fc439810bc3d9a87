package org.openarbiter.rules.shogi.notation;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.text.Encoding;

/** The formats in which games of shogi are read and written. */
public final class ShogiFormats {
    private ShogiFormats() {}

    /** All of them, each without state: {@code kif} (written in Shift_JIS) and {@code kifu} (in UTF-8), {@code ki2}, {@code csa} and {@code usi}. */
    public static List<RecordFormat<ShogiBoard>> all() {
        return List.of(
                new Kif("kif", Encoding.SHIFT_JIS.charset()),
                new Kif("kifu", StandardCharsets.UTF_8),
                new Ki2(),
                new Csa(),
                new UsiLines());
    }
}
