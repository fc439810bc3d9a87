package org.openarbiter.search.xiangqi;

/** What a repetition means for the side to move. */
public enum CycleVerdict {
    /** Nothing: the position has not come back often enough. */
    NONE,
    /** The game is drawn. */
    DRAW,
    /** The game is drawn or won; which of them was not asked for. */
    DRAW_OR_WIN,
    /** The opponent has the greater offense and loses. */
    WIN,
    /** The side to move has the greater offense and loses. */
    LOSS
}
