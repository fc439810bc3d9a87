package org.openarbiter.bench.corpus;

import java.util.Locale;

/** What a problem is about. */
public enum Kind {
    /** Whether a group lives. */
    LIFE,
    /** Who wins a race to capture. */
    RACE,
    /** Whether a string is taken. */
    CAPTURE,
    /** Whether two strings are connected. */
    CONNECTION,
    /** A group that lives only because neither side wants to play. */
    SEKI,
    /** Anything that a ko decides. */
    KO;

    /** In lower case: the name of its file, and the beginning of its ids. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
