package org.openarbiter.rules.janggi.picture;

import java.util.List;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.board.Point;

/**
 * What stands out on a board: marked plays, a general in check, generals that face each other.
 *
 * @param plays the marked plays, each once; a pass marks the general
 * @param checked the point of the general in check, or −1
 * @param facing whether the generals face each other
 */
record Highlights(List<Integer> plays, int checked, boolean facing) {

    static Highlights of(JanggiBoard board, List<Integer> marked) {
        List<Integer> plays = marked.stream().filter(play -> play != Move.NONE).distinct().toList();
        return new Highlights(plays, board.inCheck() ? board.general(board.toMove()) : -1, board.isFacing());
    }

    /** Whether a marked play starts or ends here. */
    boolean isMarked(int point) {
        return plays.stream().anyMatch(play -> Move.from(play) == point || Move.to(play) == point);
    }

    /** The marked plays in words: {@code a4-a5}, {@code pass}. */
    List<String> words() {
        return plays.stream().map(play -> Move.isPass(play) ? "pass" : Point.name(Move.from(play)) + "-" + Point.name(Move.to(play))).toList();
    }

    /** What stands before a point: a parenthesis for the general in check, a bracket for another marked point. */
    String opening(int point, String otherwise) {
        return point == checked ? "(" : isMarked(point) ? "[" : otherwise;
    }

    /** What stands behind a point. */
    String closing(int point, String otherwise) {
        return point == checked ? ")" : isMarked(point) ? "]" : otherwise;
    }
}
