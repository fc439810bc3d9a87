package org.openarbiter.rules.core.record;

import java.util.Arrays;

/**
 * An index of moments by key: for each key the moments that have it, latest first.
 *
 * <p>It is an index and nothing more: two moments with one key need not be the same position; the caller compares them.
 * Open addressing with linear probing; a cleared table keeps its arrays, so that a referee of a million games allocates once.
 */
final class Encounters {
    private static final int NONE = -1;

    private long[] keys = new long[512];
    private int[] latest = new int[512];
    private int[] round = new int[512];
    private int[] earlier = new int[256];
    private int current = 1;
    private int used;

    /** Forgets every moment. */
    void clear() {
        current++;
        used = 0;
        if (current == Integer.MAX_VALUE) {
            Arrays.fill(round, 0);
            current = 1;
        }
    }

    /** The latest moment with this key, or −1. */
    int latest(long key) {
        int slot = slot(key);
        return round[slot] == current ? latest[slot] : NONE;
    }

    /** The latest moment before {@code moment} with the same key, or −1. */
    int earlier(int moment) {
        return earlier[moment];
    }

    /** Adds a moment, which must come after all that were added before. */
    void add(long key, int moment) {
        if (moment >= earlier.length) {
            earlier = Arrays.copyOf(earlier, 2 * moment + 1);
        }
        int slot = slot(key);
        if (round[slot] == current) {
            earlier[moment] = latest[slot];
        } else {
            earlier[moment] = NONE;
            round[slot] = current;
            keys[slot] = key;
            used++;
        }
        latest[slot] = moment;
        if (2 * used > keys.length) {
            grow();
        }
    }

    /** Takes out the moment that was added last, which has this key. */
    void removeLatest(long key, int moment) {
        int slot = slot(key);
        if (earlier[moment] == NONE) {
            used--;
            free(slot);
        } else {
            latest[slot] = earlier[moment];
        }
    }

    /** Frees a slot and moves up what only lies behind it because it was taken (Knuth, The Art of Computer Programming 3, 6.4, R). */
    private void free(int slot) {
        int mask = keys.length - 1;
        int hole = slot;
        for (int at = slot + 1 & mask; round[at] == current; at = at + 1 & mask) {
            if ((at - home(keys[at]) & mask) >= (at - hole & mask)) {
                keys[hole] = keys[at];
                latest[hole] = latest[at];
                hole = at;
            }
        }
        round[hole] = 0;
    }

    private int home(long key) {
        return (int) (key ^ (key >>> 32)) & keys.length - 1;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = home(key);
        while (round[slot] == current && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldLatest = latest;
        int[] oldRound = round;
        keys = new long[2 * oldKeys.length];
        latest = new int[keys.length];
        round = new int[keys.length];
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldRound[old] == current) {
                int slot = slot(oldKeys[old]);
                keys[slot] = oldKeys[old];
                latest[slot] = oldLatest[old];
                round[slot] = current;
            }
        }
    }
}
