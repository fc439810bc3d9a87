package org.openarbiter.search.alphabeta;

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

    Control(Clock clock, long mostNodes) {
        this.clock = clock;
        this.mostNodes = mostNodes;
    }

    boolean isStopped() {
        return stopped;
    }

    void stop() {
        stopped = true;
    }

    /**
     * The first iteration is over, which takes some hundred nodes: however late it is, the move is one that was thought about.
     */
    void hasMove() {
        hasMove = true;
    }

    Clock clock() {
        return clock;
    }

    /** From now on time counts. */
    void ponderHit() {
        clock = clock.running();
    }

    /** Nanoseconds since the search began, those while pondering included. */
    long elapsed() {
        return System.nanoTime() - begun;
    }

    /** Whether the search is over; asked at every node, it looks at the clock now and then only. */
    boolean isOver(long nodes) {
        if (nodes >= mostNodes || (nodes & GLANCE) == 0 && hasMove && clock.isUp()) {
            stopped = true;
        }
        return stopped;
    }
}
