package org.openarbiter.search.repetition;

import java.util.Arrays;

/** The keys of a line of play, on which most schemes are based. */
public abstract sealed class KeyHistory extends LineHistory
        permits KeyList, DistanceChain, CountingTable, OpenAddressing, OpenFlags {
    /** The shortest cycle: both sides go somewhere and come back. */
    static final int SHORTEST = 4;

    /** The key of the position after each ply, the start first. */
    long[] keys = new long[USUAL_PLIES];

    KeyHistory() {}

    @Override
    public void begin(long key) {
        super.begin(key);
        keys[0] = key;
    }

    @Override
    public void enter(int move, long key, boolean reversible) {
        super.enter(move, key, reversible);
        keys[ply] = key;
    }

    @Override
    void grow(int plies) {
        super.grow(plies);
        keys = Arrays.copyOf(keys, plies);
    }

    /** The key a number of plies ago, at most {@link #plies}. */
    public final long keyAgo(int plies) {
        return keys[ply - plies];
    }

    /** Walks back from a place in the line until the present key is met, every second key from the fourth; 0 if it is not. */
    final int walk(int plies) {
        long key = keys[ply];
        int last = reach();
        for (int at = plies + SHORTEST; at <= last; at += 2) {
            if (keys[ply - at] == key) {
                return at;
            }
        }
        return 0;
    }
}
