package org.openarbiter.dragons.read;

import java.util.List;

/**
 * What a search has come to.
 *
 * @param proved whether the attacker is proved to reach the goal
 * @param refuted whether he is found not to reach it by an attack of the order; if {@code spent}, that is only very likely
 * @param spent whether the budget ended it
 * @param ko whether somebody would have retaken a ko but for lack of threats
 * @param move the move that shows it; −1 if none is needed or there is none
 * @param line the moves that show a proof
 * @param zone of a proof: the points where the defender may upset it
 */
record Finding(boolean proved, boolean refuted, boolean spent, boolean ko, int move, List<Integer> line, List<Integer> zone) {
    Finding {
        line = List.copyOf(line);
        zone = List.copyOf(zone);
    }

    /** The same, but for the attacker being likely to fail after a move. */
    Finding refutedBy(int refutation) {
        return new Finding(false, true, spent, ko, refutation, List.of(), zone);
    }

    /** The same, but for the attacker not being found to fail. */
    Finding withoutRefutation() {
        return new Finding(proved, false, spent, ko, move, line, zone);
    }
}
