package org.openarbiter.dragons.worms;

import java.util.Arrays;
import java.util.BitSet;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The room around dragons, in points: a measure of influence, by which a dragon of unknown status is found weak.
 *
 * <p>An empty point belongs to the color that is strategically nearer to it, and to the dragon of that color that is nearest;
 * several dragons share it equally. The GNU Go 2.6 Documentation ("Dragons", SAFETY) leaves the measure to another program; this one is built from
 * its own definition of strategic distance.
 */
final class Influence {
    /** A dragon is weak if its escape route and {@link #SHARE} of its room together come to less. */
    private static final double LEAST = 5.5;
    private static final double SHARE = 0.3;
    /** Points farther away belong to no dragon. */
    private static final int REACH = 4;

    private final double[] rooms;

    private Influence(double[] rooms) {
        this.rooms = rooms;
    }

    /**
     * The room of each dragon.
     *
     * @param toBlack the distances to Black's stones
     * @param toWhite the distances to White's stones
     */
    static Influence of(WormMap map, Amalgamation dragons, Distances toBlack, Distances toWhite) {
        double[] rooms = new double[map.count()];
        share(map, dragons, Distances.nearer(toBlack, toWhite), ReadingBoard.BLACK, rooms);
        share(map, dragons, Distances.nearer(toWhite, toBlack), ReadingBoard.WHITE, rooms);
        return new Influence(rooms);
    }

    /**
     * Lets the dragons of a seat grow into its points step by step; who reaches a point first, or at the same step, shares it.
     */
    private static void share(WormMap map, Amalgamation dragons, BitSet points, int seat, double[] rooms) {
        BitSet[] holders = new BitSet[map.topology().size()];
        Arrays.setAll(holders, point -> new BitSet());
        BitSet front = new BitSet();
        for (int point = 0; point < holders.length; point++) {
            if (map.stoneAt(point) == seat) {
                holders[point].set(dragons.dragon(map.worm(point)));
                front.set(point);
            }
        }
        for (int step = 0; step < REACH; step++) {
            BitSet next = new BitSet();
            for (int from : front.stream().toArray()) {
                for (int i = 0; i < map.topology().degree(from); i++) {
                    int point = map.topology().neighbor(from, i);
                    if (points.get(point) && (holders[point].isEmpty() || next.get(point))) {
                        holders[point].or(holders[from]);
                        next.set(point);
                    }
                }
            }
            next.stream().forEach(point -> holders[point].stream().forEach(
                    dragon -> rooms[dragon] += 1.0 / holders[point].cardinality()));
            front = next;
        }
    }

    /** Whether a dragon with this escape route is weak. */
    boolean isWeak(int dragon, int escapeRoute) {
        return escapeRoute + SHARE * rooms[dragon] < LEAST;
    }
}
