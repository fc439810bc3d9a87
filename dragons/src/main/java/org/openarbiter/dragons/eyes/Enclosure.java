package org.openarbiter.dragons.eyes;

import java.util.ArrayDeque;
import java.util.Deque;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * Where the eye space of a color is and where it ends, by the {@link Domains} of both colors.
 *
 * <p>A point is <em>inside</em> if the color dominates it alone and has a lively stone next to it. The outside begins at lively
 * enemies and at points that the color does not dominate. It flows through contested points as far as these have neither a
 * lively stone of the color nor an inside point beside them. What it does not reach is eye space; the margin is where the two
 * meet, on the contested point if there is one, and on an uncontested one only if no stone of the color is next to it, or if the
 * enemy alone dominates a point beside it.
 */
final class Enclosure {
    private final Topology topology;
    private final int[] lively;
    private final boolean[] dominated;
    private final boolean[] contested;
    private final int color;
    private final boolean[] isOutside;

    /**
     * The enclosure of a color.
     *
     * @param lively the color of the lively stone on each point
     * @param dominated what the color dominates
     * @param dominatedByEnemy what the other color dominates
     */
    Enclosure(Topology topology, int[] lively, boolean[] dominated, boolean[] dominatedByEnemy, int color) {
        this.topology = topology;
        this.lively = lively;
        this.dominated = dominated;
        this.color = color;
        contested = new boolean[lively.length];
        isOutside = new boolean[lively.length];
        Deque<Integer> flow = new ArrayDeque<>();
        for (int point = 0; point < lively.length; point++) {
            contested[point] = dominated[point] && dominatedByEnemy[point];
            isOutside[point] = lively[point] == 1 - color || !dominated[point];
            if (isOutside[point]) {
                flow.add(point);
            }
        }
        while (!flow.isEmpty()) {
            int from = flow.remove();
            for (int i = 0; i < topology.degree(from); i++) {
                int next = topology.neighbor(from, i);
                if (!isOutside[next] && contested[next] && !isSheltered(next)) {
                    isOutside[next] = true;
                    flow.add(next);
                }
            }
        }
    }

    /** Whether a point belongs to the eye space. */
    boolean isSpace(int point) {
        return !isOutside[point] && lively[point] == ReadingBoard.EMPTY;
    }

    /** Whether a point of the eye space is marginal. */
    boolean isMargin(int point) {
        boolean touches = false;
        boolean touchesEnemyDomain = false;
        for (int i = 0; i < topology.degree(point); i++) {
            int next = topology.neighbor(point, i);
            touches |= isOutside[next];
            touchesEnemyDomain |= isOutside[next] && !contested[next];
        }
        return contested[point] || !touchesOwn(point) ? touches : touchesEnemyDomain;
    }

    private boolean isSheltered(int point) {
        boolean sheltered = touchesOwn(point);
        for (int i = 0; i < topology.degree(point) && !sheltered; i++) {
            int next = topology.neighbor(point, i);
            sheltered = dominated[next] && !contested[next] && lively[next] == ReadingBoard.EMPTY && touchesOwn(next);
        }
        return sheltered;
    }

    private boolean touchesOwn(int point) {
        for (int i = 0; i < topology.degree(point); i++) {
            if (lively[topology.neighbor(point, i)] == color) {
                return true;
            }
        }
        return false;
    }
}
