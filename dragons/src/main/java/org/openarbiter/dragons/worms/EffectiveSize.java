package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * EFFECTIVE SIZE of strings, in points: their stones, and the empty points at most {@link #REACH} steps away, each shared equally
 * by the strings that are nearest to it.
 *
 * <p>The GNU Go 2.6 Documentation lists the field in "Worms" and in "Dragons" and does not define it; this is the meaning which later manuals of the
 * same program give it. Of a dragon it is the sum over its worms.
 */
final class EffectiveSize {
    private static final int REACH = 4;

    private EffectiveSize() {}

    /** The effective size of each worm; 0 for cavities. */
    static double[] of(WormMap map) {
        int points = map.topology().size();
        BitSet[] nearest = new BitSet[points];
        List<Integer> front = new ArrayList<>();
        for (int point = 0; point < points; point++) {
            nearest[point] = new BitSet();
            if (!map.isEmpty(map.worm(point))) {
                nearest[point].set(map.worm(point));
                front.add(point);
            }
        }
        for (int step = 0; step < REACH; step++) {
            front = step(map, nearest, front);
        }
        double[] sizes = new double[map.count()];
        for (BitSet sharers : nearest) {
            double share = 1.0 / sharers.cardinality();
            sharers.stream().forEach(worm -> sizes[worm] += share);
        }
        return sizes;
    }

    private static List<Integer> step(WormMap map, BitSet[] nearest, List<Integer> front) {
        BitSet reached = new BitSet(nearest.length);
        for (int from : front) {
            for (int i = 0; i < map.topology().degree(from); i++) {
                int point = map.topology().neighbor(from, i);
                if (nearest[point].isEmpty()) {
                    reached.set(point);
                }
            }
        }
        List<BitSet> sharers = new ArrayList<>();
        reached.stream().forEach(point -> sharers.add(sharers(map, nearest, point)));
        List<Integer> next = reached.stream().boxed().toList();
        for (int i = 0; i < next.size(); i++) {
            nearest[next.get(i)] = sharers.get(i);
        }
        return next;
    }

    private static BitSet sharers(WormMap map, BitSet[] nearest, int point) {
        BitSet sharers = new BitSet();
        for (int i = 0; i < map.topology().degree(point); i++) {
            sharers.or(nearest[map.topology().neighbor(point, i)]);
        }
        return sharers;
    }
}
