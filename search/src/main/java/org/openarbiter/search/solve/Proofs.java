package org.openarbiter.search.solve;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** All proofs so far, by the exact position, mover and passes that they are about. */
final class Proofs {
    private static final int FIRST_LENGTH = 1 << 16;

    private long[] keys = new long[FIRST_LENGTH];
    private @Nullable Proof[] first = new @Nullable Proof[FIRST_LENGTH];
    private int used;
    private int count;
    private long bytes;

    /** About how many bytes they take. */
    long bytes() {
        return bytes + 12L * keys.length;
    }

    /** How many there are. */
    int count() {
        return count;
    }

    /** A proof that decides the question and whose conditions the line meets, or null. */
    @Nullable Proof find(long key, int value, Line line) {
        int slot = slot(key);
        Proof before = null;
        for (Proof proof = first[slot]; proof != null; proof = proof.next) {
            if (proof.decides(value) && line.meets(proof)) {
                if (before != null) {
                    before.next = proof.next;
                    proof.next = first[slot];
                    first[slot] = proof;
                }
                return proof;
            }
            before = proof;
        }
        return null;
    }

    /** Adds a proof. */
    void add(long key, Proof proof) {
        int slot = slot(key);
        if (first[slot] == null) {
            keys[slot] = key;
            used++;
        }
        proof.next = first[slot];
        first[slot] = proof;
        count++;
        bytes += proof.bytes();
        if (2 * used > keys.length) {
            grow();
        }
    }

    private int slot(long key) {
        int slot = (int) (Line.mix(key) & keys.length - 1);
        while (first[slot] != null && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        @Nullable Proof[] old = first;
        keys = new long[2 * oldKeys.length];
        first = Arrays.copyOf(new @Nullable Proof[0], keys.length);
        for (int i = 0; i < old.length; i++) {
            if (old[i] != null) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                first[slot] = old[i];
            }
        }
    }
}
