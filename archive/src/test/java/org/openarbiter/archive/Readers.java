package org.openarbiter.archive;

import java.io.IOException;
import java.io.InputStream;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.notation.ChessPgn;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.pgn.PgnMidway;

/** Readers with limits that texts of a test can reach. */
public final class Readers {
    private Readers() {}

    /** A reader of PGN that works on small blocks and gives up long games early. */
    public static GameReader pgn(PgnMidway cutting) {
        return GameReader.of(new Chess(), new Small(cutting));
    }

    private record Small(PgnMidway cutting) implements RecordFormat<ChessBoard> {
        @Override
        public String name() {
            return "pgn";
        }

        @Override
        public boolean recognizes(String fileName, byte[] head) {
            return true;
        }

        @Override
        public Splitter split(InputStream in) throws IOException {
            return cutting.split(in);
        }

        @Override
        public Midway midway() {
            return cutting;
        }

        @Override
        public RecordedGame<ChessBoard> read(RawGame raw, boolean strict) throws InputException {
            return new ChessPgn().read(raw, strict);
        }

        @Override
        public String write(RecordedGame<ChessBoard> game, Remarks remarks) {
            return new ChessPgn().write(game, remarks);
        }
    }
}
