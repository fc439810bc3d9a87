package org.openarbiter.dragons.read;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What readings found in the positions of a game, each with the points that it looked at: as long as the board has the same shape, these points the
 * same stones, and the ko is the same, the reading would be the same again.
 *
 * <p>Nothing is guessed: a reading is a function of what it looks at, so an answer from the memory is the answer of a new
 * reading. Not safe from several threads.
 */
public final class Memory {
    private final Map<Integer, Entry> entries = new HashMap<>();
    private long read;
    private long positions;

    /**
     * The answer to a question about a position.
     *
     * @param question names the question: another number for each that is asked in one position, the same in all positions
     * @param reading answers it by nothing but asking the board and playing on it, and leaves it as it was
     */
    public Answer ask(ReadingBoard board, int question, Supplier<Answer> reading) {
        Entry known = entries.get(question);
        if (known != null && known.holds(board)) {
            return known.answer;
        }
        read++;
        long[] before = placement(board);
        board.watch();
        Answer answer = reading.get();
        positions += answer.nodes();
        long[] looked = board.looked();
        entries.put(question, new Entry(board, looked, masked(before, looked), answer));
        return answer;
    }

    /** How many questions have been read, not remembered. */
    public long read() {
        return read;
    }

    /** Counts positions that were looked at for an answer that is not remembered. */
    public void count(long nodes) {
        positions += nodes;
    }

    /** How many positions have been looked at. */
    public long positions() {
        return positions;
    }

    private static long[] placement(ReadingBoard board) {
        long[] placement = new long[2 * board.words()];
        board.copyPlacement(placement, 0);
        return placement;
    }

    /** What a placement has on some points. */
    private static long[] masked(long[] placement, long[] points) {
        for (int i = 0; i < placement.length; i++) {
            placement[i] &= points[i % points.length];
        }
        return placement;
    }

    /** An answer, and on what it rests. */
    private static final class Entry {
        private final int points;
        private final int width;
        private final long[] looked;
        private final long[] stones;
        private final int koPoint;
        private final int koColor;
        private final Answer answer;

        Entry(ReadingBoard board, long[] looked, long[] stones, Answer answer) {
            points = board.points();
            width = board.topology().width();
            this.looked = looked;
            this.stones = stones;
            koPoint = board.koPoint();
            koColor = board.koColor();
            this.answer = answer;
        }

        boolean holds(ReadingBoard board) {
            return points == board.points() && width == board.topology().width() && koPoint == board.koPoint() && koColor == board.koColor()
                    && board.isPlacementOn(looked, stones);
        }
    }
}
