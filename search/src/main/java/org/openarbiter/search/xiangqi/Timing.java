package org.openarbiter.search.xiangqi;

/** When the {@link CycleJudge} computes what a move attacks. The judgments are the same; only the cost differs. */
public enum Timing {
    /** After every move: what is done without any saving. */
    EVERY_MOVE,
    /**
     * When the search comes to the quiet moves of a position, as captures are tried first and close no cycle (Tan and Watkinson
     * Medina, section 5.1).
     */
    QUIET_MOVES,
    /** Not before a position has come back. */
    REPETITION
}
