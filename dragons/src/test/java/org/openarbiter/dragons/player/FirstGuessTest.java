package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;

/** What moves are worth before a game has been played with them. */
class FirstGuessTest {
    private static final ReadingBoard BOARD = Diagrams.board(List.of(
            ".........",
            ".........",
            "......X..",
            ".....XOX.",
            ".........",
            ".........",
            ".........",
            "X........",
            ".X......."));

    private static double guess(String point, String latest) {
        int last = latest.equals("pass") ? ReadingBoard.PASS : BOARD.topology().point(latest);
        return FirstGuess.of(BOARD, 0, BOARD.topology().point(point), last);
    }

    @Test
    void low_lines_far_from_all_stones_promise_less() {
        assertThat(guess("E1", "pass")).isLessThan(guess("E2", "pass"));
        assertThat(guess("E2", "pass")).isLessThan(guess("E3", "pass"));
    }

    @Test
    void what_lies_near_the_latest_play_promises_more() {
        assertThat(guess("D3", "D4")).isGreaterThan(guess("D3", "G3"));
        assertThat(guess("D3", "G3")).isGreaterThan(guess("D3", "pass"));
    }

    @Test
    void a_capture_promises_more_and_a_self_atari_less() {
        assertThat(guess("G5", "pass")).isGreaterThan(guess("E5", "pass"));
        assertThat(FirstGuess.of(BOARD, 1, BOARD.topology().point("A1"), ReadingBoard.PASS)).isLessThan(guess("A1", "pass"));
    }
}
