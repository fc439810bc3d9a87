package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.Shapes;

/** What the board alone shows of moves. */
class BoardTraitsTest {
    private static final int SIDE = 7;
    private static final int SYMMETRIES = 8;
    /** Black to move. */
    private static final ReadingBoard BOARD = Diagrams.board(List.of(
            "XO.....O.",
            "........O",
            "......X..",
            ".....XOX.",
            ".........",
            "..OO.....",
            ".OXX.....",
            "..OO.....",
            "........."));

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
        "A3, one-of-three 1",
        "A3, place 2",
        "A1, place 1",
        "J9, self-atari 0",
        "F7, joins 0",
        "B4, cuts 0",
        "H8, distance 2",
        "A1, distance 17"})
    void traits_are_what_a_player_counts(String point, String wanted) {
        assertThat(traits(BOARD, 0, BOARD.topology().point(point), BOARD.topology().point("H9"))).contains(wanted);
    }

    @Test
    void moves_look_the_same_however_the_board_is_turned() throws InputException {
        Random random = new Random(3);
        for (int round = 0; round < 100; round++) {
            int[] stones = stones(random);
            for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
                int[] turned = new int[stones.length];
                for (int point = 0; point < stones.length; point++) {
                    turned[turned(point, symmetry)] = stones[point];
                }
                compare(board(stones), board(turned), symmetry, random);
            }
        }
    }

    /** Stones as a few plays at random leave them. */
    private static int[] stones(Random random) throws InputException {
        ReadingBoard board = ReadingBoard.of(Shapes.of(SIDE + "x" + SIDE));
        for (int ply = 0; ply < SIDE * SIDE / 2; ply++) {
            int point = random.nextInt(board.points());
            if (board.isLegal(ply % 2, point)) {
                board.play(ply % 2, point);
            }
        }
        return IntStream.range(0, board.points()).map(board::stoneAt).toArray();
    }

    private static ReadingBoard board(int[] stones) throws InputException {
        return ReadingBoard.of(Shapes.of(SIDE + "x" + SIDE), stones, -1);
    }

    private static void compare(ReadingBoard board, ReadingBoard turned, int symmetry, Random random) {
        int latest = random.nextInt(board.points());
        for (int point = 0; point < board.points(); point++) {
            if (board.isLegal(0, point)) {
                assertThat(new TreeSet<>(traits(turned, 0, turned(point, symmetry), turned(latest, symmetry))))
                        .as("%s %d", board, point)
                        .isEqualTo(new TreeSet<>(traits(board, 0, point, latest)));
            }
        }
    }

    private static int turned(int point, int symmetry) {
        int column = point % SIDE;
        int row = point / SIDE;
        int x = (symmetry & 1) == 0 ? column : SIDE - 1 - column;
        int y = (symmetry & 2) == 0 ? row : SIDE - 1 - row;
        return (symmetry & 4) == 0 ? y * SIDE + x : x * SIDE + y;
    }

    @Test
    void rings_are_read_back() {
        assertThat(BoardTraits.signs(BoardTraits.code("X.O#XO.."))).isEqualTo("X.O#XO..");
        assertThat(BoardTraits.code("X.O#XO.")).isEqualTo(-1);
        assertThat(BoardTraits.code("X.O#XO.?")).isEqualTo(-1);
    }
}
