package org.openarbiter.dragons.life;

import java.util.stream.IntStream;
import org.openarbiter.dragons.read.ReadingBoard;

/** How much room a group has to run to from each point. */
public final class Openness {
    /** On the first two lines there is no room to run. */
    private static final int OPEN_LINE = 2;
    /** Enemy stones as near leave no room to run. */
    private static final int NEAR = 2;
    private static final int MOST = 2;

    private Openness() {}

    /**
     * The openness of each point of a position as it is now: 0 near the edge or an enemy stone, then 1, then 2.
     *
     * @param enemy the color of the stones that do not let the group run
     */
    public static int[] of(ReadingBoard board, int enemy) {
        int width = board.topology().width();
        int height = board.topology().height();
        int[] openness = new int[board.points()];
        int[] enemies = IntStream.range(0, board.points()).filter(point -> board.stoneAt(point) == enemy).toArray();
        for (int point = 0; point < openness.length; point++) {
            int x = point % width;
            int y = point / width;
            if (Math.min(Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)) < OPEN_LINE) {
                continue;
            }
            int nearest = NEAR + MOST;
            for (int stone : enemies) {
                nearest = Math.min(nearest, Math.abs(stone % width - x) + Math.abs(stone / width - y));
            }
            openness[point] = Math.max(nearest - NEAR, 0);
        }
        return openness;
    }
}
