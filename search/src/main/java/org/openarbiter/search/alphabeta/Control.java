package org.openarbiter.search.alphabeta;

import java.util.function.LongSupplier;

/** Stops a search: on command, by the clock, or by the number of nodes. All threads of a search share one. */
final class Control {
    /** The number of nodes between looks at the clock, minus one: at 20,000 nodes a second a look every six milliseconds. */
    private static final int GLANCE = 127;

    private final long begun = System.nanoTime();
    private volatile boolean stopped;
    private volatile Clock clock;
    /** Whether there is a move to give: until then time is no reason to stop. */
    private volatile boolean hasMove;
    private final long mostNodes;
    private final LongSupplier nodesOfAll;

    /**
     * The control of a search.
     *
     * @param mostNodes the number of nodes after which it ends, all threads together
     * @param nodesOfAll counts the nodes of all threads so far; an older number does as well
     */
    Control(Clock clock, long mostNodes, LongSupplier nodesOfAll) {
        this.clock = clock;
        this.mostNodes = mostNodes;
        this.nodesOfAll = nodesOfAll;
    }

    /** A control that stops nothing until it is told to. */
    static Control endless() {
        return new Control(Clock.of(Limits.none()), Long.MAX_VALUE, () -> 0);
    }

    boolean isStopped() {
        return stopped;
    }

    void stop() {
        stopped = true;
    }

    /** The first iteration of the main thread is over, which takes some hundred nodes: from now on the time limit counts. */
    void hasMove() {
        hasMove = true;
    }

    Clock clock() {
        return clock;
    }

    /** From now on time counts. If the search has pondered for longer than it would have thought, that is enough. */
    void ponderHit() {
        Clock running = clock.running();
        if (hasMove && !clock.counts() && running.isEnoughAfter(elapsed())) {
            stopped = true;
        }
        clock = running;
    }

    /** Nanoseconds since the search began, those while pondering included. */
    long elapsed() {
        return System.nanoTime() - begun;
    }

    /**
     * Whether the search is over; asked at every node, it looks at the clock and at the other threads only now and then.
     *
     * @param nodes the number of nodes of the thread that asks
     */
    boolean isOver(long nodes) {
        if (nodes >= mostNodes || (nodes & GLANCE) == 0 && (hasMove && clock.isUp() || nodesOfAll.getAsLong() >= mostNodes)) {
            stopped = true;
        }
        return stopped;
    }
}
