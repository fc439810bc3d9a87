package org.openarbiter.dragons.race;

import java.util.List;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;

/** The plainest race: two rows side by side, with walls that live around them. */
final class Rows {
    private Rows() {}

    /** Black's row, D5 among it, has its liberties in the row above, White's, D4 among it, his in the row below. */
    static ReadingBoard board(String above, String below) {
        return Diagrams.board(List.of(
                "...........",
                "OOOOOOOOOO.",
                above,
                "OXXXXXXXO..",
                "XOOOOOOOX..",
                below,
                "XXXXXXXXXX.",
                "..........."));
    }
}
