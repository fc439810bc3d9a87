package org.openarbiter.dragons.report;

import org.openarbiter.dragons.read.Fate;
import org.openarbiter.rules.core.board.Seats;

/** The words for what a ko decides, the same below a picture as in a text. */
final class KoWords {
    private KoWords() {}

    /** Who needs the first ko threat; empty where no ko decides. */
    static String threat(Seats seats, int mover, Fate fate) {
        return fate.threatens(mover).stream().mapToObj(seats::name).map(name -> name + " needs the first ko threat").findFirst().orElse("");
    }
}
