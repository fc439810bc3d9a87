package org.openarbiter.dragons.report;

import java.util.List;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.go.board.GoBoard;

/** Diagrams as boards of the rules. */
final class Drawn {
    private Drawn() {}

    static GoBoard board(List<String> rows) {
        ReadingBoard drawn = Diagrams.board(rows);
        GoBoard board = new GoBoard(drawn.topology(), Seats.of("B", "W"), 0, false);
        for (int point = 0; point < drawn.points(); point++) {
            if (drawn.stoneAt(point) != ReadingBoard.EMPTY) {
                board.setUp(drawn.stoneAt(point), point);
            }
        }
        return board;
    }
}
