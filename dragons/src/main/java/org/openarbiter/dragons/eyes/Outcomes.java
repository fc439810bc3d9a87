package org.openarbiter.dragons.eyes;

import java.util.Arrays;

/** A number for each position of a {@link ShapeGame}, 0 if nothing is known of it: open addressing by the packed position. */
final class Outcomes {
    private static final int LEAST = 1 << 8;

    /** Packed positions; none is 0, since the target is always there. */
    private long[] keys = new long[LEAST];
    private int[] values = new int[LEAST];
    private int count;

    int get(long key) {
        return values[place(key)];
    }

    void put(long key, int value) {
        int at = place(key);
        if (keys[at] == 0) {
            if (2 * ++count > keys.length) {
                grow();
                at = place(key);
            }
            keys[at] = key;
        }
        values[at] = value;
    }

    /** Where a key is, or would be. */
    private int place(long key) {
        int mask = keys.length - 1;
        long mixed = key * 0x9E3779B97F4A7C15L;
        int at = (int) (mixed >>> 40) & mask;
        while (keys[at] != 0 && keys[at] != key) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = Arrays.copyOf(values, keys.length);
        Arrays.fill(values, 0);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int at = place(oldKeys[i]);
                keys[at] = oldKeys[i];
                values[at] = oldValues[i];
            }
        }
    }
}
