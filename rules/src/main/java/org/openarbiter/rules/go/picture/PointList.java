package org.openarbiter.rules.go.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.Picture.Style;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/** Boards that are no rectangles, as a list: the stones of each player, then each point with what stands there and next to it. */
final class PointList {
    private final GoBoard board;
    private final List<Integer> marked;
    private final Style style;

    private PointList(GoBoard board, List<Integer> marked, Style style) {
        this.board = board;
        this.marked = marked;
        this.style = style;
    }

    static List<String> lines(GoBoard board, List<Integer> marked, Style style) {
        return new PointList(board, marked, style).lines();
    }

    private List<String> lines() {
        Topology shape = board.topology();
        Seats seats = board.seats();
        List<String> lines = new ArrayList<>();
        int width = 0;
        for (int point = 0; point < shape.size(); point++) {
            width = Math.max(width, shape.pointName(point).length());
        }
        for (int seat = 0; seat < seats.count(); seat++) {
            String sign = sign(seat);
            String name = seats.name(seat);
            StringBuilder line = new StringBuilder(sign.equals(name) ? "" : sign + " ").append(name).append(':');
            for (int point = 0; point < shape.size(); point++) {
                if (board.stoneAt(point) == seat) {
                    line.append(' ').append(shape.pointName(point));
                }
            }
            lines.add(line.toString());
        }
        for (int point = 0; point < shape.size(); point++) {
            StringBuilder line = new StringBuilder(shape.pointName(point));
            line.append(" ".repeat(width - line.length())).append(' ').append(standing(point)).append(" next to");
            for (int i = 0; i < shape.degree(point); i++) {
                int next = shape.neighbor(point, i);
                line.append(i == 0 ? " " : ", ").append(shape.pointName(next)).append(' ').append(sign(board.stoneAt(next)));
            }
            lines.add(shape.degree(point) == 0 ? line + " nothing" : line.toString());
        }
        return List.copyOf(lines);
    }

    private String standing(int point) {
        String sign = sign(board.stoneAt(point));
        return marked.contains(point) ? "(" + sign + ")" : " " + sign + " ";
    }

    private String sign(int seat) {
        if (seat == GoBoard.EMPTY) {
            return style == Style.PLAIN ? "." : "·";
        }
        char sign = style == Style.PLAIN ? Signs.letter(board.seats(), seat) : Signs.sign(board.seats(), seat);
        return style == Style.COLOR ? ColorBoard.ink(board, seat) + ColorBoard.WOOD + sign + ColorBoard.RESET : "" + sign;
    }
}
