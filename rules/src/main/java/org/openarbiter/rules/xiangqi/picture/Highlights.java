package org.openarbiter.rules.xiangqi.picture;

import java.util.List;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * What stands out on a board: the ways of the marked plays and the king in check.
 *
 * @param ways each way once, in the order in which the plays are given
 * @param checked the point of the king in check, or −1
 */
record Highlights(List<Way> ways, int checked) {

    /** The points between which a play leads. */
    record Way(int from, int to) {

        /** The names of both points: {@code h2-e2}. */
        String text() {
            return Point.name(from) + "-" + Point.name(to);
        }
    }

    static Highlights of(XiangqiBoard board, List<Integer> marked) {
        var ways = marked.stream().filter(move -> move != Move.NONE)
                .map(move -> new Way(Move.from(move), Move.to(move))).distinct().toList();
        return new Highlights(ways, board.inCheck() ? board.king(board.toMove()) : -1);
    }

    /** Whether a marked play starts or ends here. */
    boolean isMarked(int point) {
        return ways.stream().anyMatch(way -> way.from == point || way.to == point);
    }

    /** What stands at a side of a point: for the king in check, for another marked point, or for any other. */
    char fence(int point, char check, char mark, char otherwise) {
        if (point == checked) {
            return check;
        }
        return isMarked(point) ? mark : otherwise;
    }
}
