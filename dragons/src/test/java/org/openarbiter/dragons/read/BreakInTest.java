package org.openarbiter.dragons.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ways of a string into an area. */
class BreakInTest {
    private static final List<String> ROWS = List.of(
            ".......",
            ".......",
            "..XOO..",
            "..O....",
            "XXXXXXX",
            ".......",
            ".......");

    private static List<Integer> points(ReadingBoard board, String names) {
        return Arrays.stream(names.split(" ")).map(board.topology()::point).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "D5, D6 E6, WIN, LOSS", // two ways over the top
        "D5, C6, WIN, WIN",
        "D5, D5, WIN, LOSS", // it is there
        "D5, A1 B1, LOSS, WIN" // behind a wall
    })
    void a_string_breaks_in_or_is_kept_out(String stone, String area, Fate breaksIn, Fate isKeptOut) {
        ReadingBoard board = Diagrams.board(ROWS);
        Reading reading = new Reading(board, 20_000);
        int from = board.topology().point(stone);
        assertThat(reading.breakIn(from, points(board, area)).fate()).isEqualTo(breaksIn);
        assertThat(reading.blockOff(from, points(board, area)).fate()).isEqualTo(isKeptOut);
    }

    @Test
    void a_move_that_breaks_in_cannot_be_answered() {
        ReadingBoard board = Diagrams.board(ROWS);
        List<Integer> area = points(board, "D6 E6 F6");
        int from = board.topology().point("D5");
        Answer answer = new Reading(board, 20_000).breakIn(from, area);
        board.play(board.stoneAt(from), answer.point());
        assertThat(new Reading(board, 20_000).blockOff(from, area).fate()).isEqualTo(Fate.LOSS);
    }

    @Test
    void there_is_a_stone_and_an_area() {
        ReadingBoard board = Diagrams.board(ROWS);
        Reading reading = new Reading(board, 100);
        assertThatIllegalArgumentException().isThrownBy(() -> reading.breakIn(0, List.of(1)));
        int stone = board.topology().point("D5");
        assertThatIllegalArgumentException().isThrownBy(() -> reading.blockOff(stone, List.of()));
    }
}
