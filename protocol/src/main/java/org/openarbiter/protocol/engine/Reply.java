package org.openarbiter.protocol.engine;

import org.jspecify.annotations.Nullable;

/** The answer of an engine that was asked for a move. */
public sealed interface Reply {

    /** How long it took, from the question to the answer, in nanoseconds. */
    long nanos();

    /**
     * A move.
     *
     * @param move as the rules library writes moves; not necessarily legal
     * @param thought what it thought of the position; null if it did not say
     * @param offersDraw whether it offers a draw with it
     */
    record Move(String move, @Nullable Thought thought, boolean offersDraw, long nanos) implements Reply {}

    /** It resigns. */
    record Resignation(@Nullable Thought thought, long nanos) implements Reply {}

    /**
     * It holds the game to be over, or claims that it is.
     *
     * @param result {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}
     * @param words what it said
     */
    record Claim(String result, String words, long nanos) implements Reply {}
}
