package org.openarbiter.rules.go.choices;

/** Which stones are dead when play has stopped. */
public enum DeadStones {
    /** No stones. */
    NONE,
    /** Those on which the players agree. */
    AGREED,
    /** Those in the territory of strings that live even if their owner always passes. */
    PASS_ALIVE
}
