package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analyst;
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
        return new MoveTree(scene(Diagrams.board(rows), seat, point -> true));
    }

    private static Scene scene(ReadingBoard board, int seat, IntPredicate isLegal) {
        return Scene.of(new Turn(board, seat, Scoring.AREA, isLegal), new Analyst(Effort.TABLE).analyze(board));
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
    void who_may_not_play_passes() {
        MoveTree tree = new MoveTree(scene(Diagrams.board(ROWS), 0, point -> false));
        tree.run(50);
        assertThat(tree.best()).isEqualTo(ReadingBoard.PASS);
    }
}
