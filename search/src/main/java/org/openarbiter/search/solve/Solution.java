package org.openarbiter.search.solve;

import java.util.List;

/**
 * The value of a board: the first player's points minus the second's, komi taken into account, if both play as well as can be.
 *
 * @param lower a value that the first player is proved to reach at least
 * @param upper a value that the second player is proved to hold him to
 * @param line best plays for both, from the position on, each with who makes it, such as {@code B C3}; empty if the value is not known, or if
 *     the budget did not suffice to find them
 * @param nodes how many positions were searched
 * @param isFull whether the memory was used up
 */
public record Solution(double lower, double upper, List<String> line, long nodes, boolean isFull) {
    public Solution {
        line = List.copyOf(line);
    }

    /** Whether the value is known. */
    public boolean isSolved() {
        return lower == upper;
    }

    /** The first player's points less the second's; only if {@link #isSolved}. */
    public double value() {
        if (!isSolved()) {
            throw new IllegalStateException("not solved: from " + lower + " to " + upper);
        }
        return lower;
    }
}
