package org.openarbiter.rules.go.score;

/** How dame, the empty points that stones of several seats border, are seen when it is asked which groups live in seki. */
public enum Dame {
    /**
     * As if the players had filled them, which records often leave out. A dame beside a group that lives by nothing else stays open: a group
     * with no eye, or a single one of at most two points.
     */
    FILLED,
    /** As the board lies. A group with a dame beside it, or with a string in atari, does not live independently (KataGo's rules). */
    OPEN
}
