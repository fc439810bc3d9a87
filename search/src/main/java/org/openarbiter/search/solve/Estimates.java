package org.openarbiter.search.solve;

import java.util.Arrays;

/**
 * Estimates of how hard it is to settle a position with its whole history: the proof numbers of an interrupted search. They only
 * steer the search and prove nothing, so it does no harm if two histories share a hash.
 */
final class Estimates {
    private static final int LENGTH = 1 << 20;

    /** How many bytes they take. */
    static final long BYTES = 16L * LENGTH;

    private final long[] hashes = new long[LENGTH];
    private final int[] success = new int[LENGTH];
    private final int[] failure = new int[LENGTH];

    /** Forgets all of them. */
    void clear() {
        Arrays.fill(success, 0);
    }

    /** The slot of a hash; the numbers in it belong to this hash only if {@link #has} says so. */
    static int slot(long hash) {
        return (int) (hash >>> 44);
    }

    /** Whether the numbers in its slot belong to a hash. */
    boolean has(long hash) {
        return success[slot(hash)] != 0 && hashes[slot(hash)] == hash;
    }

    int success(long hash) {
        return success[slot(hash)];
    }

    int failure(long hash) {
        return failure[slot(hash)];
    }

    void put(long hash, int toSucceed, int toFail) {
        int slot = slot(hash);
        hashes[slot] = hash;
        success[slot] = toSucceed;
        failure[slot] = toFail;
    }
}
