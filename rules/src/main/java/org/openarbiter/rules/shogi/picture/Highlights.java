package org.openarbiter.rules.shogi.picture;

import java.util.List;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/**
 * What stands out on a board: the ways of the marked plays and the king in check.
 *
 * @param ways each way once, in the order in which the plays are given
 * @param checked the square of the king in check, or −1
 */
record Highlights(List<Way> ways, int checked) {

    /**
     * The squares between which a play leads.
     *
     * @param from −1 for a drop
     */
    record Way(int from, int to) {

        /** The names of both squares, {@code 7g-7f}, or that of the square where a piece was dropped. */
        String text() {
            return (from < 0 ? "" : Square.name(from) + "-") + Square.name(to);
        }
    }

    static Highlights of(ShogiBoard board, List<Integer> marked) {
        var ways = marked.stream().filter(move -> move != Move.NONE)
                .map(move -> new Way(Move.isDrop(move) ? -1 : Move.from(move), Move.to(move))).distinct().toList();
        return new Highlights(ways, board.inCheck() ? board.king(board.toMove()) : -1);
    }

    /** Whether a marked play starts or ends here. */
    boolean isMarked(int square) {
        return ways.stream().anyMatch(way -> way.from == square || way.to == square);
    }

    /** What stands at a side of a square: for the king in check, for another marked square, or for any other. */
    char fence(int square, char check, char mark, char otherwise) {
        if (square == checked) {
            return check;
        }
        return isMarked(square) ? mark : otherwise;
    }
}
