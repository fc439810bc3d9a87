package org.openarbiter.dragons.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;
import org.openarbiter.dragons.worms.Analyst;

/** What becomes of groups after moves that are tried. */
class TrialTest {
    private static final List<String> FOUR_IN_A_ROW = List.of(
            ".........",
            ".........",
            ".........",
            "..O..O...",
            ".........",
            ".........",
            "OOOOO....",
            "XXXXXO...",
            "....XO...");

    private static Trial trial(List<String> rows) {
        return Trial.of(Diagrams.board(rows), new Analyst(Effort.GLANCE));
    }

    private static int point(Trial trial, String name) {
        return trial.board().topology().point(name);
    }

    private static Group group(Trial trial, String name) {
        return trial.group(point(trial, name)).orElseThrow();
    }

    @Test
    void two_moves_kill_what_one_does_not() {
        Trial trial = trial(FOUR_IN_A_ROW);
        Group black = group(trial, "A2");
        assertThat(trial.attack(black, Effort.QUESTION).fate()).isEqualTo(Fate.LOSS);
        TwoMoves moves = TwoMoves.toKill(trial, black);
        assertThat(moves.fate()).isEqualTo(Fate.WIN);
        Trial after = trial.after(1, moves.first()).after(1, moves.second());
        assertThat(after.defense(group(after, "A2"), Effort.QUESTION).fate()).isEqualTo(Fate.LOSS);
        assertThat(TwoMoves.toSave(trial, black).second()).isEqualTo(Answer.NONE);
    }

    @Test
    void moves_that_are_tried_leave_the_position_as_it_is() {
        Trial trial = trial(FOUR_IN_A_ROW);
        ReadingBoard before = trial.board().copy();
        TwoMoves.toKill(trial, group(trial, "A2"));
        Substance.of(trial, point(trial, "A3"));
        assertThat(trial.board().key()).isEqualTo(before.key());
    }

    @Test
    void a_capture_that_leaves_one_eye_is_not_enough() {
        Trial trial = trial(List.of(
                ".........",
                ".........",
                ".........",
                "..X..X...",
                ".........",
                ".........",
                "XXXX.....",
                "OOOOX....",
                "XX.OX...."));
        assertThat(Substance.of(trial, point(trial, "A1"))).isFalse();
        assertThat(Substance.of(trial, point(trial, "A2"))).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> Substance.of(trial, point(trial, "C1"))).withMessageContaining("C1");
    }
}
