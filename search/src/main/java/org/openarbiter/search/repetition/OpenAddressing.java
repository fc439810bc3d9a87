package org.openarbiter.search.repetition;

import java.util.Arrays;

/**
 * A hash table from each key to the latest position of the line that has it, with open addressing and linear probing.
 *
 * <p>Right wherever keys are, at a price that does not depend on how long ago the last irreversible move was: the choice for
 * games in which moves hardly ever are. What was entered last is left first, so nothing ever lies behind a slot that is freed.
 */
public final class OpenAddressing extends KeyHistory {
    private static final int USUAL_SLOTS = 1024;

    private long[] slots = new long[USUAL_SLOTS];
    /** The latest ply with the key in each slot, and 1; 0 where the slot is free. */
    private int[] latest = new int[USUAL_SLOTS];
    /** The ply before each ply with the same key, and 1; 0 where there is none. */
    private int[] earlier = new int[keys.length];

    @Override
    public void begin(long key) {
        while (ply > 0) {
            leave();
        }
        latest[slot(keys[0])] = 0;
        super.begin(key);
        put(key, 0);
    }

    @Override
    public void enter(int move, long key, boolean reversible) {
        super.enter(move, key, reversible);
        put(key, ply);
        if (2 * ply > slots.length) {
            rehash();
        }
    }

    @Override
    public void leave() {
        int left = ply;
        super.leave();
        latest[slot(keys[left])] = earlier[left];
    }

    @Override
    public int back(int plies) {
        int before = earlier[ply - plies];
        int at = ply + 1 - before;
        return before == 0 || at > reach() ? 0 : at;
    }

    private void put(long key, int at) {
        int slot = slot(key);
        earlier[at] = latest[slot];
        latest[slot] = at + 1;
        slots[slot] = key;
    }

    private int slot(long key) {
        int mask = slots.length - 1;
        int slot = (int) (key ^ key >>> 32) & mask;
        while (latest[slot] != 0 && slots[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void rehash() {
        slots = new long[2 * slots.length];
        latest = new int[slots.length];
        for (int at = 0; at <= ply; at++) {
            put(keys[at], at);
        }
    }

    @Override
    void grow(int plies) {
        super.grow(plies);
        earlier = Arrays.copyOf(earlier, plies);
    }
}
