package org.openarbiter.dragons.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.worms.Analyst;

/**
 * Groups that are shut in, and those around them: nakade, races inside and sekis. {@link RingGame} plays each position out; where no ko
 * decides, the status of the ring is right without exception, and that of what it holds nearly always; it is never wrong where it is proved
 * without assumptions.
 */
class ShutInTest {
    private static final int SIDE = 9;
    private static final int BLACK = 1;
    private static final int WHITE = 2;

    /**
     * A rectangle in the corner of a board.
     *
     * @param stones the stones on it: 0 for none, 1 for Black, 2 for White
     * @param outside how many liberties the ring around it has outside
     */
    private record Corner(int width, int height, int[] stones, int outside) {
        static Corner random(Random random, int most, int outside) {
            int width = 0;
            int height = 0;
            while (width * height < 5 || width * height > most) {
                width = 2 + random.nextInt(4);
                height = 2 + random.nextInt(4);
            }
            double black = 0.2 + 0.4 * random.nextDouble();
            double white = 0.02 + 0.18 * random.nextDouble();
            int[] stones = new int[width * height];
            for (int i = 0; i < stones.length; i++) {
                double drawn = random.nextDouble();
                stones[i] = drawn < black ? BLACK : drawn < black + white ? WHITE : 0;
            }
            return new Corner(width, height, stones, Math.min(outside, height / 2 + 1 + (width + 1) / 2));
        }

        /** The board: White's ring around the rectangle, Black's two stones thick around that, with gaps for the liberties; nothing elsewhere. */
        int[] board() {
            int[] board = new int[SIDE * SIDE];
            for (int point = 0; point < board.length; point++) {
                int column = point % SIDE - (SIDE - width);
                int row = point / SIDE;
                boolean isInside = column >= 0 && row < height;
                boolean isRing = column >= -1 && row <= height;
                boolean isGap = column == -2 && row <= height && row % 2 == 0 && row / 2 < outside
                        || row == height + 1 && column >= 0 && column % 2 == 0 && height / 2 + 1 + column / 2 < outside;
                boolean isWall = column >= -3 && row <= height + 2 && !isGap;
                int digit = isInside ? stones[row * width + column] : isRing ? WHITE : isWall ? BLACK : 0;
                board[point] = digit == 0 ? ReadingBoard.EMPTY : digit == BLACK ? ReadingBoard.BLACK : ReadingBoard.WHITE;
            }
            return board;
        }

        int point(int index) {
            return index / width * SIDE + SIDE - width + index % width;
        }

        int ring() {
            return SIDE - width - 1;
        }

        /** A stone of the largest black string inside; −1 if there is none, or if a string has too few liberties to be asked about. */
        int largest() {
            int[] board = board();
            int largest = -1;
            int size = 0;
            boolean isLegal = liberties(board, ring()) > 0;
            for (int i = 0; i < stones.length; i++) {
                isLegal &= stones[i] == 0 || liberties(board, point(i)) >= (stones[i] == BLACK ? 2 : 1);
                if (stones[i] == BLACK && string(board, point(i)).size() > size) {
                    largest = i;
                    size = string(board, point(i)).size();
                }
            }
            return isLegal ? largest : -1;
        }

        private static long liberties(int[] board, int stone) {
            return string(board, stone).stream().flatMap(each -> around(each).stream()).filter(side -> board[side] == ReadingBoard.EMPTY)
                    .distinct().count();
        }

        private static List<Integer> string(int[] board, int stone) {
            List<Integer> string = new ArrayList<>(List.of(stone));
            for (int i = 0; i < string.size(); i++) {
                around(string.get(i)).stream().filter(side -> board[side] == board[stone] && !string.contains(side)).forEach(string::add);
            }
            return string;
        }

        private static List<Integer> around(int point) {
            return IntStream.of(point % SIDE > 0 ? point - 1 : -1, point % SIDE < SIDE - 1 ? point + 1 : -1, point - SIDE, point + SIDE)
                    .filter(side -> side >= 0 && side < SIDE * SIDE).boxed().toList();
        }
    }

    @Test
    void whatIsShutInIsReadAsItPlaysOut() {
        check(new Random(3), 70, 8, 0, 2);
    }

    @Test
    void aRingWithLibertiesOutsideIsReadAsItPlaysOut() {
        check(new Random(5), 50, 8, 5, 7);
    }

    @Test
    @Tag("long")
    void whatIsShutInIsReadAsItPlaysOutInManyPositions() {
        check(new Random(4), 400, 9, 0, 8);
        check(new Random(6), 400, 9, 5, 60);
    }

    private static void check(Random random, int positions, int most, int outside, int mostWrongInside) {
        int asked = 0;
        List<String> wrongRings = new ArrayList<>();
        List<String> wrongInside = new ArrayList<>();
        for (int i = 0; i < positions; ) {
            Corner corner = Corner.random(random, most, outside == 0 ? 0 : 1 + random.nextInt(outside));
            int stone = corner.largest();
            if (stone >= 0) {
                i++;
                RingGame.Fates fates = new RingGame(corner.width(), corner.stones(), corner.outside()).fates(stone);
                ReadingBoard board = ReadingBoard.of(Diagrams.shape(SIDE, SIDE), corner.board(), ReadingBoard.PASS);
                asked += check(fates.ring(), board, corner.ring(), wrongRings)
                        + check(fates.inside(), board, corner.point(stone), wrongInside);
            }
        }
        System.out.printf("ShutInTest: %d statuses, %d of rings wrong, %d inside wrong%n", asked, wrongRings.size(), wrongInside.size());
        assertThat(wrongRings).isEmpty();
        assertThat(wrongInside).hasSizeLessThanOrEqualTo(mostWrongInside);
    }

    /** Asks for a status if the truth is known; how many were asked for. */
    private static int check(State truth, ReadingBoard board, int stone, List<String> wrong) {
        if (truth == State.UNKNOWN) {
            return 0;
        }
        Group group = new Analyst(Effort.GLANCE).analyze(board).dragonAt(stone).orElseThrow().group();
        GroupStatus status = new Statuses(board).of(group, Effort.THOROUGH);
        if (status.state() != truth) {
            String what = "%s%s: %s, truly %s".formatted(board, board.topology().pointName(stone), status.state(), truth);
            assertThat(status.known()).as(what).isNotEqualTo(new Known.Proved());
            wrong.add(what);
        }
        return 1;
    }
}
