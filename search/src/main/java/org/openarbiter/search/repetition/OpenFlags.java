package org.openarbiter.search.repetition;

import java.util.Arrays;

/**
 * The flag "open" in the entries of a transposition table: set while a position is being searched, so that whoever probes the
 * table meets a repetition on the way.
 *
 * <p>K. Thompson's scheme in Belle, as B. Moreland describes it. It costs nothing where the entry is loaded anyway, and asks for
 * three things: an entry is written on entry, over whatever is there unless that is open; the flags belong to one thread; and the
 * game so far is opened before the search begins. This table holds nothing else, as closed entries decide nothing, and instead of
 * one bit keeps when the entry was opened, which distinguishes the tree from the game.
 *
 * <p>Where it errs: two positions of one line that want the same entry. The second is not marked, and its repetition goes unseen
 * ({@link #lost} counts them). What it reports is as right as keys are.
 */
public final class OpenFlags extends KeyHistory {
    private static final int MOST_BITS = 30;
    private static final int LOST = -1;

    private final int mask;
    private final long[] slots;
    /** The latest ply at which the position in each entry was opened, and 1; 0 for an entry that is closed. */
    private final int[] opened;

    /** The ply, and 1, at which each position of the line had been opened before; 0 if it had not; LOST without an entry. */
    private int[] earlier = new int[USUAL_PLIES];
    private int lost;

    /**
     * A table of 2<sup>bits</sup> entries.
     *
     * @throws IllegalArgumentException if {@code bits} is not between 0 and 30
     */
    public OpenFlags(int bits) {
        if (bits < 0 || bits > MOST_BITS) {
            throw new IllegalArgumentException("a table has 2^0 to 2^" + MOST_BITS + " entries, not 2^" + bits);
        }
        mask = (1 << bits) - 1;
        slots = new long[1 << bits];
        opened = new int[1 << bits];
    }

    @Override
    public void begin(long key) {
        while (ply > 0) {
            leave();
        }
        opened[(int) keys[0] & mask] = 0;
        super.begin(key);
        open(key);
    }

    @Override
    public void enter(int move, long key, boolean reversible) {
        super.enter(move, key, reversible);
        open(key);
    }

    private void open(long key) {
        int slot = (int) key & mask;
        if (opened[slot] != 0 && slots[slot] != key) {
            earlier[ply] = LOST;
            lost++;
        } else {
            earlier[ply] = opened[slot];
            slots[slot] = key;
            opened[slot] = ply + 1;
        }
    }

    @Override
    public void leave() {
        int left = ply;
        super.leave();
        if (earlier[left] == LOST) {
            lost--;
        } else {
            opened[(int) keys[left] & mask] = earlier[left];
        }
    }

    @Override
    public int back(int plies) {
        int before = earlier[ply - plies];
        int at = ply + 1 - before;
        return before <= 0 || at > reach() ? 0 : at;
    }

    @Override
    void grow(int plies) {
        super.grow(plies);
        earlier = Arrays.copyOf(earlier, plies);
    }

    /** How many positions of the line found their entry taken by another open one, and are not marked. */
    public int lost() {
        return lost;
    }
}
