package org.openarbiter.rules.xiangqi.chase;

/** What follows if both sides make forbidden moves only, and neither checks on every move. */
public enum Mutual {
    /** A draw. */
    DRAW,
    /** A side that chases rooks and unprotected pieces by single pieces must vary if the other needs several, or attacks another protected piece. */
    ARTICLES,
    /** The referee decides. */
    REFERRED
}
