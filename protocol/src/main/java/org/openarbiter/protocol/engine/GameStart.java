package org.openarbiter.protocol.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a game begins, in the words of the protocols. */
public sealed interface GameStart {

    /** The seat that moves first: 0 or 1. */
    int first();

    /**
     * A position of chess or one of its relatives.
     *
     * @param variant {@code chess}, {@code chess960} or {@code xiangqi}
     * @param fen null for the usual start
     */
    record Position(String variant, @Nullable String fen, int first) implements GameStart {}

    /**
     * A board of Go.
     *
     * @param size lines either way
     * @param black vertices of Black's stones
     * @param white vertices of White's stones
     */
    record GoBoard(int size, double komi, List<String> black, List<String> white, int first) implements GameStart {
        public GoBoard {
            black = List.copyOf(black);
            white = List.copyOf(white);
        }
    }
}
