package org.openarbiter.rules.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.janggi.board.JanggiBoard;

/** The plays of a recorded game as writers need them, from a record in any format. */
final class MainLine {
    private MainLine() {}

    /**
     * The plays of a game.
     *
     * @param format the name of the format, for the fault
     * @throws InputException if a move cannot be played
     */
    static List<Integer> of(RecordedGame<JanggiBoard> game, String format) throws InputException {
        JanggiBoard board = game.start();
        List<Integer> plays = new ArrayList<>();
        for (int index = 0; index < game.plies(); index++) {
            try {
                int play = game.play(index, board);
                plays.add(play);
                board.play(board.toMove(), play);
            } catch (PlayException e) {
                throw game.fault(index, "'" + game.written(index) + "' cannot be played, so it cannot be written as " + format + ": "
                        + e.clause(), "a legal move");
            }
        }
        return plays;
    }
}
