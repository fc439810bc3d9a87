package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.rules.go.score.Scoring;

/** The last moves of a game. */
class SmallMovesTest {
    private static String choose(List<String> rows, int seat, Scoring scoring) {
        ReadingBoard board = Diagrams.board(rows);
        Scene scene = Scene.of(new Turn(board, seat, scoring, point -> true), Analysis.of(board, Effort.TABLE));
        int point = new SmallMoves().choose(scene, scene.ideas());
        return point == Player.PASS ? "pass" : board.topology().pointName(point);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void a_neutral_point_counts_for_either_player(int seat) {
        List<String> rows = List.of(
                ".X.XO.O..", "..XXO.O..", "XXX.OOO..", "..XXO....", "..X.O...O", "..XXO....", "..X.OO...", ".XXXXO.O.", "..X.XO..O");
        assertThat(choose(rows, seat, Scoring.AREA)).isIn("D3", "D5", "D7");
    }

    /** A1 and E1 are neutral, but whoever plays there is taken. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void the_liberties_of_a_seki_are_left_alone(int seat) {
        List<String> rows = List.of(
                ".O.O..O..", "OOOOOOOO.", "XXXXXXOOO", ".X.X.XXXO", "XXXXX.X.X", "XXXXXXXXX", "OOOOOOX.X", "OXXXXOXX.", ".XXX.OX.X");
        assertThat(choose(rows, seat, Scoring.AREA)).isEqualTo("pass");
    }

    @Test
    void dead_stones_are_taken_off_where_area_counts() {
        List<String> rows = List.of(".XO..", ".XO..", "OXO..", ".XO..", ".XO..");
        assertThat(choose(rows, 0, Scoring.AREA)).isIn("A2", "A4");
        assertThat(choose(rows, 0, Scoring.TERRITORY)).isEqualTo("pass");
    }
}
