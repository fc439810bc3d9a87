package org.openarbiter.search.alphabeta;

import java.util.concurrent.TimeUnit;

/**
 * How long one search may take, in nanoseconds: a time after which no further iteration begins, and one at which the search
 * stops.
 *
 * @param begun when time began to count, by {@link System#nanoTime}
 * @param soft after how long no further iteration begins, if the best move is as stable as usual
 * @param hard after how long the search stops
 * @param counts whether time counts at all yet: not while pondering
 */
record Clock(long begun, long soft, long hard, boolean counts) {
    private static final long NEVER = Long.MAX_VALUE;
    private static final int MOVES_EXPECTED = 28;
    private static final int MOST_SHARES = 5;

    /** The clock of a search that begins now. */
    static Clock of(Limits limits) {
        long now = System.nanoTime();
        boolean counts = !limits.ponder();
        if (limits.moveTime() > 0) {
            long all = TimeUnit.MILLISECONDS.toNanos(Math.max(1, limits.moveTime() - limits.overhead()));
            return new Clock(now, all, all, counts);
        }
        if (limits.time() < 0) {
            return new Clock(now, NEVER, NEVER, counts);
        }
        long left = Math.max(1, limits.time() - limits.overhead());
        int moves = limits.movesToGo() > 0 ? Math.min(limits.movesToGo(), MOVES_EXPECTED) : MOVES_EXPECTED;
        // What the increments will bring in is spent as it comes.
        double share = (double) left / moves + 0.8 * limits.increment();
        double most = limits.movesToGo() == 1 ? 0.9 * left : 0.6 * left;
        return new Clock(now, nanos(Math.min(0.6 * share, most)), nanos(Math.min(MOST_SHARES * share, most)), counts);
    }

    private static long nanos(double millis) {
        return (long) (millis * TimeUnit.MILLISECONDS.toNanos(1));
    }

    /** The same clock, counting from now on. */
    Clock running() {
        return counts ? this : new Clock(System.nanoTime(), soft, hard, true);
    }

    long elapsed() {
        return System.nanoTime() - begun;
    }

    boolean isUp() {
        return counts && hard != NEVER && elapsed() >= hard;
    }

    /**
     * Whether a further iteration would be too much.
     *
     * @param patience how much more than usual the search may think: above 1 while the best move changes
     */
    boolean isEnough(double patience) {
        return counts && soft != NEVER && elapsed() >= Math.min((double) hard, soft * patience);
    }
}
