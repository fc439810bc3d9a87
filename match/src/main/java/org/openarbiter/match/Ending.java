package org.openarbiter.match;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Outcome;

/**
 * The end of a game of a match.
 *
 * @param winner the seat that won; −1 for a draw
 * @param rule what decided it, as {@code game:rulebook/id}; null where only the match could
 * @param text a sentence that says why
 */
public record Ending(int winner, Cause cause, @Nullable String rule, String text) {
    /** Nobody's win. */
    public static final int DRAW = -1;

    private static final int BOTH = 2;

    /** The seat that an outcome lets win; no result counts as a draw, and so do points that are equal. */
    static int winner(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win -> win.winner();
            case Outcome.Ranked ranked -> {
                double lead = ranked.points().get(0) - ranked.points().get(1);
                yield lead == 0 ? DRAW : lead > 0 ? 0 : 1;
            }
            default -> DRAW;
        };
    }

    /** Half points that a seat gets: 2, 1 or 0. */
    int halfPoints(int seat) {
        if (winner == DRAW) {
            return 1;
        }
        return winner == seat ? BOTH : 0;
    }

    /** The result with the first seat first: {@code 1-0}. */
    public String result() {
        return switch (winner) {
            case 0 -> "1-0";
            case 1 -> "0-1";
            default -> "1/2-1/2";
        };
    }
}
