package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * LIBERTIES of order 1 to 4 of a string: the empty points that take exactly this number of stones of its color to connect to it.
 *
 * <p>The path may pass through strings of the same color at no cost. A stone beyond the first step may not touch the other color,
 * and no connection leads through a ko. Source: GNU Go 2.6 Documentation, "Worms", LIBERTIES; a breadth-first search over steps of cost 0 and 1.
 */
final class LibertyOrders {
    /** The highest order. */
    static final int ORDERS = 4;

    private final WormMap map;
    private final Kos kos;
    private final boolean[] reached;

    private LibertyOrders(WormMap map, Kos kos) {
        this.map = map;
        this.kos = kos;
        reached = new boolean[map.topology().size()];
    }

    /** The points of each order from 1 to {@link #ORDERS}. */
    static List<List<Integer>> of(WormMap map, Kos kos, int string) {
        return new LibertyOrders(map, kos).orders(string);
    }

    private List<List<Integer>> orders(int string) {
        List<List<Integer>> orders = new ArrayList<>();
        List<Integer> front = map.points(string);
        front.forEach(stone -> reached[stone] = true);
        for (int order = 1; order <= ORDERS; order++) {
            List<Integer> points = next(front, 1 - map.seat(string), order);
            orders.add(points);
            front = beyond(points, map.seat(string));
        }
        return orders;
    }

    private List<Integer> next(List<Integer> front, int enemy, int order) {
        List<Integer> points = new ArrayList<>();
        for (int from : front) {
            for (int i = 0; i < map.topology().degree(from); i++) {
                int point = map.topology().neighbor(from, i);
                boolean isFree = map.stoneAt(point) == ReadingBoard.EMPTY && !reached[point];
                if (isFree && (order == 1 || !map.touches(point, enemy))) {
                    reached[point] = true;
                    points.add(point);
                }
            }
        }
        return points;
    }

    /** Where the next step may start: the points, and the stones of the strings that they connect; nothing beyond a ko. */
    private List<Integer> beyond(List<Integer> points, int seat) {
        List<Integer> front = new ArrayList<>();
        for (int point : points) {
            if (!kos.isCavity(point)) {
                front.add(point);
                for (int i = 0; i < map.topology().degree(point); i++) {
                    int stone = map.topology().neighbor(point, i);
                    if (map.stoneAt(stone) == seat && !reached[stone]) {
                        List<Integer> stones = map.points(map.worm(stone));
                        stones.forEach(each -> reached[each] = true);
                        front.addAll(stones);
                    }
                }
            }
        }
        return front;
    }

    /** How many points there are of each order. */
    static int[] counts(List<List<Integer>> orders) {
        int[] counts = new int[ORDERS];
        Arrays.setAll(counts, order -> orders.get(order).size());
        return counts;
    }
}
