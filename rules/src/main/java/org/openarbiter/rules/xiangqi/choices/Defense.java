package org.openarbiter.rules.xiangqi.choices;

/** When a defender protects a piece from capture. */
public enum Defense {
    /** Against a threat, if it can recapture; after the reply, if it also bears on the piece before the capture. */
    RECAPTURE,
    /** If it bears on the piece before and after the capture. */
    BOTH,
    /** Rooks and cannons as the lines stand before the capture, all others if they can recapture. */
    BEFORE,
    /** If it can recapture. */
    AFTER
}
