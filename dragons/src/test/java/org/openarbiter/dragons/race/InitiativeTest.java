package org.openarbiter.dragons.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** What who moves first in a race gets for his one move. */
class InitiativeTest {
    private static final long NODES = 50_000;

    private static Initiative ask(ReadingBoard board, String own, String rival) {
        return Initiative.of(board, board.topology().point(own), board.topology().point(rival), NODES);
    }

    private static void assertNoMove(Initiative initiative, Fate saved, Fate killed) {
        assertThat(List.of(initiative.saved(), initiative.killed())).containsExactly(saved, killed);
        assertThat(initiative.move()).isEqualTo(Answer.NONE);
    }

    @Test
    void inAnEvenRaceTheMoveFillsALibertyOfTheOther() {
        ReadingBoard board = Rows.board("OOO....OO..", "XXX....XX..");
        Initiative black = ask(board, "D5", "D4");
        assertThat(List.of(black.saved(), black.killed())).containsOnly(Fate.WIN);
        assertThat(board.topology().pointName(black.move())).isIn("D3", "E3", "F3", "G3");
        Initiative white = ask(board, "D4", "D5");
        assertThat(List.of(white.saved(), white.killed())).containsOnly(Fate.WIN);
        assertThat(board.topology().pointName(white.move())).isIn("D6", "E6", "F6", "G6");
    }

    @Test
    void whoHasTwoLibertiesMoreNeedsNoMove() {
        ReadingBoard board = Rows.board("OOO....OO..", "XXXXX..XX..");
        assertNoMove(ask(board, "D5", "D4"), Fate.WIN, Fate.WIN);
        assertNoMove(ask(board, "D4", "D5"), Fate.LOSS, Fate.LOSS);
    }

    @Test
    void inASekiBothAreSafeAndNobodyKills() {
        ReadingBoard board = Diagrams.board(List.of(
                "...........",
                "...........",
                "OOOOOOOO...",
                "XXXXXXXO...",
                ".OOOO.XO..."));
        assertNoMove(ask(board, "G2", "C1"), Fate.WIN, Fate.LOSS);
        assertNoMove(ask(board, "C1", "G2"), Fate.WIN, Fate.LOSS);
    }

    @Test
    void stonesOfOneColorDoNotRace() {
        ReadingBoard board = Rows.board("OOO....OO..", "XXX....XX..");
        assertThatIllegalArgumentException().isThrownBy(() -> ask(board, "D5", "D5"));
    }
}
