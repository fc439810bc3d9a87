package org.openarbiter.rules.xiangqi.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** A few moves that have been made, and the board after them. */
record Played(XiangqiBoard board, List<Integer> plays) {

    static Played of(String... moves) throws PlayException {
        return from(XiangqiBoard.start(), moves);
    }

    /** A cannon has captured over a pawn, a cannon has uncovered it: the black king is in check. */
    static Played check() throws InputException, PlayException {
        return from(XiangqiBoard.of("r1bak1b1r/4a4/2n1c1n2/p1p1p1p1p/9/2P6/P3P1P1P/1C2C1N2/9/RNBAKABR1 w - - 0 1"),
                "a3a4", "e7f7", "e2e6");
    }

    private static Played from(XiangqiBoard board, String... moves) throws PlayException {
        var plays = new ArrayList<Integer>();
        for (String move : moves) {
            int play = board.parse(move);
            board.play(board.toMove(), play);
            plays.add(play);
        }
        return new Played(board, plays);
    }

    /** The latest plays. */
    List<Integer> last(int count) {
        return plays.subList(plays.size() - count, plays.size());
    }
}
