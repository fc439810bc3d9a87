package org.openarbiter.dragons.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.race.Initiative;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Races that agree with the status of the groups. */
class SemeaiTest {
    @ParameterizedTest
    @CsvSource({
        ".......XX/.....OO../...OOX.O./...O.OXO./..O..OXO./.O.OOOOX./.XOXXOOX./..XX.XXX./X........, F8, H4",
        "........./....O.O../..O....../.O..X.X../O..O.X.../XOOOOX.../XXXOX.X../...X...../........., C7, E6",
        "........./....O.O../..O....../.O..X.X../O..O.X.../XOOOOX.../XXXOX.X../...X...../........., E6, C7",
    })
    void whoLivesByHimselfIsNotKilledInARace(String rows, String own, String rival) {
        ReadingBoard board = Diagrams.board(List.of(rows.split("/")));
        Initiative initiative = Semeai.of(board, board.topology().point(own), board.topology().point(rival));
        assertThat(initiative).returns(Fate.WIN, Initiative::saved).returns(Fate.LOSS, Initiative::killed);
    }
}
