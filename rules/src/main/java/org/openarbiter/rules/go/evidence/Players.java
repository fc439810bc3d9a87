package org.openarbiter.rules.go.evidence;

import org.openarbiter.rules.core.board.Seats;

/** The players of a game of Go in words. */
public final class Players {
    private static final Seats USUAL = Seats.of("B", "W");

    private Players() {}

    /** Black or White in a game between these two, else the name of the seat as the first word of a sentence. */
    public static String title(Seats seats, int seat) {
        if (seats.equals(USUAL)) {
            return seat == 0 ? "Black" : "White";
        }
        return seats.title(seat);
    }
}
