package org.openarbiter.rules.xiangqi.chase;

/** Which reading of "protected" a rulebook takes: when a defender must bear on the victim. */
public enum Protection {
    /** Both before and after the capture: so neither a screen that the capture removes nor one that it puts up counts. */
    BOTH,
    /**
     * Rooks and cannons as the lines stand before the capture, all others as they would recapture: the paper's algorithm 3, which
     * hands the occupied points of the position before the capture to these two only.
     */
    BEFORE,
    /** After the capture, as the recapture would really happen. */
    AFTER
}
