package org.openarbiter.search.solve;

import java.util.Arrays;

/**
 * How hard an unsettled position is thought to be, for the position and the whole history before it: the proof numbers of an interrupted
 * search. They steer where it goes on; nothing is ever concluded from them, so that two histories with one hash do no harm.
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

    /** Where a hash belongs; the numbers there are those of another if {@link #has} says so. */
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
