package org.openarbiter.dragons.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A defense that is not proved: the same reading, asked about the attack on it next, must not prove the attack. */
class StandingDefenseTest {
    private static final int SIDE = 11;
    private static final int BOARDS = 120;
    private static final long NODES = 12_000;
    private static final int FULL = 30;
    private static final long PATIENT = 1_000_000;

    @Test
    void aCutStandsUpToTheConnectionAfterIt() {
        int asked = 0;
        Random random = new Random(4);
        for (int i = 0; i < BOARDS; i++) {
            ReadingBoard board = scattered(random);
            List<Integer> stones = stones(board, ReadingBoard.BLACK);
            int one = stones.get(random.nextInt(stones.size()));
            for (int other : stones) {
                if (isNear(one, other) && !board.isSame(one, other)) {
                    Answer cut = new Reading(board, NODES).disconnect(one, other);
                    if (cut.isUnknown() && cut.likely() == Fate.WIN && cut.point() >= 0) {
                        asked++;
                        board.play(ReadingBoard.WHITE, cut.point());
                        assertThat(isConnected(board, one, other))
                                .as("%s and %s in\n%s", board.topology().pointName(one), board.topology().pointName(other), board)
                                .isFalse();
                        board.undo();
                    }
                }
            }
        }
        assertThat(asked).isGreaterThan(50);
    }

    /** Two stones in atari that get three liberties: nothing more is proved, and the move is named all the same. */
    @Test
    void whatPatientReadingLeavesOpenIsSavedByWhatStandsUp() {
        ReadingBoard board = Diagrams.board(List.of(
                ".........", ".........", ".........", ".........", "...XX....", "..XOO....", "...XX....", ".........", "........."));
        int stone = board.topology().point("D4");
        Answer saved = new Reading(board, PATIENT).defend(stone);
        assertThat(saved.isUnknown()).isTrue();
        assertThat(saved.likely()).isEqualTo(Fate.WIN);
        board.play(ReadingBoard.WHITE, saved.point());
        assertThat(new Reading(board, PATIENT).attack(stone).fate()).isEqualTo(Fate.LOSS);
    }

    private static boolean isConnected(ReadingBoard board, int one, int other) {
        boolean stand = board.stoneAt(one) != ReadingBoard.EMPTY && board.stoneAt(other) != ReadingBoard.EMPTY;
        return stand && new Reading(board, NODES).connect(one, other).fate() == Fate.WIN;
    }

    private static ReadingBoard scattered(Random random) {
        ReadingBoard board = ReadingBoard.of(Diagrams.shape(SIDE, SIDE));
        for (int ply = 0; ply < FULL; ply++) {
            int point = random.nextInt(SIDE * SIDE);
            if (board.stoneAt(point) == ReadingBoard.EMPTY && !board.isSuicide(ply % 2, point)) {
                board.play(ply % 2, point);
            }
        }
        return ReadingBoard.of(board.topology(), colors(board), ReadingBoard.PASS);
    }

    private static int[] colors(ReadingBoard board) {
        int[] colors = new int[board.points()];
        for (int point = 0; point < colors.length; point++) {
            colors[point] = board.stoneAt(point);
        }
        return colors;
    }

    private static List<Integer> stones(ReadingBoard board, int color) {
        List<Integer> stones = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) == color) {
                stones.add(point);
            }
        }
        return stones;
    }

    private static boolean isNear(int one, int other) {
        return Math.abs(one % SIDE - other % SIDE) + Math.abs(one / SIDE - other / SIDE) <= 4;
    }
}
