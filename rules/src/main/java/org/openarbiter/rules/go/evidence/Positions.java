package org.openarbiter.rules.go.evidence;

import org.openarbiter.rules.core.evidence.NamedPly;

/** Positions of a game in words. */
final class Positions {
    private Positions() {}

    /** Such as {@code the position after White 4 (C3)}, or {@code the starting position}. */
    static String after(NamedPly moment) {
        return moment.ply() == 0 ? "the starting position" : "the position after " + moment.move();
    }
}
