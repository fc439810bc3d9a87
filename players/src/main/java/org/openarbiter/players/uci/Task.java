package org.openarbiter.players.uci;

/** Something long that an engine does beside its input in place of a search, until it is done or stopped. Safe from several threads. */
final class Task {
    private boolean stopped;
    private Runnable part = () -> {};

    /** Whether it was stopped: then it should come to its end. */
    synchronized boolean isStopped() {
        return stopped;
    }

    /** Says how the part that begins now is stopped. */
    synchronized void begin(Runnable stop) {
        part = stop;
        if (stopped) {
            stop.run();
        }
    }

    synchronized void stop() {
        stopped = true;
        part.run();
    }
}
