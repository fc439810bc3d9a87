package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.rules.go.score.Scoring;

/** What an analysis shows of moves. */
class SceneTraitsTest {
    /** B1 decides about seven black stones; two white ones in the other corner are dead. */
    static final ReadingBoard BOARD = Diagrams.board(List.of(
            "....X..OO",
            "....XXXXX",
            "......X..",
            ".........",
            "...X.....",
            ".........",
            "OOOOO....",
            "XXXXO....",
            "...XO...."));

    private static SceneTraits traits(int seat) {
        Turn turn = new Turn(BOARD, seat, Scoring.AREA, any -> true);
        return new SceneTraits(Scene.of(turn, new Analyst(Effort.TABLE).analyze(BOARD)));
    }

    private static boolean has(SceneTraits traits, String point, Trait trait, int degree) {
        return Arrays.stream(traits.of(BOARD.topology().point(point))).anyMatch(number -> number == trait.at(degree));
    }

    private static long count(SceneTraits traits, Trait trait, int degree) {
        return IntStream.range(0, BOARD.points())
                .filter(point -> Arrays.stream(traits.of(point)).anyMatch(number -> number == trait.at(degree)))
                .count();
    }

    @Test
    void the_move_that_decides_saves_for_one_side_and_kills_for_the_other() {
        assertThat(has(traits(0), "B1", Trait.SAVES, 3)).isTrue();
        assertThat(has(traits(0), "B1", Trait.SPOILS, 3)).isTrue();
        assertThat(has(traits(1), "B1", Trait.KILLS, 3)).isTrue();
        assertThat(has(traits(1), "B1", Trait.DENIES, 3)).isTrue();
        assertThat(has(traits(0), "B1", Trait.LATER, 0)).isFalse();
    }

    @Test
    void points_are_one_player_s_or_the_other_s() {
        assertThat(has(traits(0), "G9", Trait.OWNER, Trait.OWNER.degrees() - 1)).isTrue();
        assertThat(has(traits(1), "G9", Trait.OWNER, 0)).isTrue();
    }

    @Test
    void dead_stones_are_touched() {
        assertThat(has(traits(0), "G9", Trait.DEAD_OTHER, 0)).isTrue();
        assertThat(has(traits(1), "G9", Trait.DEAD_OWN, 0)).isTrue();
    }

    /** The first degree is that of the largest point; with 81 points nearly all are among the largest 90. */
    @Test
    void the_largest_points_are_counted_up_to_the_size_of_the_board() {
        SceneTraits traits = traits(0);
        assertThat(count(traits, Trait.LARGE, 0)).isBetween(1L, 2L);
        assertThat(count(traits, Trait.LARGE, 6)).isZero();
    }
}
