package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.score.Scoring;

/** What the player plays where there is little doubt. */
class PlayerTest {
    private static final IntPredicate ALL = point -> true;

    private static String choose(List<String> rows, int seat, Scoring scoring, IntPredicate isLegal) {
        ReadingBoard board = Diagrams.board(rows);
        int point = new Player().choose(new Turn(board, seat, scoring, isLegal));
        return point == Player.PASS ? "pass" : board.topology().pointName(point);
    }

    @Test
    void a_group_that_one_move_kills_or_saves_is_killed_and_saved() {
        List<String> rows = List.of(
                ".......",
                ".......",
                "X.X.X..",
                ".......",
                "XXXXX..",
                "OOOOX..",
                "...OX..");
        assertThat(choose(rows, 0, Scoring.AREA, ALL)).isEqualTo("B1");
        assertThat(choose(rows, 1, Scoring.AREA, ALL)).isEqualTo("B1");
    }

    @Test
    void a_settled_board_is_passed_on() {
        List<String> rows = List.of(".XO..", ".XO..", ".XO..", ".XO..", ".XO..");
        for (Scoring scoring : Scoring.values()) {
            assertThat(choose(rows, 0, scoring, ALL)).isEqualTo("pass");
            assertThat(choose(rows, 1, scoring, ALL)).isEqualTo("pass");
        }
    }

    /** Both players have passed. A stone inside the other's territory makes his groups look less safe, but only until he answers. */
    @Test
    void a_finished_game_is_passed_on() {
        List<String> rows = List.of(
                "OOOO...OOX...",
                "OO.O...OX.X..",
                "OXOO...OX.X..",
                "XXXXOOOOOX...",
                "..XXOXXXOX...",
                "...XOXXOOOX..",
                "....X.XXXX...",
                "..X..OOOXXOXX",
                "...XXXOOX.X..",
                ".XXOXXXXOXXXX",
                "..XOOXOOOXOOX",
                "XXOO.O.O.OO.O",
                "OOO...O.OX.O.");
        assertThat(choose(rows, 0, Scoring.TERRITORY, ALL)).isEqualTo("pass");
        assertThat(choose(rows, 1, Scoring.TERRITORY, ALL)).isEqualTo("pass");
    }

    @Test
    void a_dead_stone_is_taken_off_where_area_counts() {
        List<String> rows = List.of(".XO..", ".XO..", "OXO..", ".XO..", ".XO..");
        assertThat(choose(rows, 0, Scoring.AREA, ALL)).isIn("A2", "A4");
        assertThat(choose(rows, 0, Scoring.TERRITORY, ALL)).isEqualTo("pass");
    }

    @Test
    void a_neutral_point_is_played_where_area_counts() {
        List<String> rows = List.of(".X.O.", ".XXO.", ".XXO.", ".XXO.", ".XXO.");
        assertThat(choose(rows, 0, Scoring.AREA, ALL)).isEqualTo("C5");
        assertThat(choose(rows, 0, Scoring.TERRITORY, ALL)).isEqualTo("pass");
    }

    /** D3, D5 and D7 are neutral: whoever plays two of them has a point more. */
    @Test
    void neutral_points_are_filled_to_the_last() {
        List<String> rows = List.of(
                ".X.XO.O..", "..XXO.O..", "XXX.OOO..", "..XXO....", "..X.O...O", "..XXO....", "..X.OO...", ".XXXXO.O.", "..X.XO..O");
        ReadingBoard board = Diagrams.board(rows);
        Player player = new Player();
        List<String> played = new ArrayList<>();
        for (int seat : List.of(0, 1, 0)) {
            int point = player.choose(new Turn(board, seat, Scoring.AREA, ALL));
            played.add(point == Player.PASS ? "pass" : board.topology().pointName(point));
            board = board.after(seat, point);
        }
        assertThat(played).containsExactlyInAnyOrder("D3", "D5", "D7");
        assertThat(player.choose(new Turn(board, 1, Scoring.AREA, ALL))).isEqualTo(Player.PASS);
    }

    /** J9 is White's whatever happens; the stones in the lower left corner stand in a seki. */
    @Test
    void nothing_is_played_where_all_is_settled() {
        List<String> rows = List.of(
                ".O.O..O..", "OOOOOOOO.", "XXXXXXOOO", ".X.X.XXXO", "XXXXX.X.X", "XXXXXXXXX", "OOOOOOX.X", "OXXXXOXX.", ".XXX.OX.X");
        assertThat(choose(rows, 0, Scoring.TERRITORY, ALL)).isEqualTo("pass");
        assertThat(choose(rows, 1, Scoring.TERRITORY, ALL)).isEqualTo("pass");
    }

    @Test
    void what_the_rulebook_forbids_is_not_played() {
        List<String> rows = List.of(".....", ".....", ".....", ".....", ".....");
        assertThat(choose(rows, 0, Scoring.AREA, point -> point == 3)).isIn("D1", "pass");
        assertThat(choose(rows, 0, Scoring.AREA, point -> false)).isEqualTo("pass");
    }

    @Test
    void the_same_turn_gets_the_same_move_whatever_was_asked_before() {
        List<String> rows = List.of(".......", "..X.O..", ".......", "..XO...", "..XO...", ".......", ".......");
        ReadingBoard board = Diagrams.board(rows);
        Player asked = new Player();
        asked.choose(new Turn(board, 1, Scoring.TERRITORY, ALL));
        Turn turn = new Turn(board, 0, Scoring.AREA, ALL);
        assertThat(asked.choose(turn)).isEqualTo(new Player().choose(turn));
    }
}
