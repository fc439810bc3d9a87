package org.openarbiter.dragons.worms;

import java.util.Arrays;
import java.util.BitSet;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * DISTANCE and STRATEGIC DISTANCE from the empty points of a position to the stones of one color, in steps along the lines; −1 is
 * infinite, and stands on stones as well.
 *
 * <p>The distance is the length of the shortest path to a stone of the color that passes no stone of the other. On the path of a
 * strategic distance no point but the first two, the start and the one after it, may be a liberty of the other color. Source:
 * GNU Go 2.6 Documentation, "Distance and Strategic Distance".
 *
 * @param distance for each point
 * @param strategicDistance for each point
 */
@SuppressWarnings("ArrayRecordComponent") // read by index, never compared
record Distances(int[] distance, int[] strategicDistance) {
    /** How many points at the beginning of a strategic path may be liberties of the other color. */
    private static final int FREE_STEPS = 2;

    static Distances to(WormMap map, int seat) {
        int[] distance = spread(map, seat, false);
        int[] strategic = spread(map, seat, true);
        for (int step = 0; step < FREE_STEPS; step++) {
            strategic = oneStepMore(map, strategic);
        }
        for (int point = 0; point < strategic.length; point++) {
            boolean isEmpty = map.stoneAt(point) == ReadingBoard.EMPTY;
            distance[point] = isEmpty ? distance[point] : -1;
            strategic[point] = isEmpty ? strategic[point] : -1;
        }
        return new Distances(distance, strategic);
    }

    /** Steps from each point to a stone of the seat, 0 on the stones; strictly, no point on the way may touch the other color. */
    private static int[] spread(WormMap map, int seat, boolean strictly) {
        int[] steps = new int[map.topology().size()];
        Arrays.fill(steps, -1);
        int[] queue = new int[steps.length];
        int written = 0;
        for (int point = 0; point < steps.length; point++) {
            if (map.stoneAt(point) == seat) {
                steps[point] = 0;
                queue[written++] = point;
            }
        }
        for (int read = 0; read < written; read++) {
            for (int i = 0; i < map.topology().degree(queue[read]); i++) {
                int next = map.topology().neighbor(queue[read], i);
                boolean isOpen = map.stoneAt(next) == ReadingBoard.EMPTY && !(strictly && map.touches(next, 1 - seat));
                if (isOpen && steps[next] < 0) {
                    steps[next] = steps[queue[read]] + 1;
                    queue[written++] = next;
                }
            }
        }
        return steps;
    }

    /** The same where an empty point may take one step to any neighbor first. */
    private static int[] oneStepMore(WormMap map, int[] steps) {
        int[] more = steps.clone();
        for (int point = 0; point < steps.length; point++) {
            for (int i = 0; i < map.topology().degree(point) && map.stoneAt(point) == ReadingBoard.EMPTY; i++) {
                int from = steps[map.topology().neighbor(point, i)];
                if (from >= 0 && (more[point] < 0 || from + 1 < more[point])) {
                    more[point] = from + 1;
                }
            }
        }
        return more;
    }

    /** The empty points that are strategically nearer to one color than to the other. */
    static BitSet nearer(Distances own, Distances other) {
        BitSet nearer = new BitSet();
        for (int point = 0; point < own.strategicDistance.length; point++) {
            int to = own.strategicDistance[point];
            int away = other.strategicDistance[point];
            nearer.set(point, to >= 0 && (away < 0 || to < away));
        }
        return nearer;
    }
}
