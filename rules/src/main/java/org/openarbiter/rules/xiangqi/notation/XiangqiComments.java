package org.openarbiter.rules.xiangqi.notation;

import java.util.Map;
import java.util.TreeMap;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.pgn.PgnLine;
import org.openarbiter.rules.pgn.PgnRecord;
import org.openarbiter.rules.pgn.PgnRemarks;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** The comments of a game by moment, for formats that have room for one at each. */
final class XiangqiComments {
    private XiangqiComments() {}

    /** What the record says itself, and the remarks on it in place of earlier ones; line ends within one are kept. */
    @SuppressWarnings("ReferenceEquality") // NONE keeps the remarks of earlier times; a ruling without any removes them.
    static Map<Integer, String> of(RecordedGame<XiangqiBoard> game, RecordFormat.Remarks remarks) {
        Map<Integer, String> comments = new TreeMap<>();
        if (game instanceof XiangqiRecord own) {
            own.comments().forEach((moment, text) ->
                    text.lines().forEach(line -> add(comments, moment, line, remarks == RecordFormat.Remarks.NONE)));
        } else if (game instanceof PgnRecord<XiangqiBoard> pgn) {
            int moment = 0;
            for (PgnLine.Item item : pgn.movetext().items()) {
                moment += item instanceof PgnLine.Move ? 1 : 0;
                if (item instanceof PgnLine.Comment comment) {
                    add(comments, moment, comment.text(), remarks == RecordFormat.Remarks.NONE);
                }
            }
        }
        for (int moment = 0; moment <= game.plies(); moment++) {
            String remark = remarks.at(moment);
            if (remark != null) {
                add(comments, moment, PgnRemarks.MARK + remark, true);
            }
        }
        return comments;
    }

    private static void add(Map<Integer, String> comments, int moment, String text, boolean keepsRemarks) {
        if (!text.isBlank() && (keepsRemarks || !text.startsWith(PgnRemarks.MARK.strip()))) {
            comments.merge(moment, text, (a, b) -> a + "\n" + b);
        }
    }
}
