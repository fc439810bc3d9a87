package org.openarbiter.rules.chess.dead;

import java.util.Arrays;

/** A binary heap of positions ordered by urgency, the smallest number first; among equals, the one added last comes first. */
final class Agenda {
    private long[] heap;
    private int size;

    /** An agenda for at most this number of positions. */
    Agenda(int most) {
        heap = new long[SeenPositions.firstCapacity(most)];
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(int position, int urgency) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size * 2);
        }
        long entry = (long) urgency << 32 | ~position & 0xFFFFFFFFL;
        int at = size++;
        while (at > 0) {
            int parent = at - 1 >>> 1;
            if (heap[parent] <= entry) {
                break;
            }
            heap[at] = heap[parent];
            at = parent;
        }
        heap[at] = entry;
    }

    /** Takes the most urgent position off. */
    int next() {
        long first = heap[0];
        long last = heap[--size];
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && heap[child + 1] < heap[child]) {
                child++;
            }
            if (last <= heap[child]) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = last;
        return ~(int) first;
    }
}
