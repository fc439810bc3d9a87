package org.openarbiter.dragons.worms;

import org.openarbiter.dragons.eyes.EyeShapes;
import org.openarbiter.dragons.eyes.StringReading;
import org.openarbiter.dragons.read.Memory;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * Analyses positions one after the other, as those of a game ply by ply, and reads again only what has changed. Each analysis is
 * the same as {@link Analysis#of} makes of the position alone. Not safe from several threads.
 */
public final class Analyst {
    private final long nodes;
    private final Memory strings = new Memory();
    private final Memory lives = new Memory();
    private final EyeShapes shapes = new EyeShapes();

    /**
     * An analyst without memories.
     *
     * @param nodes how many positions each question of reading may look at
     */
    public Analyst(long nodes) {
        this.nodes = nodes;
    }

    /**
     * Analyses a position.
     *
     * @throws IllegalArgumentException if the board is no rectangle, is too large, or has more than two players
     */
    public Analysis analyze(GoBoard board) {
        return analyze(ReadingBoard.of(board));
    }

    /** Analyses a position; the board is the same afterwards. */
    public Analysis analyze(ReadingBoard board) {
        return Analysis.of(board, new StringReading(board, nodes, strings), shapes, new DragonReading(board, nodes, lives));
    }

    /** How many questions have been read. */
    public long read() {
        return strings.read() + lives.read();
    }
}
