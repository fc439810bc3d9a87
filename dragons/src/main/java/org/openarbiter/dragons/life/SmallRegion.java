package org.openarbiter.dragons.life;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;
import org.openarbiter.dragons.read.ReadingBoard;

/** Finds the small region between stones of one color that a point lies in. */
public final class SmallRegion {
    /** Stones in a region with no more points are shut in. */
    private static final int SHUT_IN = 14;

    private SmallRegion() {}

    /** The region in which stones of the other color shut a stone in; empty if they do not. */
    public static Optional<BitSet> around(ReadingBoard board, int stone) {
        return of(board, stone, 1 - board.stoneAt(stone), SHUT_IN);
    }

    /**
     * The points that are connected with a point without passing stones of one color.
     *
     * @param point a point without such a stone
     * @param wall the color
     * @param most the largest number of points
     * @return the points; empty if there are more
     */
    public static Optional<BitSet> of(ReadingBoard board, int point, int wall, int most) {
        BitSet region = new BitSet(board.points());
        region.set(point);
        Deque<Integer> open = new ArrayDeque<>();
        open.push(point);
        int count = 1;
        while (!open.isEmpty()) {
            int from = open.pop();
            for (int side = 0; side < board.degree(from); side++) {
                int next = board.neighbor(from, side);
                if (board.stoneAt(next) != wall && !region.get(next)) {
                    if (count == most) {
                        return Optional.empty();
                    }
                    region.set(next);
                    open.push(next);
                    count++;
                }
            }
        }
        return Optional.of(region);
    }
}
