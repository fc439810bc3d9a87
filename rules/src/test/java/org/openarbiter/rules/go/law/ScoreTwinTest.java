package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Seats;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.Shapes;
import org.openarbiter.rules.go.score.Dame;
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
