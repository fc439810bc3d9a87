package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;

/** Positions after random plays, the same for the same seed. */
public final class RandomPositions {
    private RandomPositions() {}

    /** Positions on rectangles of this size. */
    public static List<ReadingBoard> of(long seed, int count, int width, int height) {
        Random random = new Random(seed);
        List<ReadingBoard> boards = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ReadingBoard board = ReadingBoard.of(Diagrams.shape(width, height));
            int plays = random.nextInt(2 * board.points());
            for (int play = 0; play < plays; play++) {
                int point = random.nextInt(board.points());
                if (board.isLegal(play % 2, point)) {
                    board.play(play % 2, point);
                }
            }
            boards.add(board.copy());
        }
        return boards;
    }

    /** A position with each point elsewhere, and with the colors changed if so told. */
    public static ReadingBoard changed(ReadingBoard board, IntUnaryOperator to, boolean swap) {
        int[] stones = new int[board.points()];
        for (int point = 0; point < stones.length; point++) {
            int stone = board.stoneAt(point);
            stones[to.applyAsInt(point)] = swap && stone != ReadingBoard.EMPTY ? 1 - stone : stone;
        }
        return ReadingBoard.of(board.topology(), stones, board.koPoint() < 0 ? -1 : to.applyAsInt(board.koPoint()));
    }
}
