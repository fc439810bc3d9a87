package org.openarbiter.rules.go.board;

import java.util.Arrays;

/**
 * The strings that were taken off a board, in their order: the points of each, then how many they are and whose.
 *
 * <p>A <em>mark</em> is a length of this log: what stands behind it was taken since.
 */
final class Captures {
    private int[] log = new int[256];
    private int length;

    /** The mark of this moment. */
    int mark() {
        return length;
    }

    /** Forgets everything. */
    void clear() {
        length = 0;
    }

    /** Makes room for a string of this size. */
    void reserve(int size) {
        int needed = length + size + 2;
        log = needed <= log.length ? log : Arrays.copyOf(log, 2 * needed);
    }

    /** Adds a stone of the string for which room was made. */
    void add(int point) {
        log[length++] = point;
    }

    /** The string is complete. */
    void close(int size, int seat) {
        log[length++] = size;
        log[length++] = seat;
    }

    /** The seat that lost the latest string. */
    int latestSeat() {
        return log[length - 1];
    }

    /** The size of the latest string. */
    int latestSize() {
        return log[length - 2];
    }

    /** Takes the latest string out; its points stand from {@link #mark} on until another is added. */
    void drop() {
        length -= log[length - 2] + 2;
    }

    /** The entry at a place of the log. */
    int at(int index) {
        return log[index];
    }

    /** How many stones were taken since a mark. */
    int count(int mark) {
        int taken = 0;
        for (int at = length; at > mark; at -= log[at - 2] + 2) {
            taken += log[at - 2];
        }
        return taken;
    }

    /** How many stones of a seat were taken since a mark. */
    int count(int mark, int seat) {
        int taken = 0;
        for (int at = length; at > mark; at -= log[at - 2] + 2) {
            taken += log[at - 1] == seat ? log[at - 2] : 0;
        }
        return taken;
    }

    /** Writes the points from which stones were taken since a mark to the start of an array; returns how many they are. */
    int copy(int mark, int[] into) {
        int taken = 0;
        for (int at = length; at > mark; at -= log[at - 2] + 2) {
            int size = log[at - 2];
            System.arraycopy(log, at - 2 - size, into, taken, size);
            taken += size;
        }
        return taken;
    }

    /** The point of the one stone that was taken since a mark; −1 if it was none or more than one. */
    int single(int mark) {
        return length - mark == 3 ? log[mark] : -1;
    }
}
