package org.openarbiter.dragons.eyes;

import java.util.ArrayDeque;
import java.util.Deque;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * The points that a color dominates: what its stones might fence off as eye space.
 *
 * <p>Stones that are lost are as good as not there; the others are <em>lively</em>. A color dominates its lively stones and the
 * points next to them. It further dominates a point if it dominates two points next to each other among the eight around it, one
 * of them straight and one diagonal, neither of them on the first line; but not if a lively enemy stands on the other straight
 * neighbor of the diagonal point (the gap of a knight's move), nor if lively enemies stand at both ends of the row of the two
 * (the gap of a two-space jump). A corner is dominated if one of its neighbors is and no lively enemy is among the three points
 * around it. Source: GNU Go 3.8, manual, section 8.11, {@code make_primary_domains}.
 */
final class Domains {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int OUTSIDE = -1;

    private final Topology topology;
    private final int width;
    private final int height;
    private final int[] lively;
    private final int color;
    private final boolean[] isDominated;

    private Domains(Topology topology, int[] lively, int color) {
        this.topology = topology;
        this.lively = lively;
        this.color = color;
        width = topology.width();
        height = topology.height();
        isDominated = new boolean[topology.size()];
    }

    /**
     * Which points a color dominates.
     *
     * @param lively the color of the lively stone on each point, {@link ReadingBoard#EMPTY} for none
     */
    static boolean[] of(Topology topology, int[] lively, int color) {
        Domains domains = new Domains(topology, lively, color);
        domains.spread();
        return domains.isDominated;
    }

    private void spread() {
        Deque<Integer> fresh = new ArrayDeque<>();
        for (int point = 0; point < lively.length; point++) {
            if (lively[point] == color || lively[point] == ReadingBoard.EMPTY && touchesOwn(point)) {
                isDominated[point] = true;
                fresh.add(point);
            }
        }
        while (!fresh.isEmpty()) {
            int from = fresh.remove();
            int column = from % width;
            int row = from / width;
            for (int x = column - 1; x <= column + 1; x++) {
                for (int y = row - 1; y <= row + 1; y++) {
                    int point = at(x, y);
                    if (point != OUTSIDE && !isDominated[point] && lively[point] == ReadingBoard.EMPTY && isReached(x, y)) {
                        isDominated[point] = true;
                        fresh.add(point);
                    }
                }
            }
        }
    }

    private boolean touchesOwn(int point) {
        for (int i = 0; i < topology.degree(point); i++) {
            if (lively[topology.neighbor(point, i)] == color) {
                return true;
            }
        }
        return false;
    }

    private boolean isReached(int x, int y) {
        for (int[] step : STRAIGHT) {
            if (isReached(x, y, step[0], step[1], step[1], step[0])
                    || isReached(x, y, step[0], step[1], -step[1], -step[0])) {
                return true;
            }
        }
        return isReachedCorner(x, y);
    }

    /** Whether the straight neighbor in one direction and the diagonal one beside it give the point to the color. */
    private boolean isReached(int x, int y, int dx, int dy, int sideX, int sideY) {
        int straightX = x + dx;
        int straightY = y + dy;
        if (!isStronghold(straightX, straightY) || !isStronghold(straightX + sideX, straightY + sideY)) {
            return false;
        }
        boolean knight = isEnemy(x + sideX, y + sideY);
        boolean jump = isEnemy(straightX + 2 * sideX, straightY + 2 * sideY) && isEnemy(straightX - sideX, straightY - sideY);
        return !knight && !jump;
    }

    private boolean isReachedCorner(int x, int y) {
        boolean isCorner = (x == 0 || x == width - 1) && (y == 0 || y == height - 1);
        if (!isCorner || width < 2 || height < 2) {
            return false;
        }
        int inX = x == 0 ? 1 : width - 2;
        int inY = y == 0 ? 1 : height - 2;
        boolean dominated = isDominated[at(inX, y)] || isDominated[at(x, inY)];
        return dominated && !isEnemy(inX, y) && !isEnemy(x, inY) && !isEnemy(inX, inY);
    }

    /** Whether a point is dominated and not on the first line. */
    private boolean isStronghold(int x, int y) {
        return x > 0 && x < width - 1 && y > 0 && y < height - 1 && isDominated[at(x, y)];
    }

    private boolean isEnemy(int x, int y) {
        int point = at(x, y);
        return point != OUTSIDE && lively[point] == 1 - color;
    }

    private int at(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : y * width + x;
    }
}
