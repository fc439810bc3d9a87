package org.openarbiter.rules.core.board;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where a game starts, as a case gives it: some games need a text only, others a board, what stands on it, and who plays.
 *
 * @param text a position in the customary text of the game, or {@code startpos}; null if none is given
 * @param board the shape of the board; null for the usual one
 * @param setup what stands on the board, points by the name of the seat
 * @param to the name of the seat that moves first; null for the usual one
 * @param seats who plays
 * @param midgame whether the set-up was reached by play, and is not the start of the game
 */
public record Start(
        @Nullable String text,
        @Nullable Shape board,
        Map<String, List<String>> setup,
        @Nullable String to,
        Seats seats,
        boolean midgame) {

    /** The shape of a board. */
    public sealed interface Shape {
        /** A board that goes by a name, such as {@code 19x19} or {@code ring:5}. */
        record Named(String name) implements Shape {}

        /** A board drawn as points and edges between them, each edge as the names of its two ends. */
        record Graph(List<String> points, List<List<String>> edges) implements Shape {
            public Graph {
                points = List.copyOf(points);
                edges = edges.stream().map(List::copyOf).toList();
            }
        }
    }

    public Start {
        setup = Map.copyOf(setup);
    }

    /** The start that a text describes, for the players of a game. */
    public static Start of(@Nullable String text, Seats seats) {
        return new Start(text, null, Map.of(), null, seats, false);
    }

    /** Whether the text is the whole start. */
    public boolean isText() {
        return board == null && setup.isEmpty() && to == null && !midgame;
    }
}
