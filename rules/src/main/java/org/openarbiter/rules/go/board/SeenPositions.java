package org.openarbiter.rules.go.board;

import java.util.Arrays;

/**
 * A growing set of placements of stones, of boards of one shape and number of players.
 *
 * <p>The key of a placement leads to candidates, which are compared word by word. What was added last can be taken out again, so
 * a search keeps one set along its line of play: {@link #add} after each play, {@link #removeLatest} as it is taken back. Neither
 * this nor {@link #clear} allocates once the set has grown to the length needed. Confined to one thread.
 */
public final class SeenPositions {
    private static final int FIRST_CAPACITY = 1024;

    private final int length;
    private final long keyBits;
    private int size;
    private long[] keys = new long[FIRST_CAPACITY];
    private long[] words;
    /**
     * Open addressing, twice as long as the capacity: the number of a placement, from 1, plus {@link #base}. What is not above
     * the base was there before the latest {@link #clear} and counts as free.
     */
    private int[] slots = new int[2 * FIRST_CAPACITY];
    private int base;

    /** An empty set for placements such as this board has. */
    public SeenPositions(GoBoard board) {
        this(board, -1);
    }

    /** The same with some bits of the keys only: with none, every placement is compared with all others. */
    SeenPositions(GoBoard board, long keyBits) {
        this.keyBits = keyBits;
        length = board.placementLength();
        words = new long[FIRST_CAPACITY * length];
    }

    /** How many placements it holds. */
    public int size() {
        return size;
    }

    /** Whether it holds the placement on a board. */
    public boolean contains(GoBoard board) {
        return slots[slot(board)] > base;
    }

    /**
     * Adds the placement on a board.
     *
     * @return false if it was there already; then nothing has been added
     */
    public boolean add(GoBoard board) {
        if (size == keys.length) {
            grow();
        }
        int slot = slot(board);
        if (slots[slot] > base) {
            return false;
        }
        board.packPlacement(words, size * length);
        keys[size] = board.placementKey() & keyBits;
        size++;
        slots[slot] = base + size;
        return true;
    }

    /**
     * Takes out the placement that was added last.
     *
     * @throws IllegalStateException if the set is empty
     */
    public void removeLatest() {
        if (size == 0) {
            throw new IllegalStateException("there is nothing to take out");
        }
        int slot = first(keys[size - 1]);
        while (slots[slot] != base + size) {
            slot = slot + 1 & slots.length - 1;
        }
        // No placement that is still there was pushed on by this one, as it came last, so its slot can be free again.
        slots[slot] = base;
        size--;
    }

    /** Takes everything out. */
    public void clear() {
        base += size;
        size = 0;
        if (base > Integer.MAX_VALUE / 2) {
            Arrays.fill(slots, 0);
            base = 0;
        }
    }

    /** The slot that holds the placement on a board, or the free one where it belongs. */
    private int slot(GoBoard board) {
        long key = board.placementKey() & keyBits;
        int slot = first(key);
        while (slots[slot] > base && !isAt(slots[slot] - base - 1, key, board)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private int first(long key) {
        return (int) (key ^ key >>> 32) & slots.length - 1;
    }

    private boolean isAt(int index, long key, GoBoard board) {
        return keys[index] == key && board.hasPlacement(words, index * length);
    }

    private void grow() {
        int capacity = 2 * size;
        keys = Arrays.copyOf(keys, capacity);
        words = Arrays.copyOf(words, capacity * length);
        slots = new int[2 * capacity];
        base = 0;
        for (int i = 0; i < size; i++) {
            int slot = first(keys[i]);
            while (slots[slot] != 0) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = i + 1;
        }
    }
}
