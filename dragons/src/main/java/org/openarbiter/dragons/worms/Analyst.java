package org.openarbiter.dragons.worms;

import org.openarbiter.dragons.eyes.EyeShapes;
import org.openarbiter.dragons.eyes.StringReading;
import org.openarbiter.dragons.read.Memory;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Statuses;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * Analyzes positions one after the other, as those of a game ply by ply, and reads again only what has changed. Each analysis is
 * the same as {@link Analysis#of} makes of the position alone. Not safe from several threads.
 */
public final class Analyst {
    private final Effort effort;
    private final Memory strings = new Memory();
    private final Memory lives = new Memory();
    private final EyeShapes shapes = new EyeShapes();

    /**
     * An analyst without memories.
     *
     * @param effort what the status of each dragon may cost
     */
    public Analyst(Effort effort) {
        this.effort = effort;
    }

    /**
     * Analyzes a position.
     *
     * @throws IllegalArgumentException if the board is no rectangle, is too large, or has more than two players
     */
    public Analysis analyze(GoBoard board) {
        return analyze(ReadingBoard.of(board));
    }

    /** Analyzes a position; the board is the same afterwards. */
    public Analysis analyze(ReadingBoard board) {
        return Analysis.of(board, new StringReading(board, Effort.GATHERING, strings), shapes, statuses(board), effort);
    }

    /** The statuses of the groups of a position, with what this analyst remembers of their life. */
    public Statuses statuses(ReadingBoard board) {
        return new Statuses(board, lives);
    }

    /** How many positions have been looked at to find out which strings can be captured. */
    public long stringPositions() {
        return strings.positions();
    }

    /** How many positions have been looked at for the life and the races of groups. */
    public long lifePositions() {
        return lives.positions();
    }

    /** How many positions have been looked at to find out what eye spaces are worth. */
    public long eyePositions() {
        return shapes.positions();
    }

    /** How many questions have been read. */
    public long read() {
        return strings.read() + lives.read();
    }
}
