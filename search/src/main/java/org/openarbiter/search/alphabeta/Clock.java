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
    private static final int MOVES_EXPECTED = 22;
    private static final double SOFT_SHARE = 0.75;
    private static final int MOST_SHARES = 5;
    private static final int MOVES_RESERVED = 5;

    /** The clock of a search that begins now. */
    static Clock of(Limits limits) {
        return of(limits, System.nanoTime());
    }

    /** The clock of a search that begins at a time by {@link System#nanoTime}. */
    static Clock of(Limits limits, long begun) {
        boolean counts = !limits.ponder();
        if (limits.moveTime() > 0) {
            long all = nanos(limits.moveTime() - reserve(limits.moveTime(), limits.overhead()));
            return new Clock(begun, all, all, counts);
        }
        if (limits.time() < 0) {
            return new Clock(begun, NEVER, NEVER, counts);
        }
        long wanted = MOVES_RESERVED * limits.overhead();
        double left = limits.time() - reserve(limits.time(), wanted);
        int moves = limits.movesToGo() > 0 ? Math.min(limits.movesToGo(), MOVES_EXPECTED) : MOVES_EXPECTED;
        // Increments are spent as they come, but where little time is left they are saved in part, until a pause of the machine costs no game.
        double spent = left < wanted ? left / wanted : 1;
        double share = left / moves + 0.8 * spent * limits.increment();
        double most = limits.movesToGo() == 1 ? 0.9 * left : 0.5 * left;
        return new Clock(begun, nanos(Math.min(SOFT_SHARE * share, most)), nanos(Math.min(MOST_SHARES * share, most)), counts);
    }

    /**
     * What no search touches, in milliseconds: the machine may be busy with something else just when a move is due.
     *
     * @param wanted what is kept back, unless it is more than half of what there is
     */
    static double reserve(long time, long wanted) {
        return Math.min(time / 2.0, (double) wanted);
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

    /** Whether a search that has taken this number of nanoseconds need not begin a further iteration. */
    boolean isEnoughAfter(long elapsed) {
        return counts && soft != NEVER && elapsed >= soft;
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
