package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.Shapes;

/** What is learned from positions in which the reason for the move is known. */
class MoveTrainingTest {
    private static final int SIDE = 6;

    /** Positions at random in which a stone was taken. */
    private static MoveTraining takers(long seed, int count) throws InputException {
        Random random = new Random(seed);
        MoveTraining training = new MoveTraining(1);
        while (training.size() < count) {
            ReadingBoard board = ReadingBoard.of(Shapes.of(SIDE + "x" + SIDE));
            for (int ply = 0; ply < SIDE * SIDE / 2; ply++) {
                int point = random.nextInt(board.points());
                if (board.isLegal(ply % 2, point)) {
                    board.play(ply % 2, point);
                }
            }
            IntStream.range(0, board.points()).filter(point -> board.isLegal(0, point) && board.takes(0, point) > 0).findFirst()
                    .ifPresent(point -> training.add(board, 0, ReadingBoard.PASS, point));
        }
        return training;
    }

    @Test
    void a_habit_is_learned_and_found_again_in_other_positions() throws InputException {
        String weights = takers(1, 150).learn();
        assertThat(weights).isEqualTo(takers(1, 150).learn());
        MoveTraining others = takers(2, 150);
        assertThat(others.percent("", false)).isLessThan(20);
        assertThat(others.percent(weights, false)).isGreaterThan(75);
        assertThat(others.percent(weights, true)).isGreaterThan(75);
    }

    @Test
    void a_move_into_an_own_eye_is_not_learned() throws InputException {
        int[] stones = {0, 0, 0, 0, ReadingBoard.EMPTY, 0, 0, 0, 0};
        stones[8] = ReadingBoard.EMPTY;
        MoveTraining training = new MoveTraining(1);
        training.add(ReadingBoard.of(Shapes.of("3x3"), stones, -1), 0, ReadingBoard.PASS, 4);
        assertThat(training.size()).isZero();
    }
}
