package org.openarbiter.search.solve;

import java.util.List;

/**
 * The value of a board: the first player's points minus the second's, komi included, with best play by both.
 *
 * @param lower a proved lower bound
 * @param upper a proved upper bound
 * @param line best plays by both from the position on, each with its player, such as {@code B C3}; empty if the value is not
 *     known or the budget was too small to find them
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
