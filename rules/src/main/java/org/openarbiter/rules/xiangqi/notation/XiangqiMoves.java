package org.openarbiter.rules.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** The main line of a game, for formats that have no place for what cannot be played. */
final class XiangqiMoves {
    private XiangqiMoves() {}

    /**
     * The moves in a notation.
     *
     * @param format the name of the format, for the fault
     * @throws InputException if one of them cannot be played
     */
    static List<String> of(RecordedGame<XiangqiBoard> game, Notation notation, String format) throws InputException {
        List<String> moves = new ArrayList<>();
        XiangqiBoard board = game.start();
        for (int index = 0; index < game.plies(); index++) {
            int play;
            try {
                play = game.play(index, board);
            } catch (PlayException e) {
                throw game.fault(index, "'" + game.written(index) + "' cannot be played, so it cannot be written as " + format + ": "
                        + e.clause(), "a legal move");
            }
            moves.add(notation.write(board, play));
            board.play(board.toMove(), play);
        }
        return moves;
    }
}
