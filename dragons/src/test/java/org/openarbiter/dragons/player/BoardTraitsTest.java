package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.Shapes;

/** What the board alone shows of moves. */
class BoardTraitsTest {
    private static final int WIDTH = 7;
    private static final int HEIGHT = 4;
    private static final int SYMMETRIES = 8;
    /** Black to move. */
    private static final ReadingBoard BOARD = Diagrams.board(List.of(
            "XO.....O.",
            "........O",
            "......X..",
            ".....XOX.",
            ".........",
            "OXOO.....",
            "XOXX.....",
            "..OO.....",
            ".O......."));

    private static List<String> traits(ReadingBoard board, int seat, int point, int latest) {
        int[] numbers = new int[BoardTraits.MOST];
        int count = new BoardTraits(board).write(seat, point, latest, numbers);
        return Arrays.stream(numbers, 0, count).mapToObj(BoardTraitsTest::name).toList();
    }

    private static String name(int number) {
        for (Trait trait : Trait.values()) {
            int degree = number - trait.at(0);
            if (degree >= 0 && degree < trait.degrees()) {
                return trait + " " + (trait == Trait.RING ? BoardTraits.signs(degree) : degree);
            }
        }
        throw new AssertionError(number);
    }

    @ParameterizedTest
    @CsvSource({
        "G5, takes 0",
        "G5, place 10",
        "G5, ring XOX.....",
        "E3, leaves-atari 5",
        "A8, leaves-atari 1",
        "C9, atari 1",
        "H8, one-of-three 1",
        "J1, place 0",
        "A5, takes 4",
        "A1, self-atari 0",
        "F7, joins 0",
        "B2, cuts 3",
        "H8, distance 2",
        "A1, distance 17"})
    void traits_are_what_a_player_counts(String point, String wanted) {
        assertThat(traits(BOARD, 0, BOARD.topology().point(point), BOARD.topology().point("H9"))).contains(wanted);
    }

    @Test
    void moves_look_the_same_however_the_board_is_turned() throws InputException {
        Random random = new Random(3);
        for (int round = 0; round < 100; round++) {
            ReadingBoard board = played(random, WIDTH, round % 2 == 0 ? WIDTH : HEIGHT);
            for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
                compare(board, symmetry, random.nextInt(board.points()));
            }
        }
    }

    /** A board after a few plays at random. */
    private static ReadingBoard played(Random random, int width, int height) throws InputException {
        ReadingBoard board = ReadingBoard.of(Shapes.of(width + "x" + height));
        for (int ply = 0; ply < board.points() / 2; ply++) {
            int point = random.nextInt(board.points());
            if (board.isLegal(ply % 2, point)) {
                board.play(ply % 2, point);
            }
        }
        return board.copy();
    }

    private static void compare(ReadingBoard board, int symmetry, int latest) throws InputException {
        int width = board.topology().width();
        int height = board.topology().height();
        boolean isOnSide = (symmetry & 4) != 0;
        int[] stones = new int[board.points()];
        for (int point = 0; point < stones.length; point++) {
            stones[turned(point, symmetry, width, height)] = board.stoneAt(point);
        }
        ReadingBoard turned = ReadingBoard.of(Shapes.of((isOnSide ? height : width) + "x" + (isOnSide ? width : height)), stones, -1);
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) == ReadingBoard.EMPTY) {
                assertThat(new TreeSet<>(traits(turned, 0, turned(point, symmetry, width, height), turned(latest, symmetry, width, height))))
                        .as("%s %d", board, point)
                        .isEqualTo(new TreeSet<>(traits(board, 0, point, latest)));
            }
        }
    }

    private static int turned(int point, int symmetry, int width, int height) {
        int x = (symmetry & 1) == 0 ? point % width : width - 1 - point % width;
        int y = (symmetry & 2) == 0 ? point / width : height - 1 - point / width;
        return (symmetry & 4) == 0 ? y * width + x : x * height + y;
    }

    @Test
    void rings_are_read_back() {
        assertThat(BoardTraits.signs(BoardTraits.code("X.O#XO.."))).isEqualTo("X.O#XO..");
        assertThat(BoardTraits.code("X.O#XO.")).isEqualTo(-1);
        assertThat(BoardTraits.code("X.O#XO.?")).isEqualTo(-1);
        assertThat(BoardTraits.code("")).isEqualTo(-1);
    }
}
