package org.openarbiter.dragons.worms;

import java.util.BitSet;

/**
 * KO: for every ko on the board, the stone in atari and the one-point cavity from which it is taken.
 *
 * <p>A cavity is one if its neighbors are all stones of one seat, and a stone of the other seat put there takes exactly one of
 * them; a play that takes two strings is no ko. Source: GNU Go 2.6 Documentation, "Worms", KO.
 */
final class Kos {
    private final BitSet stones = new BitSet();
    private final BitSet cavities = new BitSet();

    private Kos() {}

    static Kos of(WormMap map) {
        Kos kos = new Kos();
        for (int worm = 0; worm < map.count(); worm++) {
            if (map.isEmpty(worm) && map.size(worm) == 1 && map.color(worm) != Color.GRAY_BORDER) {
                int[] taken = map.neighbors(worm).stream().filter(string -> map.liberties(string).cardinality() == 1).toArray();
                if (taken.length == 1 && map.size(taken[0]) == 1) {
                    kos.stones.set(map.origin(taken[0]));
                    kos.cavities.set(map.origin(worm));
                }
            }
        }
        return kos;
    }

    /** Whether a ko is taken by playing on a point. */
    boolean isCavity(int point) {
        return cavities.get(point);
    }

    /** Whether a stone can be taken in a ko. */
    boolean isStone(int point) {
        return stones.get(point);
    }

    /** Whether a point has the flag, as stone or as cavity. */
    boolean has(int point) {
        return isStone(point) || isCavity(point);
    }
}
