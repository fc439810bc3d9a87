package org.openarbiter.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.board.GameTerms;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;

/** Small boards are worth what others found, and the best play that is shown gets it. */
class SolverTest {
    private static final long NODES = 30_000_000;

    @ParameterizedTest
    @CsvFileSource(resources = "values.csv", numLinesToSkip = 1)
    void a_board_is_worth_what_it_is_known_to_be_worth(String rules, String board, String plays, double value) throws Exception {
        check(rules, board, plays == null ? "" : plays, value);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvFileSource(resources = "long-values.csv", numLinesToSkip = 1)
    void a_larger_board_too(String rules, String board, String plays, double value) throws Exception {
        check(rules, board, plays == null ? "" : plays, value);
    }

    private static void check(String rules, String name, String text, double value) throws PlayException, UnsolvableException {
        GoBoard board = Boards.empty(name);
        Rulebook<GoBoard> rulebook = Boards.rulebook(rules);
        List<Integer> plays = Boards.plays(board, text);
        Solution solution = Solver.solve(board, rulebook, plays, NODES);
        assertThat(solution.isSolved()).isTrue();
        assertThat(solution.value()).isEqualTo(value);
        List<Integer> all = new ArrayList<>(plays);
        all.addAll(Boards.plays(board, solution.line().stream().map(play -> play.substring(2)).collect(Collectors.joining(" "))));
        assertThat(ended(rulebook, board, all)).as("what %s comes to", solution.line()).isEqualTo(value);
    }

    /** What a game comes to that the referee lets be played to its end with these plays; after a prohibition one player may be alone. */
    private static double ended(Rulebook<GoBoard> rulebook, GoBoard start, List<Integer> plays) {
        Referee<GoBoard> referee =
                new Referee<>(rulebook, start.seats(), Options.DEFAULT.withStrict(true), start.copy());
        for (int play : plays) {
            assertThat(referee.verdict().status()).isEqualTo("open");
            referee.act(new Act.Play(referee.next(), play));
        }
        assertThat(referee.isOver()).as(referee.ruling().text()).isTrue();
        List<Double> points = Score.of(referee.board(), List.of(), Scoring.AREA, 0).points();
        return points.get(0) - points.get(1);
    }

    @Test
    void white_needs_refreshing_passes_on_two_by_two_after_a_stone() throws Exception {
        GoBoard board = Boards.empty("2x2");
        List<Integer> plays = Boards.plays(board, "A1 B2 A2");
        assertThat(Solver.solve(board, Boards.rulebook("kee?refreshing=no"), plays, NODES).value()).isEqualTo(-1);
        assertThat(Solver.solve(board, Boards.rulebook("kee"), plays, NODES).value()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2x1, 0.5", "3x1, 2.5", "4x1, 3.5", "2x2, 0.5"})
    void the_button_goes_to_whoever_passes_first(String board, double value) throws Exception {
        Solution solution = Solver.solve(Boards.empty(board), Boards.rulebook("button?komi=0"), List.of(), NODES);
        assertThat(solution.isSolved()).isTrue();
        assertThat(solution.value()).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"1x1, 0", "2x1, 0", "3x1, 3", "2x2, 0"})
    void passes_that_lift_all_bans_are_searched(String board, double value) throws Exception {
        Solution solution = Solver.solve(Boards.empty(board), Boards.rulebook("katago-spight?komi=0"), List.of(), NODES);
        assertThat(solution.isSolved()).isTrue();
        assertThat(solution.value()).isEqualTo(value);
    }

    @Test
    void komi_is_taken_into_account() throws Exception {
        GoBoard board = Boards.empty("3x1");
        assertThat(Solver.solve(board, Boards.rulebook("tromp-taylor"), List.of(), NODES).value()).isEqualTo(3 - 7.5);
        board.terms(GameTerms.NONE.withKomi(0.5));
        assertThat(Solver.solve(board, Boards.rulebook("tromp-taylor"), List.of(), NODES).value()).isEqualTo(2.5);
    }

    @Test
    void a_budget_ends_a_search_with_bounds_that_hold() throws Exception {
        GoBoard board = Boards.empty("3x2");
        int open = 0;
        for (long nodes = 1; nodes < 4000; nodes = nodes * 3 / 2 + 1) {
            Solution solution = Solver.solve(board, Boards.rulebook("psk"), List.of(), nodes);
            assertThat(solution.lower()).isLessThanOrEqualTo(0);
            assertThat(solution.upper()).isGreaterThanOrEqualTo(0);
            open += solution.isSolved() ? 0 : 1;
        }
        assertThat(open).isGreaterThan(3);
        Solution solution = Solver.solve(board, Boards.rulebook("psk"), List.of(), 100);
        assertThatThrownBy(solution::value).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @CsvSource({"simple, 1x1, 0", "simple, 2x1, 0", "simple, 3x1, 3", "simple, 4x1, 4", "simple, 5x1, 0", "simple, 2x2, 0", "simple, 3x2, 0", "chsk, 2x2, 0", "chsk, 3x1, 3"})
    void a_long_cycle_is_a_draw_where_it_is_allowed(String rules, String board, double value) throws Exception {
        Solution solution = Solver.solve(Boards.empty(board), Boards.rulebook(rules), List.of(), NODES);
        assertThat(solution.isSolved()).isTrue();
        assertThat(solution.value()).isEqualTo(value);
    }

    @Test
    void four_by_four_ends_with_bounds_within_its_memory() throws Exception {
        Solution solution = Solver.solve(Boards.empty("4x4"), Boards.rulebook("psk"), List.of(), NODES, 48);
        assertThat(solution.isFull()).isTrue();
        assertThat(solution.lower()).isLessThanOrEqualTo(solution.upper()).isGreaterThanOrEqualTo(-16);
        assertThat(solution.upper()).isLessThanOrEqualTo(16);
    }

    @Test
    void what_cannot_be_solved_is_said() {
        assertThatThrownBy(() -> Solver.solve(Boards.empty("2x2"), Boards.rulebook("simple?scoring=territory"), List.of(), NODES))
                .isInstanceOf(UnsolvableException.class)
                .hasMessageContaining("more prisoners each time");
        assertThatThrownBy(() -> Solver.solve(Boards.empty("2x2"), Boards.rulebook("chinese"), List.of(), NODES))
                .isInstanceOf(UnsolvableException.class)
                .hasMessageContaining("whole komi");
        assertThatThrownBy(() -> Solver.solve(Boards.empty("2x2"), Boards.rulebook("katago-spight?stop=passes"), List.of(), NODES))
                .isInstanceOf(UnsolvableException.class)
                .hasMessageContaining("cannot handle ko=spight with stop=passes: passes in turn with stones bring boards back without end");
        for (String refused : List.of("katago-simple?komi=0&long-cycle=third", "psk?long-cycle=captures", "nsk?long-cycle=no-result", "simple?stop=either")) {
            assertThatThrownBy(() -> Solver.solve(Boards.empty("2x2"), Boards.rulebook(refused), List.of(), NODES))
                    .isInstanceOf(UnsolvableException.class)
                    .hasMessageStartingWith("the solver cannot handle " + refused.replaceAll(".*[?&]", ""));
        }
        Start three = new Start(null, new Start.Shape.Named("2x2"), Map.of(), null, Seats.of("B", "W", "R"), false);
        assertThatThrownBy(() -> Solver.solve(Boards.of(three), Boards.rulebook("kee"), List.of(), NODES))
                .isInstanceOf(UnsolvableException.class)
                .hasMessageContaining("two players, not 3");
        assertThatThrownBy(() -> Solver.solve(Boards.empty("3x1"), Boards.rulebook("psk"), List.of(0, 0), NODES))
                .isInstanceOf(UnsolvableException.class)
                .hasMessageContaining("A1");
        assertThatThrownBy(() -> Solver.solve(Boards.empty("3x1"), Boards.rulebook("kee?scoring=territory"), List.of(), NODES))
                .isInstanceOf(UnsolvableException.class)
                .hasMessageContaining("area");
    }
}
