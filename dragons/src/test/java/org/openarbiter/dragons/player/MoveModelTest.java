package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.rules.go.score.Scoring;

/** How likely moves are, and how the weights behind that are written. */
class MoveModelTest {
    /** Black, to move, is in atari at D5. */
    private static final ReadingBoard BOARD = Diagrams.board(List.of(
            ".........",
            ".........",
            ".........",
            "...O.....",
            "..OXO....",
            ".........",
            ".........",
            ".........",
            "........."));

    private static int[] open(ReadingBoard board) {
        return IntStream.range(0, board.points()).filter(point -> board.isLegal(0, point)).toArray();
    }

    private static String likeliest(int[] points, double[] likely) {
        int best = IntStream.range(0, likely.length).reduce((one, other) -> likely[other] > likely[one] ? other : one).orElseThrow();
        return BOARD.topology().pointName(points[best]);
    }

    @Test
    void what_runs_from_atari_is_likelier_than_most_moves_and_the_first_line_less_likely() {
        int[] points = open(BOARD);
        double[] likely = new MoveModel(BOARD).likelihoods(0, points, BOARD.topology().point("E5"));
        assertThat(Arrays.stream(likely).sum()).isCloseTo(1, within(1e-9));
        double runs = likely[index(points, "D4")];
        assertThat(Arrays.stream(likely).filter(other -> other > runs).count()).isLessThan(points.length / 10);
        assertThat(likely[index(points, "J1")]).isLessThan(runs / 10);
    }

    private static int index(int[] points, String name) {
        return Arrays.binarySearch(points, BOARD.topology().point(name));
    }

    @Test
    void an_analysis_makes_what_is_critical_likelier() {
        ReadingBoard corner = SceneTraitsTest.BOARD;
        int[] points = open(corner);
        Turn turn = new Turn(corner, 0, Scoring.AREA, any -> true);
        Scene scene = Scene.of(turn, new Analyst(Effort.TABLE).analyze(corner));
        assertThat(likeliest(points, new MoveModel(corner).likelihoods(scene, points))).isEqualTo("B1");
    }

    @Test
    void weights_are_read_back() {
        double[] alone = new double[Trait.NUMBERS];
        double[] analyzed = new double[Trait.NUMBERS];
        alone[Trait.RING.at(BoardTraits.code("X.O#XO.."))] = 1.25;
        alone[Trait.TAKES.at(7)] = -0.5;
        analyzed[Trait.TAKES.at(7)] = 2;
        analyzed[Trait.DEAD_OTHER.at(1)] = 0.75;
        String text = MoveModel.write(alone, analyzed);
        assertThat(text).isEqualTo("ring X.O#XO.. 1.25 -\ntakes 7 -0.50 2.00\ndead-other 1 - 0.75\n");
        assertThat(MoveModel.parse("; a comment\n" + text)).isEqualTo(new double[][] {alone, analyzed});
    }

    @ParameterizedTest
    @ValueSource(strings = {"takes 8 1.0 1.0", "takes -1 1.0 1.0", "ring XO 1.0 1.0", "gives 0 1.0 1.0", "takes 0 1", "takes x 1.0 1.0", "takes 0 a b", "takes 0 NaN 1.0", "ring  1.0 1.0"})
    void what_is_no_weight_is_refused_and_quoted(String line) {
        assertThatThrownBy(() -> MoveModel.parse(line + "\n")).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(line);
    }
}
