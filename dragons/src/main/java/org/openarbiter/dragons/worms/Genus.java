package org.openarbiter.dragons.worms;

import java.util.BitSet;

/**
 * GENUS of a string: the number of connected components of its complement, minus one; it approximates the number of eyes.
 * Source: GNU Go 2.6 Documentation, "Worms", GENUS.
 */
final class Genus {
    private Genus() {}

    static int of(WormMap map, int string) {
        BitSet seen = new BitSet(map.count());
        seen.set(string);
        int components = 0;
        // Worms are connected in themselves, so the complement has as many components as the graph of the other worms.
        for (int worm = seen.nextClearBit(0); worm < map.count(); worm = seen.nextClearBit(worm)) {
            components++;
            flood(map, worm, seen);
        }
        return components - 1;
    }

    private static void flood(WormMap map, int from, BitSet seen) {
        BitSet front = new BitSet(map.count());
        front.set(from);
        while (!front.isEmpty()) {
            seen.or(front);
            BitSet next = new BitSet(map.count());
            front.stream().forEach(worm -> next.or(map.neighbors(worm)));
            next.andNot(seen);
            front = next;
        }
    }
}
