package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Races to capture between two groups without eyes. */
class RaceTest {
    private static final long NODES = 50_000;

    /** Black's row in the middle has its liberties above, White's has his below. */
    private static ReadingBoard board(String above, String below) {
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

    private static LifeAndDeath life(ReadingBoard board) {
        return new LifeAndDeath(board, NODES);
    }

    @Test
    void whoMovesFirstWinsAnEvenRace() {
        ReadingBoard board = board("OOO....OO..", "XXX....XX..");
        int black = board.topology().point("D5");
        int white = board.topology().point("D4");
        assertThat(life(board).attack(black, white).fate()).isEqualTo(Fate.WIN);
        assertThat(life(board).attack(white, black).fate()).isEqualTo(Fate.WIN);
        assertThat(life(board).defend(black, white).fate()).isEqualTo(Fate.WIN);
        assertThat(life(board).defend(white, black).fate()).isEqualTo(Fate.WIN);
    }

    @Test
    void whoHasTwoLibertiesMoreNeedsNoMove() {
        ReadingBoard board = board("OOO....OO..", "XXXXX..XX..");
        int black = board.topology().point("D5");
        int white = board.topology().point("D4");
        assertThat(life(board).attack(black, white).fate()).isEqualTo(Fate.LOSS);
        assertThat(life(board).defend(white, black).fate()).isEqualTo(Fate.LOSS);
        assertThat(life(board).attack(white, black).fate()).isEqualTo(Fate.WIN);
    }
}
