package org.openarbiter.dragons.race;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.worms.RandomPositions;

/** What a race takes for granted does not depend on how the board lies. */
class ArenaTest {
    private static final int SIDE = 13;
    private static final int BOARDS = 400;
    private static final long SEED = 12;

    @Test
    void aTurnedBoardHasTheSameSafeStones() {
        int arenas = 0;
        for (ReadingBoard board : RandomPositions.of(SEED, BOARDS, SIDE, SIDE)) {
            ReadingBoard turned = RandomPositions.changed(board, ArenaTest::turn, false);
            for (int stone = 0; stone < board.points(); stone++) {
                int rival = board.stoneAt(stone) == ReadingBoard.BLACK ? rival(board, stone) : -1;
                if (rival >= 0) {
                    Arena arena = Arena.of(board, stone, rival);
                    Arena other = Arena.of(turned, turn(stone), turn(rival));
                    for (int point = 0; point < board.points(); point++) {
                        if (board.stoneAt(point) != ReadingBoard.EMPTY) {
                            assertThat(other.isSafe(turn(point)))
                                    .as("%s of the race %s, %s in\n%s", name(board, point), name(board, stone), name(board, rival), board)
                                    .isEqualTo(arena.isSafe(point));
                        }
                    }
                    arenas++;
                }
            }
        }
        assertThat(arenas).isGreaterThan(1_000);
    }

    private static String name(ReadingBoard board, int point) {
        return board.topology().pointName(point);
    }

    /** A white stone to the right of a black one; −1 if there is none. */
    private static int rival(ReadingBoard board, int stone) {
        int next = stone + 1;
        return next % SIDE != 0 && board.stoneAt(next) == ReadingBoard.WHITE ? next : -1;
    }

    /** A quarter of a turn. */
    private static int turn(int point) {
        return (point % SIDE) * SIDE + SIDE - 1 - point / SIDE;
    }
}
