package org.openarbiter.match;

import java.util.OptionalLong;

/**
 * The nodes and the time of an engine, for the moves for which it reported its nodes.
 *
 * @param nodes positions visited
 * @param millis how long the moves took, from the question to the answer
 */
public record Effort(long nodes, long millis) {
    /** No such move. */
    static final Effort NONE = new Effort(0, 0);

    private static final long SECOND = 1000;

    /** Both together. */
    Effort plus(Effort other) {
        return new Effort(nodes + other.nodes, millis + other.millis);
    }

    /** Nodes a second; empty if the engine reported none, or they took no time that could be measured. */
    public OptionalLong nodesPerSecond() {
        return nodes == 0 || millis == 0 ? OptionalLong.empty() : OptionalLong.of(nodes * SECOND / millis);
    }
}
