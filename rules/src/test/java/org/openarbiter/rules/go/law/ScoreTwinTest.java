package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.PassAlive;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;

/** Counting against a slow twin on random positions, and on positions made for it. */
final class ScoreTwinTest {
    private static final List<String> SHAPES =
            List.of("1x1", "4x1", "3x3", "5x4", "7x7", "9x9", "ring:8", "star:5", "torus:4x4", "hex:2", "triangle:5");

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void random_positions_count_alike(int players) throws InputException {
        Random random = new Random(players);
        Seats seats = new Seats(List.of("B", "W", "R", "G").subList(0, players));
        int lostBefore = 0;
        int owned = 0;
        int shared = 0;
        for (int game = 0; game < 60 * SHAPES.size(); game++) {
            GoBoard board = new GoBoard(Shapes.of(SHAPES.get(game % SHAPES.size())), seats, 0, false);
            int[] plays = new int[board.mostPlays()];
            int[] lost = new int[players];
            int length = random.nextInt(2 * board.topology().size() + 2);
            for (int ply = 0; ply < length; ply++) {
                board.play(board.toMove(), plays[random.nextInt(board.legalPlays(board.toMove(), plays))]);
                IntStream.range(0, players).forEach(seat -> lost[seat] += board.takenByLatest(seat));
            }
            List<Integer> dead = new ArrayList<>();
            while (random.nextInt(3) > 0) {
                dead.add(random.nextInt(board.topology().size()));
            }
            int[] stones = IntStream.range(0, board.topology().size()).map(board::stoneAt).toArray();
            SlowScore slow = new SlowScore(board.topology(), stones, lost).without(new TreeSet<>(dead));
            Score area = Score.of(board, dead, Scoring.AREA, 0);
            Score territory = Score.of(board, dead, Scoring.TERRITORY, 0);
            assertThat(area.owner()).as("%s, dead %s", board, dead).isEqualTo(slow.owners()).isEqualTo(territory.owner());
            assertThat(area.points()).as("%s, dead %s", board, dead).isEqualTo(slow.area());
            assertThat(territory.points()).as("%s, dead %s", board, dead).isEqualTo(slow.territory());
            lostBefore += IntStream.of(lost).sum();
            owned += (int) area.owner().stream().filter(owner -> owner >= 0).count();
            shared += area.owner().size() - (int) area.owner().stream().filter(owner -> owner >= 0).count();
        }
        assertThat(List.of(lostBefore, owned, shared)).allMatch(count -> count > 1000);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void random_positions_are_taxed_alike(int players) throws InputException {
        Random random = new Random(players);
        int taxed = 0;
        for (int game = 0; game < 40 * SHAPES.size(); game++) {
            GoBoard board = played(Shapes.of(SHAPES.get(game % SHAPES.size())), players, random);
            SlowScore slow = new SlowScore(board.topology(), IntStream.range(0, board.topology().size()).map(board::stoneAt).toArray(),
                    IntStream.range(0, players).map(board::lost).toArray());
            for (boolean area : new boolean[] {true, false}) {
                for (Tax tax : List.of(Tax.SEKI, Tax.ALL)) {
                    Score score = Score.of(board, List.of(), area ? Scoring.AREA : Scoring.TERRITORY, tax, Dame.FILLED, 0);
                    assertThat(score.points()).as("%s %s", board, tax).isEqualTo(slow.taxed(area, tax == Tax.ALL));
                    taxed += score.points().equals(area ? slow.area() : slow.territory()) ? 0 : 1;
                }
            }
        }
        assertThat(taxed).isGreaterThan(200);
    }

    /** However the points are numbered, every count is the same: the symmetries of a board are among the ways to number it. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void a_score_does_not_depend_on_how_the_board_lies(int players) throws InputException {
        Random random = new Random(players);
        for (int game = 0; game < 40 * SHAPES.size(); game++) {
            GoBoard board = played(Shapes.of(SHAPES.get(game % SHAPES.size())), players, random);
            List<Integer> order = new ArrayList<>(IntStream.range(0, board.topology().size()).boxed().toList());
            Collections.shuffle(order, random);
            checkAlike(board, renumbered(board, order));
        }
    }

    @Test
    void a_score_is_the_same_in_every_mirror() throws InputException {
        Random random = new Random(8);
        for (int game = 0; game < 300; game++) {
            GoBoard board = played(Shapes.of(game % 2 == 0 ? "5x5" : "9x9"), 2, random);
            int side = board.topology().width();
            for (int symmetry = 0; symmetry < 8; symmetry++) {
                GoBoard turned = new GoBoard(board.topology(), board.seats(), 0, false);
                for (int point = 0; point < side * side; point++) {
                    int x = (symmetry & 1) == 0 ? point % side : side - 1 - point % side;
                    int y = (symmetry & 2) == 0 ? point / side : side - 1 - point / side;
                    if (board.stoneAt(point) != GoBoard.EMPTY) {
                        turned.setUp(board.stoneAt(point), (symmetry & 4) == 0 ? y * side + x : x * side + y);
                    }
                }
                checkAlike(board, turned);
            }
        }
    }

    private static void checkAlike(GoBoard board, GoBoard other) {
        for (Tax tax : Tax.values()) {
            for (Dame dame : Dame.values()) {
                assertThat(Score.of(other, List.of(), Scoring.AREA, tax, dame, 0).points())
                        .as("%s and %s, %s %s", board, other, tax, dame)
                        .isEqualTo(Score.of(board, List.of(), Scoring.AREA, tax, dame, 0).points());
            }
        }
        assertThat(PassAlive.dead(other, true)).hasSameSizeAs(PassAlive.dead(board, true));
        assertThat(Score.of(other, PassAlive.dead(other, false), Scoring.AREA, 0).points())
                .isEqualTo(Score.of(board, PassAlive.dead(board, false), Scoring.AREA, 0).points());
    }

    private static GoBoard played(Topology shape, int players, Random random) {
        GoBoard board = new GoBoard(shape, new Seats(List.of("B", "W", "R", "G").subList(0, players)), 0, false);
        int[] plays = new int[board.mostPlays()];
        int length = random.nextInt(2 * board.topology().size() + 2);
        for (int ply = 0; ply < length; ply++) {
            board.play(board.toMove(), plays[random.nextInt(board.legalPlays(board.toMove(), plays))]);
        }
        return board;
    }

    /** The same position with the points in another order. */
    private static GoBoard renumbered(GoBoard board, List<Integer> order) {
        Topology shape = board.topology();
        List<int[]> edges = new ArrayList<>();
        for (int point = 0; point < shape.size(); point++) {
            for (int side = 0; side < shape.degree(point); side++) {
                if (shape.neighbor(point, side) > point) {
                    edges.add(new int[] {order.get(point), order.get(shape.neighbor(point, side))});
                }
            }
        }
        List<String> names = IntStream.range(0, shape.size()).mapToObj(point -> "p" + point).toList();
        GoBoard other = new GoBoard(Topology.of("", names, edges, 0), board.seats(), 0, false);
        for (int point = 0; point < shape.size(); point++) {
            if (board.stoneAt(point) != GoBoard.EMPTY) {
                other.setUp(board.stoneAt(point), order.get(point));
            }
        }
        return other;
    }

    /** Rows from the top, X for Black and O for White. */
    @ParameterizedTest
    @CsvSource({
        // Nobody borders the empty board alone.
        "..../..../..../...., 0, 0",
        // One stone has it all.
        "..../.X../..../...., 16, 0",
        // A wall without a gap, and one with a gap.
        "..XO./..XO./..XO., 9, 6",
        "..XO./..XO./...O., 2, 6",
        // Seki without eyes: Black e1-e2 and White g1-g2, whose common liberties f1 and f2 count for nobody.
        ".O.OX.OX.X./OOOOX.OXXXX, 10, 10",
        // Seki with an eye each, around the common liberty h2: counting area, the eyes count.
        ".O.OX.X.O.OX.X./OOOOXXXXOOOXXXX, 15, 14",
    })
    void area_is_stones_and_what_they_alone_border(String rows, int black, int white) throws InputException {
        assertThat(Score.of(position(rows), List.of(), Scoring.AREA, 0).points()).containsExactly((double) black, (double) white);
    }

    @ParameterizedTest
    @CsvSource({
        "..../.X../..../...., '', 15, 0",
        "..XO./..XO./..XO., '', 6, 3",
        ".O.OX.OX.X./OOOOX.OXXXX, '', 2, 2",
        // White gives the stone in Black's corner up: a prisoner, and a point where it stood.
        "O.XO./..XO./..XO., A3, 6, 2",
        // Black agrees that what looked like a seki is dead.
        ".O.OX.OX.X./OOOOX.OXXXX, E1 E2, 0, 6",
    })
    void territory_is_what_stones_alone_border_less_prisoners(String rows, String dead, int black, int white)
            throws InputException {
        GoBoard board = position(rows);
        List<Integer> points =
                Stream.of(dead.split(" ")).filter(name -> !name.isEmpty()).map(name -> board.topology().point(name)).toList();
        assertThat(Score.of(board, points, Scoring.TERRITORY, 0).points()).containsExactly((double) black, (double) white);
    }

    @ParameterizedTest
    @CsvSource({
        // Seki with an eye each: neither eye counts, those of the living groups do; two living groups pay the group tax.
        ".O.OX.X.O.OX.X./OOOOXXXXOOOXXXX, 3, 3, 2, 2, 0, 0",
        // Seki without eyes: the four groups around and within it; only those with two eyes live by themselves.
        ".O.OX.OX.X./OOOOX.OXXXX, 2, 2, 2, 2, 0, 0",
        // Dame that were left open are no seki: both groups could fill them.
        "..X.O../..X.O../..X.O.., 6, 6, 6, 6, 4, 4",
        // The last dame is left to nobody, but seven points are an eye space of two eyes.
        "....XO/..XX.O/..XO.O/XX.OOO, 8, 0, 8, 0, 6, 0",
    })
    void what_lives_in_seki_and_every_group_may_be_taxed(
            String rows, int black, int white, int blackSeki, int whiteSeki, int blackAll, int whiteAll) throws InputException {
        GoBoard board = position(rows);
        assertThat(taxed(board, Tax.NONE)).containsExactly((double) black, (double) white);
        assertThat(taxed(board, Tax.SEKI)).containsExactly((double) blackSeki, (double) whiteSeki);
        assertThat(taxed(board, Tax.ALL)).containsExactly((double) blackAll, (double) whiteAll);
    }

    private static List<Double> taxed(GoBoard board, Tax tax) {
        return Score.of(board, List.of(), Scoring.TERRITORY, tax, Dame.FILLED, 0).points();
    }

    @Test
    void komi_goes_to_the_second_of_two_and_decides() throws InputException {
        GoBoard even = position(".O.OX.OX.X./OOOOX.OXXXX");
        assertThat(Score.of(even, List.of(), Scoring.AREA, 0).outcome()).isEqualTo(Outcome.DRAW);
        assertThat(Score.of(even, List.of(), Scoring.AREA, 0.5).outcome()).isEqualTo(new Outcome.Win(1));
        assertThat(Score.of(even, List.of(), Scoring.AREA, -0.5).outcome()).isEqualTo(new Outcome.Win(0));
        GoBoard three = new GoBoard(Shapes.of("4x1"), Seats.of("B", "W", "R"), 0, false);
        three.setUp(2, 0);
        assertThat(Score.of(three, List.of(), Scoring.AREA, 7.5).outcome()).isEqualTo(new Outcome.Ranked(List.of(0.0, 0.0, 4.0)));
    }

    private static GoBoard position(String rows) throws InputException {
        String[] lines = rows.split("/");
        GoBoard board = new GoBoard(Shapes.of(lines[0].length() + "x" + lines.length), new Go().seats(), 0, false);
        for (int row = 0; row < lines.length; row++) {
            for (int column = 0; column < lines[row].length(); column++) {
                int seat = "XO".indexOf(lines[row].charAt(column));
                if (seat >= 0) {
                    board.setUp(seat, (lines.length - 1 - row) * lines[row].length() + column);
                }
            }
        }
        assertThat(board.breathless()).as(rows).isEqualTo(-1);
        return board;
    }
}
