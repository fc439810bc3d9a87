package org.openarbiter.rules.core.rule;

/** Where a game stands between its first play and its end. */
public enum Phase {
    /** Plays are made. */
    PLAY,
    /** Play has stopped and the players settle what is dead; a further play resumes the game. */
    SCORING,
    /** The game is over. */
    ENDED
}
