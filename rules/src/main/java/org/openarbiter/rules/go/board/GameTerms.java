package org.openarbiter.rules.go.board;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What the record of a game says beside the stones: it counts for the score and is nothing that a play changes.
 *
 * @param komi what the second player receives; empty if the record gives none
 * @param handicap how many stones the record gives the first player as handicap; 0 if it gives none
 * @param lostBefore for each seat how many stones it had lost before a start that was reached by play; empty for none
 */
public record GameTerms(OptionalDouble komi, int handicap, List<Integer> lostBefore) {
    /** A record that says nothing. */
    public static final GameTerms NONE = new GameTerms(OptionalDouble.empty(), 0, List.of());

    public GameTerms {
        lostBefore = List.copyOf(lostBefore);
    }

    /** The same with another komi. */
    public GameTerms withKomi(double points) {
        return new GameTerms(OptionalDouble.of(points), handicap, lostBefore);
    }

    /** The same with another handicap. */
    public GameTerms withHandicap(int stones) {
        return new GameTerms(komi, stones, lostBefore);
    }

    /** The same with other losses before the start. */
    public GameTerms withLostBefore(List<Integer> stones) {
        return new GameTerms(komi, handicap, stones);
    }

    /** How many stones a seat had lost before the start. */
    public int lostBefore(int seat) {
        return seat < lostBefore.size() ? lostBefore.get(seat) : 0;
    }
}
