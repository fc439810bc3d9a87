package org.openarbiter.dragons.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.status.Known;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;

/**
 * What is dead, in seki and territory in finished positions.
 *
 * <p>A position is drawn beside what each of its points is: {@code X} and {@code O} alive, {@code #} and {@code @} a dead stone
 * of Black and White, {@code B} and {@code W} a stone in a seki, {@code x} and {@code o} territory, {@code .} neutral.
 */
class FinalStatusTest {
    private static final String TWO_EYES_AND_A_PRISONER = """
            . X . X O . .     x X x X O o o
            X X X X O . X     X X X X O o #
            O O O O O . .     O O O O O o o
            . . . . . O O     o o o o o O O
            . X X . . . .     o # # o o o o
            . . . O O O .     o o o O O O o
            . . . . . . .     o o o o o o o
            """;

    /** Who fills a shared liberty is captured, and what White's three stones leave is room for two eyes. */
    private static final String SEKI = """
            . . . . . . . . .     o o o o o o o o o
            . . . . . . . . .     o o o o o o o o o
            O O O O O O O O O     O O O O O O O O O
            O X X X X X X X O     O B B B B B B B O
            O X . O O O . X O     O B . W W W . B O
            """;

    /** Black's stones in the corner and White's beside them are in atari: whoever moves first captures, so neither stands in a seki. */
    private static final String EITHER_MAY_CAPTURE = """
            X O . O X . O . .     X O o O X . O o o
            X O O O X X O . O     X O O O X X O o O
            X X X X O X O O O     X X X X O X O O O
            O . O X O X X O .     O . O X O X X O o
            O O O O O O X O O     O O O O O O X O O
            . O . O . O X X X     o O o O o O X X X
            O O O O O O X . X     O O O O O O X x X
            . . . . . . X X X     . . . . . . X X X
            . . . . . . X . X     . . . . . . X x X
            """;

    /** Black may capture three stones, but is left with a shape that White plays into. */
    private static final String SEKI_WITH_A_CAPTURE = """
            . O O X . O O O O     . W W B . O O O O
            X X O X . O . O O     B B W B . O o O O
            O X . X O O O O O     O B . B O O O O O
            O X X X O O O O O     O B B B O O O O O
            O O O O O O O O O     O O O O O O O O O
            O O O O O O O O O     O O O O O O O O O
            O O O O O O O . O     O O O O O O O o O
            O O O O O O O O O     O O O O O O O O O
            O O O O O O O O O     O O O O O O O O O
            """;

    /** Black may begin the ko for the corner when he likes, and White cannot prevent it. */
    private static final String BENT_FOUR = """
            . O . O . . O . .     o O o O o o O o o
            O O O O O O O O .     O O O O O O O O o
            X X X X X X O O O     X X X X X X O O O
            . X . X . X X X O     x X x X x X X X O
            X X X X X . . X X     X X X X X x x X X
            O O X . . . . . .     @ @ X x x x x x x
            . O X X X . . . .     x @ X X X x x x x
            X O O O X . . . .     X @ @ @ X x x x x
            X X . O X . . . .     X X x @ X x x x x
            """;

    /** White can capture F1, but all who can are dead: it stays. */
    private static final String CAPTORS_ARE_DEAD = """
            O . . . . X . . .     O o o o o # o o o
            X O . . . . O X O     # O o o o o O # O
            . . . O O . . O O     o o o O O o o O O
            O O O X X O O X O     O O O X X O O X O
            O X X X . X X X X     O X X X x X X X X
            X . X O X . X . O     X x X @ X x X x @
            X X O O X . X . X     X X @ @ X x X x X
            O X X O O O O . .     @ X X @ @ @ @ x x
            . X O . . X O . .     x X @ x x X @ x x
            """;

    /** White has time to take the square four in her corner, and then room for two eyes. */
    private static final String CAPTURE_MAKES_EYES = """
            . . . . . . . . .     x x x x x x x x x
            . . . . . . . . .     x x x x x x x x x
            . . . . . . . . .     x x x x x x x x x
            X X X X X X X . .     X X X X X X X x x
            . . . . . . X . .     . . . . . . X x x
            O O O O . . X . .     O O O O . . X x x
            X X X O . . X . .     # # # O . . X x x
            . . X O . . X . .     o o # O . . X x x
            . . X O . . X . .     o o # O . . X x x
            """;

    /** The white ring is dead; so are the two stones in Black's eye, whom nobody is left to help. */
    private static final String DESERTED = """
            . . . . . . . . .     x x x x x x x x x
            X X X X X X X X X     X X X X X X X X X
            X . . . . . . . X     X x x x x x x x X
            X O O O O O O . X     X @ @ @ @ @ @ x X
            O O X X X X O O X     @ @ X X X X @ @ X
            O X X . . X X O X     @ X X x x X X @ X
            O X . O O . X O X     @ X x @ @ x X @ X
            O X X X X X X O X     @ X X X X X X @ X
            O O O O O O O O X     @ @ @ @ @ @ @ @ X
            """;

    /** A position of the end of a game: no reading proves what becomes of the white stones on the left, which half of the light games lose. */
    private static final String DEAD_BY_GAMES = """
            . O . O . O O X . . X . .
            . X O . O O X . X O X . .
            . X X O . O X X . . . X .
            . . . . O X X . . X . . X
            . . X O . O X X . X X X O
            . X X X O . O X . X O O O
            . X O O . O O O X O . O .
            . O . O O O X X X O O O O
            . . O X X X X . . X X X O
            . . O X O O O X . X X O .
            . . . O . . O X . X O . .
            . O X O O O O O X X O O .
            O . . . . X O O O X X O .
            """;

    private static GoBoard board(List<String> rows) {
        int width = rows.getFirst().length();
        try {
            GoBoard board = new GoBoard(Shapes.of(width + "x" + rows.size()), Seats.of("B", "W"), 0, false);
            for (int row = 0; row < rows.size(); row++) {
                for (int column = 0; column < width; column++) {
                    int seat = "XO".indexOf(rows.get(row).charAt(column));
                    if (seat >= 0) {
                        board.setUp(seat, (rows.size() - 1 - row) * width + column);
                    }
                }
            }
            return board;
        } catch (InputException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static List<String> half(String drawn, int which) {
        return drawn.lines().map(line -> line.strip().split(" {3,}")[which].replace(" ", "")).toList();
    }

    private static List<String> drawn(GoBoard board, FinalStatus status) {
        int width = board.topology().width();
        List<String> rows = new ArrayList<>();
        for (int row = board.topology().height() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder();
            for (int point = row * width; point < (row + 1) * width; point++) {
                boolean black = board.stoneAt(point) == 0;
                line.append(switch (status.at(point)) {
                    case ALIVE -> black ? 'X' : 'O';
                    case DEAD -> black ? '#' : '@';
                    case SEKI -> black ? 'B' : 'W';
                    case BLACK_TERRITORY -> 'x';
                    case WHITE_TERRITORY -> 'o';
                    case DAME -> '.';
                });
            }
            rows.add(line.toString());
        }
        return rows;
    }

    @ParameterizedTest
    @ValueSource(strings = {TWO_EYES_AND_A_PRISONER, SEKI, EITHER_MAY_CAPTURE, SEKI_WITH_A_CAPTURE, BENT_FOUR, CAPTORS_ARE_DEAD, CAPTURE_MAKES_EYES, DESERTED})
    void everyPointIsWhatIsDrawn(String drawn) {
        GoBoard board = board(half(drawn, 0));
        assertThat(drawn(board, FinalStatus.of(board))).isEqualTo(half(drawn, 1));
    }

    /** The lowest rows of a board, and the groups about which who moves first decides: what it is to kill them, and to save them. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "OOOOOO... .XX.XO... ....XO... ...XXO...           | B3 WIN KO_NEEDS_THREAT",
        "OOOOOO... XXXXXO... ...XXO...                     | A2 WIN WIN",
        "XXX..XO.. OOXX.XO.. .OOXXXO.. .OOOXXO.. ..OOXXO.. | A4 KO WIN",
        "XXXXXXO.. OOOOOXO.. OXX.OXO.. X.X.OXO..           | A1 KO WIN, B2 KO_NEEDS_THREAT WIN, A3 KO_NEEDS_THREAT KO",
        "....XO... ...X.XO.. ....XO... ....XO...           | F3 KO WIN",
    })
    void whatLivesOrDiesByWhoMovesFirstIsUnsettledInAKoOrWithoutOne(String lowest, String unsettled) {
        List<String> rows = new ArrayList<>(List.of(lowest.split(" ")));
        String wall = rows.getFirst().contains("XO") ? "....XO..." : ".........";
        rows.addAll(0, Collections.nCopies(9 - rows.size(), wall));
        GoBoard board = board(rows);
        assertThat(FinalStatus.of(board).unsettled().stream()
                .map(group -> board.pointName(group.stones().getFirst()) + " " + group.kill().fate() + " " + group.save().fate())
                .collect(Collectors.joining(", "))).isEqualTo(unsettled);
    }

    @Test
    void deadStonesComeInGroupsWithAReasonAndALineThatCanBePlayed() {
        GoBoard board = board(half(TWO_EYES_AND_A_PRISONER, 0));
        List<DeadGroup> dead = FinalStatus.of(board).dead();
        assertThat(dead).extracting(group -> group.stones().stream().map(board::pointName).toList())
                .containsExactly(List.of("B3", "C3"), List.of("G6"));
        for (DeadGroup group : dead) {
            assertThat(group.why().text()).isNotEmpty();
            assertThat(group.line()).isNotEmpty();
            GoBoard played = board(half(TWO_EYES_AND_A_PRISONER, 0));
            int seat = 0;
            for (int point : group.line()) {
                assertThat(point < 0 || played.isLegal(seat, point)).isTrue();
                played.play(seat, point < 0 ? played.pass() : point);
                seat = 1 - seat;
            }
        }
    }

    @Test
    void whereTheLightGamesLeaveItOpenAThoroughReadingSaysWhatIsDead() {
        GoBoard board = board(half(DEAD_BY_GAMES, 0));
        FinalStatus status = FinalStatus.of(board);
        assertThat(status.dead()).filteredOn(group -> !group.known().isProved()).singleElement()
                .satisfies(group -> assertThat(group.stones().stream().map(board::pointName)).containsExactly("B7", "B8", "C8", "D8", "C9", "B11", "C11", "B12"))
                .satisfies(group -> assertThat(group.why().text()).matches("it is captured in [6-9]\\d % of the random playouts of its part of the board"));
        assertThat(IntStream.range(0, board.topology().size()).mapToObj(status::at)).doesNotContain(FinalStatus.Status.SEKI);
    }

    /** A known attack, too: whether it can be answered is for the thorough reading to say, be it that the group is dead or that a move saves it. */
    @ParameterizedTest
    @CsvSource({
        "...X....XXX.X/...O.OX.OXXX./.XX..XXXXXX.X/..OOOX.XX.XXX/OOOXXX.X.XX.X/.OOXXXXOXX.X./OO..OXOOXXX.X/OOO..OOOXX.XX/OOOOOO.OX.XX./"
            + "OO.OOOOOXXX.X/..OOOOOOX.XXX/...OOOO.O.OOX/..OOOO.OOO.O., B11, true",
        ".OOOX..../.OOO..OO./.XXOO.OX./XXXOX.XXX/XXXXOOOXX/XXOXOOOX./XXO..OOXO/OOOOOOXXO/XXXXXXXXX, H4, false",
    })
    void whetherAnAttackCanBeAnsweredIsReadThoroughly(String rows, String stone, boolean isDead) {
        GoBoard board = board(List.of(rows.split("/")));
        assertThat(FinalStatus.of(board).at(board.topology().point(stone)) == FinalStatus.Status.DEAD).isEqualTo(isDead);
    }

    /** G12 could be saved in a ko by joining F11 and G10, but those are dead; the reason for all of them is that for J14. */
    @Test
    void whatIsSavedInAKoByDeadFriendsIsDead() {
        GoBoard board = board(List.of(
                "................OOX", "...............OOXX", "...O......OOOO.OX.X",
                "......O.OOXXXOOXXX.", ".........OXOXXXO...", "....O..OXOOOOOXXX..",
                "..O....OOXXOOXO....", "....O.XOXXXOOXO....", ".....XO.OX.XXX.....",
                "..O.X.XOOXXX.......", ".......O.OX....X...", ".........OX........",
                "...O....OX...X.....", ".......OOXX........", ".........OX.....X..",
                "...O...OOOX........", "OOO..OOXXX.....X...", "OXXOOXX.X..........",
                "XXXXXX.X..........."));
        FinalStatus status = FinalStatus.of(board);
        assertThat(status.unsettled()).isEmpty();
        DeadGroup group = status.dead().stream().filter(dead -> dead.stones().contains(board.topology().point("G12"))).findFirst().orElseThrow();
        assertThat(group.stones()).contains(board.topology().point("F11"), board.topology().point("G10"));
        assertThat(board.pointName(group.shown())).isEqualTo("J14");
    }

    /** Two points of the border are open, so nobody has two eyes; that is no seki. */
    @Test
    void anOpenBorderIsNoSeki() {
        GoBoard board = board(List.of(
                "....XO...", "....XO...", ".....O...", "....XO...", "....XO...", "....X....", "....XO...", "....XO...", "....XO..."));
        FinalStatus status = FinalStatus.of(board);
        assertThat(status.openings()).extracting(board::pointName).containsExactly("E7", "F4");
        assertThat(status.atOpenBorder()).contains(board.topology().point("E9"), board.topology().point("F1"));
        assertThat(status.ground().filled()).isEmpty();
    }

    @Test
    void aProofUnderAssumptionsIsCalledOne() {
        SplittableRandom random = new SplittableRandom(21);
        int assumed = 0;
        int proved = 0;
        for (int round = 0; round < 12; round++) {
            for (DeadGroup group : FinalStatus.of(played(random, 60)).dead()) {
                boolean isAssumed = group.known() instanceof Known.ProvedUnder;
                assertThat(group.why().text().contains("under assumptions")).isEqualTo(isAssumed);
                assumed += isAssumed ? 1 : 0;
                proved += group.known() instanceof Known.Proved ? 1 : 0;
            }
        }
        assertThat(assumed).isPositive();
        assertThat(proved).isPositive();
    }

    @Test
    void whatIsSettledUnconditionallyStays() {
        SplittableRandom random = new SplittableRandom(11);
        for (int round = 0; round < 8; round++) {
            GoBoard board = played(random, 70);
            Unconditional settled = Unconditional.of(board.topology(), board::stoneAt);
            FinalStatus status = FinalStatus.of(board);
            for (int point = 0; point < board.topology().size(); point++) {
                if (board.stoneAt(point) != GoBoard.EMPTY && settled.at(point) != Unconditional.Status.UNDECIDED) {
                    assertThat(status.at(point) == FinalStatus.Status.DEAD).as(board.toText())
                            .isEqualTo(settled.at(point) == Unconditional.Status.DEAD);
                }
            }
        }
    }

    @Test
    void theSamePositionIsToldTheSameWay() {
        GoBoard board = played(new SplittableRandom(5), 60);
        assertThat(drawn(board, FinalStatus.of(board))).isEqualTo(drawn(board, FinalStatus.of(board)));
        FinalStatus status = FinalStatus.of(board);
        List<Integer> dead = status.dead().stream().flatMap(group -> group.stones().stream()).sorted().toList();
        assertThat(dead).isEqualTo(IntStream.range(0, 49)
                .filter(point -> status.at(point) == FinalStatus.Status.DEAD)
                .boxed().toList());
    }

    private static GoBoard played(SplittableRandom random, int plies) {
        GoBoard board = board(List.of(".......", ".......", ".......", ".......", ".......", ".......", "......."));
        for (int ply = 0; ply < plies; ply++) {
            int point = random.nextInt(board.topology().size());
            if (board.stoneAt(point) == GoBoard.EMPTY && board.isLegal(ply % 2, point)) {
                board.play(ply % 2, point);
            }
        }
        return board;
    }

    @Test
    void boardsOfOtherShapesAndMorePlayersAreRefused() throws InputException {
        GoBoard ring = new GoBoard(Shapes.of("ring:5"), Seats.of("B", "W"), 0, false);
        GoBoard three = new GoBoard(Shapes.of("5x5"), Seats.of("B", "W", "R"), 0, false);
        assertThatIllegalArgumentException().isThrownBy(() -> FinalStatus.of(ring)).withMessageContaining("rectangles");
        assertThatIllegalArgumentException().isThrownBy(() -> FinalStatus.of(three)).withMessageContaining("two players");
    }
}
