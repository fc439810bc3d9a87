package org.openarbiter.search.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/** The solver agrees with one that plays all games to their end under the referee. */
class SlowSolverTest {
    private static final Seats SEATS = Seats.of("B", "W");
    private static final long NODES = 5_000_000;
    private static final int ROUNDS = 30;

    @ParameterizedTest
    @ValueSource(strings = {
        "psk", "psk?suicide=yes", "psk?scoring=territory", "ssk", "ssk?suicide=yes", "nsk", "nsk?suicide=yes", "nsk-ko", "nsk-ko?suicide=yes",
        "new-zealand", "aga", "simple", "simple?suicide=yes", "simple?suicide=several", "chsk", "chsk?suicide=yes", "psk?tax=all", "psk?tax=seki&scoring=territory",
        "psk?ko=spight&stop=either", "psk?ko=spight&stop=repeated&suicide=yes", "katago-spight", "psk?stop=repeated", "ssk?stop=either&suicide=yes", "psk?stop=either&scoring=territory",
        "psk?ko=fixed", "psk?ko=fixed&suicide=yes", "button", "psk?button=yes&suicide=yes", "nsk-ko?button=yes", "psk?ko=spight&button=yes&stop=either",
        "psk?ko=fixed&button=yes", "simple?button=yes&suicide=yes", "chsk?button=yes&suicide=yes",
        "katago-positional", "katago-situational?tax=all", "kee", "kee?refreshing=no", "kee?ko-count=all", "kee?suicide=yes", "kee?refreshing=no&suicide=yes"
    })
    void random_graphs_are_worth_the_same_to_both(String rules) throws Exception {
        compare(rules, 4, 2_000);
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"psk", "ssk?suicide=yes", "nsk", "nsk-ko?suicide=yes", "kee", "kee?refreshing=no", "kee?ko-count=all"})
    void larger_random_graphs_too(String rules) throws Exception {
        compare(rules, 5, 300_000);
    }

    private static void compare(String rules, int mostPoints, long slowNodes) throws Exception {
        Rulebook<GoBoard> rulebook = Boards.rulebook(rules);
        double komi = Go.choices(rulebook).komi();
        Random random = new Random(rules.hashCode());
        int compared = 0;
        int lively = 0;
        for (int round = 0; round < ROUNDS; round++) {
            GoBoard board = board(random, mostPoints);
            List<Integer> plays = plays(rulebook, board, random);
            Solution solution = Solver.solve(board, rulebook, plays, NODES);
            assertThat(solution.isSolved()).isTrue();
            double value = solution.value() + komi;
            try {
                assertThat(SlowSolver.reaches(value, rulebook, board, plays, slowNodes)).as("%s %s: %s", board, plays, solution).isTrue();
                assertThat(SlowSolver.reaches(value + 0.5, rulebook, board, plays, slowNodes))
                        .as("%s %s: %s", board, plays, solution)
                        .isFalse();
            } catch (SlowSolver.TooLongException e) {
                continue;
            }
            compared++;
            lively += solution.nodes() > 10 ? 1 : 0;
        }
        assertThat(compared).as("boards that the slow one can solve").isGreaterThan(ROUNDS / 4);
        assertThat(lively).as("boards where there is something to search").isGreaterThan(ROUNDS / 20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"psk", "psk?suicide=yes", "ssk", "nsk", "nsk-ko", "psk?ko=fixed", "button?komi=0", "kee?refreshing=no", "kee"})
    void the_smallest_rows_are_worth_the_same_to_both(String rules) throws Exception {
        Rulebook<GoBoard> rulebook = Boards.rulebook(rules);
        for (String name : rules.equals("kee") ? List.of("1x1") : List.of("1x1", "2x1", "3x1")) {
            GoBoard board = Boards.empty(name);
            double value = Solver.solve(board, rulebook, List.of(), NODES).value();
            assertThat(SlowSolver.reaches(value, rulebook, board, List.of(), 3_000_000)).as(name).isTrue();
            assertThat(SlowSolver.reaches(value + 0.5, rulebook, board, List.of(), 3_000_000)).as(name).isFalse();
        }
    }

    /** A graph of two points or more, often with stones on it. */
    private static GoBoard board(Random random, int mostPoints) {
        while (true) {
            int count = 2 + random.nextInt(mostPoints - 1);
            List<String> points = new ArrayList<>();
            List<List<String>> edges = new ArrayList<>();
            for (int point = 0; point < count; point++) {
                points.add("p" + point);
                for (int earlier = 0; earlier < point; earlier++) {
                    if (earlier == point - 1 && random.nextInt(8) > 0 || random.nextInt(4) == 0) {
                        edges.add(List.of("p" + earlier, "p" + point));
                    }
                }
            }
            Map<String, List<String>> setup = new LinkedHashMap<>();
            for (String point : points) {
                int stone = random.nextInt(count > 3 ? 3 : 5);
                if (stone < 2) {
                    setup.computeIfAbsent(SEATS.name(stone), name -> new ArrayList<>()).add(point);
                }
            }
            Start start = new Start(
                    null, new Start.Shape.Graph(points, edges), setup, SEATS.name(random.nextInt(2)), SEATS, random.nextInt(4) == 0);
            try {
                return new Go().board(start, null);
            } catch (InputException | StartException e) {
                // A string without a liberty: another one.
            }
        }
    }

    /** Some plays that leave the game open, and nobody out of it. */
    private static List<Integer> plays(Rulebook<GoBoard> rulebook, GoBoard board, Random random) {
        Referee<GoBoard> referee = new Referee<>(rulebook, SEATS, Options.DEFAULT, board.copy());
        referee.remember();
        List<Integer> plays = new ArrayList<>();
        for (int ply = random.nextInt(6); ply > 0; ply--) {
            int[] legal = referee.legalPlays();
            int play = legal[random.nextInt(legal.length)];
            referee.act(new Act.Play(referee.next(), play));
            if (referee.isClosed() || referee.activeSeats() < 2 || referee.phase() != Phase.PLAY) {
                return plays;
            }
            plays.add(play);
        }
        return plays;
    }
}
