package org.openarbiter.dragons.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Races to capture as textbooks have them. */
class RaceTest {
    private static final long NODES = 50_000;

    private static Race race(ReadingBoard board) {
        return new Race(board, NODES);
    }

    @Test
    void whoMovesFirstWinsAnEvenRace() {
        ReadingBoard board = Rows.board("OOO....OO..", "XXX....XX..");
        int black = board.topology().point("D5");
        int white = board.topology().point("D4");
        assertThat(race(board).attack(black, white).fate()).isEqualTo(Fate.WIN);
        assertThat(race(board).attack(white, black).fate()).isEqualTo(Fate.WIN);
        assertThat(race(board).defend(black, white).fate()).isEqualTo(Fate.WIN);
        assertThat(race(board).defend(white, black).fate()).isEqualTo(Fate.WIN);
    }

    @Test
    void whoHasTwoLibertiesMoreNeedsNoMove() {
        ReadingBoard board = Rows.board("OOO....OO..", "XXXXX..XX..");
        int black = board.topology().point("D5");
        int white = board.topology().point("D4");
        assertThat(race(board).attack(black, white).fate()).isEqualTo(Fate.LOSS);
        assertThat(race(board).defend(white, black).fate()).isEqualTo(Fate.LOSS);
        assertThat(race(board).attack(white, black).fate()).isEqualTo(Fate.WIN);
    }

    /** Black may take three stones in a row, but White then plays in the middle of what they leave. */
    @Test
    void whoTakesAndIsLeftWithOneSmallEyeHasNotWon() {
        ReadingBoard board = Diagrams.board(List.of(
                "...........",
                "...........",
                "OOOOOOOO...",
                "XXXXXXOO...",
                ".OOO.X.O..."));
        int black = board.topology().point("F1");
        int white = board.topology().point("C1");
        assertThat(race(board).attack(white, black).fate()).isEqualTo(Fate.LOSS);
        assertThat(race(board).attack(black, white).fate()).isEqualTo(Fate.LOSS);
    }

    /** The same with four stones in a row, whose place White cannot make one eye of. */
    @Test
    void whoTakesFourStonesInARowHasWon() {
        ReadingBoard board = Diagrams.board(List.of(
                "............",
                "............",
                "OOOOOOOOO...",
                "XXXXXXXOO...",
                ".OOOO.X.O..."));
        int black = board.topology().point("G1");
        int white = board.topology().point("C1");
        assertThat(race(board).attack(white, black).fate()).isEqualTo(Fate.WIN);
    }

    /** Black cannot touch the stones in the corner; White may begin a ko there when he likes, which Black cannot prevent. */
    @Test
    void theBentFourInTheCornerIsDead() {
        ReadingBoard board = Diagrams.board(List.of(
                ".........",
                ".........",
                ".........",
                ".........",
                "OOOOO....",
                "XXOO.....",
                "OX.O.....",
                "OXXXO....",
                ".O.XO...."));
        int black = board.topology().point("B2");
        int white = board.topology().point("A2");
        assertThat(race(board).attack(black, white).fate()).isEqualTo(Fate.WIN);
        assertThat(race(board).defend(black, white).fate()).isEqualTo(Fate.LOSS);
    }

    @Test
    void stonesOfOneColorDoNotRace() {
        ReadingBoard board = Rows.board("OOO....OO..", "XXX....XX..");
        int black = board.topology().point("D5");
        assertThatThrownBy(() -> race(board).attack(black, black)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("D5 and D5 are not stones of two colors");
    }
}
