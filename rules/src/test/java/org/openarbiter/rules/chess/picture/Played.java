package org.openarbiter.rules.chess.picture;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.PlayException;

/** A few moves that have been made, and the board after them. */
record Played(ChessBoard board, List<Integer> plays) {

    static Played of(String... moves) throws PlayException {
        return from(ChessBoard.start(), moves);
    }

    static Played from(ChessBoard board, String... moves) throws PlayException {
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
