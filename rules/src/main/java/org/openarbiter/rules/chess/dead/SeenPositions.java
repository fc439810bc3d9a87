package org.openarbiter.rules.chess.dead;

import java.util.Arrays;
import org.openarbiter.rules.chess.ChessBoard;

/**
 * The positions that a search has come to, each once, with the play that led there first.
 *
 * <p>Two positions are the same if the same player has the move, the placement is the same, and so are the rights to castle and
 * to take en passant. The hash leads to candidates, which are compared word by word.
 */
final class SeenPositions {
    private static final int PLACEMENT = 7;
    private static final int WORDS = PLACEMENT + 1;
    private static final int FIRST_CAPACITY = 256;

    private int capacity;
    private int size;
    private long[] words;
    private int[] parents;
    private int[] plays;
    private int[] depths;
    /** Open addressing; an entry is the index of a position plus one, 0 where free. Twice as long as the capacity. */
    private int[] slots;

    SeenPositions() {
        capacity = FIRST_CAPACITY;
        words = new long[capacity * WORDS];
        parents = new int[capacity];
        plays = new int[capacity];
        depths = new int[capacity];
        slots = new int[capacity * 2];
    }

    int size() {
        return size;
    }

    int parent(int position) {
        return parents[position];
    }

    int play(int position) {
        return plays[position];
    }

    int depth(int position) {
        return depths[position];
    }

    /** Adds the position on the board; returns its index, or −1 if it is known already. */
    int add(ChessBoard board, int parent, int play) {
        if (size == capacity) {
            grow();
        }
        int at = size * WORDS;
        board.packPlacement(words, at);
        // The rights use the squares of the end ranks and the byte above the first; the side to move fits between.
        words[at + PLACEMENT] = board.rights() | (long) board.toMove() << 32;
        int slot = slot(at);
        for (; slots[slot] != 0; slot = slot + 1 & slots.length - 1) {
            int other = (slots[slot] - 1) * WORDS;
            if (Arrays.equals(words, other, other + WORDS, words, at, at + WORDS)) {
                return -1;
            }
        }
        slots[slot] = size + 1;
        parents[size] = parent;
        plays[size] = play;
        depths[size] = parent < 0 ? 0 : depths[parent] + 1;
        return size++;
    }

    private int slot(int at) {
        long hash = 0;
        for (int i = at; i < at + WORDS; i++) {
            hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return (int) (hash ^ hash >>> 32) & slots.length - 1;
    }

    private void grow() {
        capacity *= 2;
        words = Arrays.copyOf(words, capacity * WORDS);
        parents = Arrays.copyOf(parents, capacity);
        plays = Arrays.copyOf(plays, capacity);
        depths = Arrays.copyOf(depths, capacity);
        slots = new int[capacity * 2];
        for (int i = 0; i < size; i++) {
            int slot = slot(i * WORDS);
            while (slots[slot] != 0) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = i + 1;
        }
    }
}
