package org.openarbiter.dragons.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analyst;

/** Races that agree with the status of the groups. */
class SemeaiTest {
    @ParameterizedTest
    @CsvSource({
        ".......XX/.....OO../...OOX.O./...O.OXO./..O..OXO./.O.OOOOX./.XOXXOOX./..XX.XXX./X........, F8, H4",
        "........./....O.O../..O....../.O..X.X../O..O.X.../XOOOOX.../XXXOX.X../...X...../........., C7, E6",
        "X.OOOOX../XXOOOOOX./XXXOOOXXO/XXXO.XXXO/.OOXXXOX./OOOXXOOO./OXOO.XXO./OXOO..X../XXXX....., H8, C9",
        "..XXX.XX./.OOOO..../OO..OX.../O...OXXX./.O..OX.../OO.OOX.../.O.O.X.../OOOOOX.../.OOO....., B8, C9",
        "...XXOOO./.XXXXOO../.OXOX..../OOOO...../XX.OO..../XO..X..../XOOOXXXO./XOOXX.XXO/XXOOOXXXO, D9, F9",
    })
    void whoLivesByHimselfIsNotKilledInARace(String rows, String own, String rival) {
        assertThat(initiative(rows, own, rival)).returns(Fate.WIN, Initiative::saved).returns(Fate.LOSS, Initiative::killed);
    }

    /** The games that estimate these races save the group; its status, which counts all neighbors, is dead. */
    @ParameterizedTest
    @CsvSource({
        "..OX...../.OOXOOXO./.OXXO.X../OOOXX..../.X.OX..../OOOOXX.X./OXXOXX.../OOXX..X../OOOX.X.X., H8, G8",
        "O.OOX..../..OX.X.../..OX.X..X/..OOX..../..OXX..../OOXXX..O./..OXX.O../.OOX..XX./..OX....., H4, G2",
        "........./..X..XX../OX.OOX.XX/....XOXXO/..X.XOOOO/...XOO.../..XO..O../..XOO..../..XXO...., A7, C8",
    })
    void whoIsDeadIsNotSavedByAnEstimate(String rows, String own, String rival) {
        assertThat(initiative(rows, own, rival)).returns(Fate.LOSS, Initiative::saved).returns(Fate.LOSS, Initiative::killed)
                .returns(Answer.NONE, Initiative::move);
    }

    private static Initiative initiative(String rows, String own, String rival) {
        ReadingBoard board = Diagrams.board(List.of(rows.split("/")));
        return Semeai.of(board, board.topology().point(own), board.topology().point(rival), () -> Trial.of(board, new Analyst(Effort.GLANCE)));
    }
}
