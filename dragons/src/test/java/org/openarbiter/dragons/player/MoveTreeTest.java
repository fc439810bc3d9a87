package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.score.Scoring;

/** What games at random find out where there is no doubt. */
class MoveTreeTest {
    private static final int GAMES = 3000;
    /** White lives with B1 and dies without. */
    private static final List<String> ROWS = List.of(
            ".......",
            ".......",
            "X.X.X..",
            ".......",
            "XXXXX..",
            "OOOOX..",
            "...OX..");

    private static MoveTree tree(List<String> rows, int seat) {
        return new MoveTree(new Turn(Diagrams.board(rows), seat, Scoring.AREA, point -> true));
    }

    private static String best(MoveTree tree) {
        return tree.best() == ReadingBoard.PASS ? "pass" : Diagrams.board(ROWS).topology().pointName(tree.best());
    }

    @Test
    void a_move_that_kills_or_saves_is_found_and_worth_what_it_decides() {
        MoveTree kills = tree(ROWS, 0);
        kills.run(GAMES);
        MoveTree saves = tree(ROWS, 1);
        saves.run(GAMES);
        assertThat(List.of(best(kills), best(saves))).containsExactly("B1", "B1");
        assertThat(kills.lead()).isBetween(45.0, 49.0);
        assertThat(saves.lead()).isBetween(-35.0, -25.0);
    }

    @Test
    void the_same_turn_gets_the_same_tree() {
        MoveTree one = tree(ROWS, 0);
        one.run(200);
        MoveTree other = tree(ROWS, 0);
        other.run(200);
        assertThat(one.best()).isEqualTo(other.best());
        assertThat(one.lead()).isEqualTo(other.lead());
    }

    @Test
    void a_hint_is_tried_before_other_moves() {
        MoveTree plain = tree(ROWS, 0);
        plain.run(20);
        MoveTree hinted = tree(ROWS, 0);
        int point = Diagrams.board(ROWS).topology().point("F6");
        hinted.hint(point, 40);
        hinted.run(20);
        assertThat(hinted.best()).isEqualTo(point).isNotEqualTo(plain.best());
    }

    @Test
    void who_may_not_play_passes() {
        MoveTree tree = new MoveTree(new Turn(Diagrams.board(ROWS), 0, Scoring.AREA, point -> false));
        tree.run(50);
        assertThat(tree.best()).isEqualTo(ReadingBoard.PASS);
    }
}
