package org.openarbiter.rules.xiangqi.notation;

import java.util.List;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** The formats in which games of xiangqi are read and written. */
public final class XiangqiFormats {
    private XiangqiFormats() {}

    /**
     * All of them, each without state: {@code pgn} (with moves in traditional Chinese), {@code pgn-simplified},
     * {@code pgn-wxf} and {@code pgn-iccs}, which are read alike and written in another notation; {@code dhtmlxq}; {@code xqf}; {@code ucci} and
     * {@code uci}.
     */
    public static List<RecordFormat<XiangqiBoard>> all() {
        return List.of(
                new XiangqiPgn("pgn", Notation.CHINESE),
                new XiangqiPgn("pgn-simplified", Notation.SIMPLIFIED),
                new XiangqiPgn("pgn-wxf", Notation.WXF),
                new XiangqiPgn("pgn-iccs", Notation.ICCS),
                new DhtmlXq(),
                new Xqf(),
                new LineFormat("ucci", Notation.UCCI),
                new LineFormat("uci", Notation.UCI));
    }
}
