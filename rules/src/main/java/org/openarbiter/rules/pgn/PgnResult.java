package org.openarbiter.rules.pgn;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Outcome;

/** The results that PGN knows. */
public final class PgnResult {
    private PgnResult() {}

    /** The termination marker that a text stands for ({@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code *}); null if for none. */
    public static @Nullable String canonical(String text) {
        return switch (text.strip()) {
            case "1-0" -> "1-0";
            case "0-1" -> "0-1";
            case "1/2-1/2", "1/2", "½-½", "½" -> "1/2-1/2";
            case "*" -> "*";
            default -> null;
        };
    }

    /** The outcome for two seats, the first of which moves first; {@link Outcome#NONE} for {@code *}, null for no result. */
    public static @Nullable Outcome outcome(@Nullable String result) {
        return switch (result) {
            case "1-0" -> new Outcome.Win(0);
            case "0-1" -> new Outcome.Win(1);
            case "1/2-1/2" -> Outcome.DRAW;
            case "*" -> Outcome.NONE;
            case null, default -> null;
        };
    }
}
