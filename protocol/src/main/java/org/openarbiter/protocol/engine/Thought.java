package org.openarbiter.protocol.engine;

import java.util.Locale;

/**
 * What an engine thinks of a position, for its own side.
 *
 * @param depth plies
 * @param centipawns for the side to move; meaningless where there is a mate
 * @param mate in how many moves it mates; negative if it is mated; 0 if there is no mate in sight
 * @param nodes positions visited; 0 if it did not say
 */
public record Thought(int depth, int centipawns, int mate, long nodes) {
    /** What a mate counts where centipawns are asked for. */
    public static final int MATE = 30_000;

    private static final double PAWN = 100.0;

    /** The value for the side to move, mates included. */
    public int value() {
        if (mate == 0) {
            return centipawns;
        }
        return mate > 0 ? MATE - mate : -MATE - mate;
    }

    /** Score and depth as records of engine games have them: {@code +0.34/12}, {@code -M5/20}. */
    @Override
    public String toString() {
        String score = mate == 0
                ? String.format(Locale.ROOT, "%+.2f", centipawns / PAWN)
                : (mate > 0 ? "+M" : "-M") + Math.abs(mate);
        return score + "/" + depth;
    }
}
