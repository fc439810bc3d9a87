package org.openarbiter.server.game;

import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.ruling.Verdict;

/**
 * How a game stands but for the position: what an act that is no play has to change to have an effect.
 *
 * @param verdict where the game stands
 * @param out the seats that are out of the game
 * @param left the seats that have left it
 */
record Standing(Verdict verdict, List<Integer> out, List<Integer> left) {
    static Standing of(Referee<?> referee) {
        int seats = referee.seats().count();
        return new Standing(
                referee.verdict(),
                IntStream.range(0, seats).filter(seat -> !referee.isActive(seat)).boxed().toList(),
                IntStream.range(0, seats).filter(referee::hasLeft).boxed().toList());
    }

    /** Whether nothing has changed since another moment. */
    @SuppressWarnings("ReferenceEquality") // A game that is counted again gets a new verdict, even if it says the same.
    boolean isStill(Standing before) {
        return verdict == before.verdict && out.equals(before.out) && left.equals(before.left);
    }
}
