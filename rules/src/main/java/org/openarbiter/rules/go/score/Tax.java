package org.openarbiter.rules.go.score;

/** Which surrounded points do not count. */
public enum Tax {
    /** Nothing. */
    NONE,
    /** Empty points in seki: surrounded by stones that live without two eyes of their own (Japanese rules, article 8). */
    SEKI,
    /** The same, and two points for each other group: the two eyes that it cannot fill (the group tax of old Chinese rules). */
    ALL
}
