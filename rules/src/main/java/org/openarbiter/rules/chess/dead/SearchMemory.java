package org.openarbiter.rules.chess.dead;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * The memory for searches for a mate: one limit for the whole process, whatever the number of threads.
 *
 * <p>A search reserves all it may need before it begins and releases it at the end. If too little is left, it waits until others
 * have ended, which changes no answer. No search holds memory while it waits for more, so there is no deadlock.
 */
final class SearchMemory {
    /** How many bytes all searches together may hold. */
    static final long BYTES = 256L << 20;

    /** How many positions fit: no single search may look at more. */
    static final int MOST_POSITIONS = (int) (BYTES / SeenPositions.BYTES);

    private static final Semaphore FREE = new Semaphore(MOST_POSITIONS, true);

    private SearchMemory() {}

    /** Runs a search that needs room for this number of positions. */
    static Prospect use(int positions, Supplier<Prospect> search) {
        FREE.acquireUninterruptibly(positions);
        try {
            return search.get();
        } finally {
            FREE.release(positions);
        }
    }
}
