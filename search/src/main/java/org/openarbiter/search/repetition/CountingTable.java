package org.openarbiter.search.repetition;

import java.util.Arrays;

/**
 * A table of 2<sup>14</sup> bytes that counts the positions of the line by the low bits of their keys; only where it has counted
 * one before is the line walked back.
 *
 * <p>A Bloom filter of one function: what it does not know has not been there. The scheme is Ronald de Man's, used in Gerbil and
 * Rookie (M. van Kervinck, <i>The design and implementation of the Rookie 2.0 Chess Playing Program</i>, 2002); it pays where the
 * way back to the last irreversible move is long. A byte that is full stays full, so that long games do not fool it; the value
 * before is restored when the position is left.
 */
public final class CountingTable extends KeyHistory {
    private static final int BITS = 14;
    private static final int MASK = (1 << BITS) - 1;
    private static final byte FULL = -1;

    private final byte[] table = new byte[1 << BITS];
    /** What the table held for each position of the line before it was entered. */
    private byte[] before = new byte[keys.length];

    @Override
    public void begin(long key) {
        while (ply > 0) {
            leave();
        }
        table[(int) keys[0] & MASK] = 0;
        super.begin(key);
        count(key);
    }

    @Override
    public void enter(int move, long key, boolean reversible) {
        super.enter(move, key, reversible);
        count(key);
    }

    @Override
    public void leave() {
        int left = ply;
        super.leave();
        table[(int) keys[left] & MASK] = before[left];
    }

    @Override
    public int back(int plies) {
        return mayRecur() ? walk(plies) : 0;
    }

    /** Whether a position with the same low bits has stood before: what has to be verified by walking back. */
    public boolean mayRecur() {
        return before[ply] != 0;
    }

    private void count(long key) {
        int index = (int) key & MASK;
        byte count = table[index];
        before[ply] = count;
        if (count != FULL) {
            table[index]++;
        }
    }

    @Override
    void grow(int plies) {
        super.grow(plies);
        before = Arrays.copyOf(before, plies);
    }
}
