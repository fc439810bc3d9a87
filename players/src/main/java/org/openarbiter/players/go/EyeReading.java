package org.openarbiter.players.go;

import org.openarbiter.dragons.eyes.EyeShapes;
import org.openarbiter.dragons.eyes.EyeSpaces;
import org.openarbiter.dragons.eyes.StringReading;
import org.openarbiter.dragons.read.Memory;
import org.openarbiter.dragons.read.ReadingBoard;

/** The eye spaces on the board of a session, whose cost counts. */
final class EyeReading {
    private static final long NODES = 2000;

    private final GoSession session;
    private final EyeShapes shapes = new EyeShapes();

    EyeReading(GoSession session) {
        this.session = session;
    }

    /** The eye spaces as they are now. */
    EyeSpaces spaces() {
        ReadingBoard board = ReadingBoard.of(session.board());
        Memory memory = new Memory();
        long before = shapes.positions();
        EyeSpaces spaces = EyeSpaces.of(board, new StringReading(board, NODES, memory), shapes);
        session.counts().add(PositionCounts.Kind.LIFE, shapes.positions() - before);
        session.counts().add(PositionCounts.Kind.READING, memory.positions());
        return spaces;
    }
}
