package org.openarbiter.dragons.read;

import java.util.Arrays;

/**
 * The moves under consideration at each position on the way from the root of a search: a stack of frames, each a run of moves with their
 * proof and disproof numbers as guessed and the keys of the positions they lead to once they have been played. Frames of positions
 * that the search leaves unsolved are kept, so that coming back to them costs no play.
 */
final class Frames {
    /** The key of a position that has not been looked at. */
    static final long UNSEEN = 0;
    /** The key of a position that is settled by its numbers. */
    static final long SETTLED = 2;
    /** The key of a position that is already on the way from the root, which settles it. */
    static final long CYCLE = 4;

    private int[] moves = new int[1 << 10];
    private int[] pns = new int[1 << 10];
    private int[] dns = new int[1 << 10];
    private long[] keys = new long[1 << 10];
    private int top;

    private int[] kept = new int[1 << 12];
    private long[] keptKeys = new long[1 << 12];
    private int used = 1;

    void clear() {
        top = 0;
        used = 1;
    }

    int top() {
        return top;
    }

    void drop(int to) {
        top = to;
    }

    void add(int move, int pn, int dn) {
        if (top == moves.length) {
            moves = Arrays.copyOf(moves, 2 * top);
            pns = Arrays.copyOf(pns, 2 * top);
            dns = Arrays.copyOf(dns, 2 * top);
            keys = Arrays.copyOf(keys, 2 * top);
        }
        moves[top] = move;
        pns[top] = pn;
        dns[top] = dn;
        keys[top++] = UNSEEN;
    }

    int move(int at) {
        return moves[at];
    }

    int pn(int at) {
        return pns[at];
    }

    int dn(int at) {
        return dns[at];
    }

    long key(int at) {
        return keys[at];
    }

    /** Gives a move the position that it leads to. */
    void see(int at, long key) {
        keys[at] = key;
    }

    void settle(int at, int pn, int dn, long how) {
        pns[at] = pn;
        dns[at] = dn;
        keys[at] = how;
    }

    /**
     * Keeps the frame from a height of the stack on.
     *
     * @param place where it was kept before; 0 if it was not
     * @return where it is kept
     */
    int keep(int from, int place) {
        int count = top - from;
        int at = place;
        if (at == 0) {
            at = used;
            used += count + 1;
            if (used > keptKeys.length) {
                keptKeys = Arrays.copyOf(keptKeys, 2 * used);
                kept = Arrays.copyOf(kept, 3 * keptKeys.length);
            } else if (kept.length < 3 * keptKeys.length) {
                kept = Arrays.copyOf(kept, 3 * keptKeys.length);
            }
        }
        keptKeys[at] = count;
        for (int i = 0; i < count; i++) {
            keptKeys[at + 1 + i] = keys[from + i];
            kept[3 * (at + 1 + i)] = moves[from + i];
            kept[3 * (at + 1 + i) + 1] = pns[from + i];
            kept[3 * (at + 1 + i) + 2] = dns[from + i];
        }
        return at;
    }

    /** Puts a kept frame on the stack. */
    void restore(int place) {
        int count = (int) keptKeys[place];
        for (int i = 0; i < count; i++) {
            int at = 3 * (place + 1 + i);
            add(kept[at], kept[at + 1], kept[at + 2]);
            keys[top - 1] = keptKeys[place + 1 + i];
        }
    }
}
