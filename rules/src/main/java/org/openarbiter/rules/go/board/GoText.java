package org.openarbiter.rules.go.board;

import java.math.BigDecimal;
import org.openarbiter.rules.core.board.PlayException;

/** The text of a board, which {@link Starts} reads back, and the words for plays that put no stone. */
final class GoText {
    static final String PASS = "pass";
    static final String REFRESH = "refresh";

    private GoText() {}

    /** The text of a board: the shape, the stones of each seat, who moves, then what the record says of komi and handicap. */
    static String of(GoBoard board) {
        Topology topology = board.topology();
        StringBuilder text = new StringBuilder(topology.name().isEmpty() ? "graph" : topology.name());
        for (int seat = 0; seat < board.seats().count(); seat++) {
            char separator = ':';
            text.append(' ').append(board.seats().name(seat));
            for (int point = 0; point < topology.size(); point++) {
                if (board.stoneAt(point) == seat) {
                    text.append(separator).append(topology.pointName(point));
                    separator = ',';
                }
            }
            text.append(separator == ':' ? ":" : "");
        }
        text.append(" to:").append(board.seats().name(board.toMove()));
        board.terms().komi().ifPresent(komi -> text.append(" komi:")
                .append(new BigDecimal(Double.toString(komi)).stripTrailingZeros().toPlainString()));
        int handicap = board.terms().handicap();
        return handicap == 0 ? text.toString() : text.append(" handicap:").append(handicap).toString();
    }

    /** The text of a play. */
    static String play(GoBoard board, int play) {
        if (play == board.pass()) {
            return PASS;
        }
        return play == board.refresh() ? REFRESH : board.pointName(board.isStone(play) ? play : board.unblocked(play));
    }

    /** The play of a text. */
    static int play(GoBoard board, String text) throws PlayException {
        if (text.equalsIgnoreCase(PASS)) {
            return board.pass();
        }
        return text.equalsIgnoreCase(REFRESH) ? board.refresh() : board.at(board.point(text));
    }
}
