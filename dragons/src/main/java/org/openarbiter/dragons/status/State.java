package org.openarbiter.dragons.status;

import java.util.Locale;

/** What becomes of a group. Source of the words: GNU Go 2.6 Documentation, "Dragons", STATUS. */
public enum State {
    /** It lives even if the opponent moves first. */
    ALIVE,
    /** Who moves first decides. */
    CRITICAL,
    /** It dies even if its owner moves first. */
    DEAD,
    /** Not known: it may escape, or find eyes. */
    UNKNOWN;

    /** In lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
