package org.openarbiter.dragons.life;

/** What a look at a position of a problem of life and death decides, without playing a move. */
public enum Verdict {
    /** The group at stake lives. */
    ALIVE,
    /** It is dead. */
    DEAD,
    /** A look does not tell. */
    OPEN
}
