package org.openarbiter.rules.xiangqi.notation;

import java.util.Map;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.pgn.PgnExport;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Writes games in DhtmlXQ. */
final class DhtmlWriter {
    private static final Pattern TAG = Pattern.compile("\\[(/?DhtmlXQ)", Pattern.CASE_INSENSITIVE);

    private final StringBuilder out = new StringBuilder("[DhtmlXQ]\n");

    private DhtmlWriter() {}

    static String write(RecordedGame<XiangqiBoard> game, RecordFormat.Remarks remarks)
            throws InputException {
        if (game.plies() == 0 && game.start().toMove() == Piece.BLACK) {
            throw game.fault(-1, "dhtmlxq cannot say that Black is to move where no move follows", "a game with moves, or with Red to move");
        }
        DhtmlWriter writer = new DhtmlWriter();
        Map<String, String> tags = game.tags();
        DhtmlTags.NAMES.forEach((name, tag) -> {
            String value = name.equals("result") ? XiangqiResult.word(PgnExport.result(game)) : tags.get(tag);
            if (value != null) {
                writer.tag(name, value);
            }
        });
        writer.tag("binit", men(game.start()));
        StringBuilder moves = new StringBuilder();
        for (String move : XiangqiMoves.of(game, Notation.UCCI, "dhtmlxq")) {
            moves.append(point(move, 0)).append(point(move, 2));
        }
        writer.tag("movelist", moves.toString());
        if (game instanceof DhtmlGame own) {
            own.variations().forEach(writer::tag);
        }
        XiangqiComments.of(game, remarks).forEach((moment, text) -> writer.tag("comment" + moment, text));
        return writer.out.append("[/DhtmlXQ]\n").toString();
    }

    private void tag(String name, String value) {
        String plain = TAG.matcher(value).replaceAll("($1").replaceAll("\\R", "||");
        out.append("[DhtmlXQ_").append(name).append(']').append(plain).append("[/DhtmlXQ_").append(name).append("]\n");
    }

    private static String point(String move, int at) {
        return "" + (char) (move.charAt(at) - 'a' + '0') + (char) ('9' - move.charAt(at + 1) + '0');
    }

    private static String men(XiangqiBoard board) {
        StringBuilder men = new StringBuilder(64);
        for (int point : PositionSlots.of(board)) {
            men.append(point < 0 ? "99" : "" + Point.file(point) + (Point.RANKS - 1 - Point.rank(point)));
        }
        return men.toString();
    }
}
