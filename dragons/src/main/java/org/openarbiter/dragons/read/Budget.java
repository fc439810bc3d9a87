package org.openarbiter.dragons.read;

/**
 * How many positions a reading may look at: nodes, never time, so that a result repeats. Not safe from several threads; each
 * reading takes its own.
 */
public final class Budget {
    private final long limit;
    private long used;

    /** A budget of a number of nodes. */
    public Budget(long limit) {
        this.limit = limit;
    }

    /** Takes a node; false once none is left. */
    public boolean take() {
        return used++ < limit;
    }

    /** Takes the nodes that another reading has used. */
    void take(Budget other) {
        used += other.used();
    }

    /** Whether no node is left. */
    public boolean isSpent() {
        return used >= limit;
    }

    /** How many nodes have been taken. */
    public long used() {
        return Math.min(used, limit);
    }
}
