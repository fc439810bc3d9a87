package org.openarbiter.search.repetition;

import java.util.Arrays;

/** The keys of a line of play and how far back each position can have stood: what most schemes need, and are right by. */
public abstract sealed class KeyHistory implements Detector permits KeyList, DistanceChain, CountingTable, OpenAddressing {
    /** The shortest cycle: both sides go somewhere and come back. */
    static final int SHORTEST = 4;

    private static final int USUAL_PLIES = 512;

    /** The key of the position after each ply, the start first. */
    long[] keys = new long[USUAL_PLIES];
    /** The ply of the present position. */
    int ply;

    /** How many of the latest plies of each position were reversible. */
    private int[] reach = new int[USUAL_PLIES];

    KeyHistory() {}

    @Override
    public void begin(long key) {
        ply = 0;
        keys[0] = key;
        reach[0] = 0;
    }

    @Override
    public void enter(int move, long key, boolean reversible) {
        ply++;
        if (ply == keys.length) {
            grow(2 * ply);
        }
        keys[ply] = key;
        reach[ply] = reversible ? reach[ply - 1] + 1 : 0;
    }

    @Override
    public void leave() {
        if (ply == 0) {
            throw new IllegalStateException("the line has no move to leave");
        }
        ply--;
    }

    @Override
    public final int plies() {
        return ply;
    }

    /** Makes room for so many positions. */
    void grow(int plies) {
        keys = Arrays.copyOf(keys, plies);
        reach = Arrays.copyOf(reach, plies);
    }

    /** How many plies back an occurrence of the present position can lie at most. */
    public final int reach() {
        return reach[ply];
    }

    /** The key so many plies ago, at most {@link #plies}. */
    public final long keyAgo(int plies) {
        return keys[ply - plies];
    }

    /** Walks back from a place in the line until the present key is met, every second key from the fourth; 0 if it is not. */
    final int walk(int plies) {
        long key = keys[ply];
        int last = reach[ply];
        for (int at = plies + SHORTEST; at <= last; at += 2) {
            if (keys[ply - at] == key) {
                return at;
            }
        }
        return 0;
    }
}
