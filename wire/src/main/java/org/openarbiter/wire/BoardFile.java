package org.openarbiter.wire;

import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** A file that draws a board: one JSON object with {@code points} and {@code edges}, as under {@code board} in a case. */
public final class BoardFile {
    private BoardFile() {}

    /** The shape that the file draws; in errors the file is one line, however many it has. */
    public static Start.Shape read(byte[] file) throws InputException {
        JsonLine line = JsonLine.of(new RawGame(1, 1, file, 0, file.length));
        return StartReader.graph(line, new FieldReader(line, line.read()));
    }
}
