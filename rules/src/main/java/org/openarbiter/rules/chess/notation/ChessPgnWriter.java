package org.openarbiter.rules.chess.notation;

import java.util.Map;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.pgn.PgnExport;
import org.openarbiter.rules.pgn.PgnWriter;

/** Writes recorded games of chess as PGN, in standard algebraic notation. */
final class ChessPgnWriter extends PgnExport<ChessBoard> {
    private static final String START = ChessBoard.start().toText();

    ChessPgnWriter() {
        super(PgnWriter.SEVEN_TAG_ROSTER);
    }

    @Override
    protected String name(ChessBoard board, int play) {
        return San.write(board, play);
    }

    @Override
    protected void addStart(ChessBoard start, Map<String, String> tags) {
        if (start.chess960()) {
            tags.putIfAbsent("Variant", "Chess960");
        }
        if (start.chess960() || !start.toText().equals(START)) {
            tags.putIfAbsent("SetUp", "1");
            tags.putIfAbsent("FEN", start.toText());
        }
    }

    @Override
    protected int firstPly(ChessBoard start) {
        return 2 * (start.fullMoveNumber() - 1) + start.toMove();
    }
}
