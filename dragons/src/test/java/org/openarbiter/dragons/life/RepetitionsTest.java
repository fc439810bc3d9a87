package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** What is concluded from a position that comes back on one line is not taken for granted on others. */
class RepetitionsTest {
    /**
     * Black's group in the middle loses the race with White's on its right, whatever is played: known by trying every move. Where White takes back one
     * stone for two at C5 and D5, a position comes back; White need not play that way.
     */
    @Test
    void aRepetitionThatTheAttackerMayAvoidSavesNothing() {
        ReadingBoard board = Diagrams.board(List.of(
                ".O.OOO.O.OX.X",
                "OOOOOXXO.OXXX",
                "OOOOOXXOOOX.X",
                "OOOXXX.OXXXXX",
                "OO...XXOXXXXX",
                "OO.XXX.OXXXXX",
                "OOOOOO.XXXXXX",
                "OOOOOOOXXXXXX",
                "OOOOOOXXXXXXX"));
        LifeInRace life = new LifeInRace(board, 20_000, 0);
        int black = board.topology().point("F8");
        int white = board.topology().point("H9");
        assertThat(life.attack(black, white).fate()).isEqualTo(Fate.WIN);
        assertThat(life.defend(black, white)).matches(answer -> answer.complete() && answer.fate() == Fate.LOSS);
    }
}
