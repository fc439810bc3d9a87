package org.openarbiter.rules.chess.notation;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.RawGame;
import org.openarbiter.rules.core.RecordFormat;
import org.openarbiter.rules.core.RecordedGame;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnHead;
import org.openarbiter.rules.pgn.PgnSplitter;

/** Games of chess and Chess960 in PGN. */
public final class ChessPgn implements RecordFormat<ChessBoard> {

    /** The format; it has no state. */
    public ChessPgn() {}

    @Override
    public String name() {
        return "pgn";
    }

    /** {@inheritDoc} The PGN of xiangqi is not recognised; that of other variants is, and refused in reading. */
    @Override
    public boolean recognises(String fileName, byte[] head) {
        PgnGame game = PgnHead.firstGame(head);
        if (game == null) {
            return fileName.endsWith(".pgn");
        }
        boolean redMoves = game.value("Red") != null && game.value("White") == null;
        boolean chinese = game.plies() > 0
                && Character.UnicodeScript.of(game.written(0).codePointAt(0)) == Character.UnicodeScript.HAN;
        return !redMoves && !chinese && !isXiangqi(game.value("Game")) && !isXiangqi(game.value("Variant"));
    }

    private static boolean isXiangqi(@Nullable String value) {
        if (value == null) {
            return false;
        }
        String game = value.toLowerCase(Locale.ROOT);
        return game.contains("xiangqi") || game.contains("chinese chess") || game.contains("象棋");
    }

    @Override
    public Splitter split(InputStream in) throws IOException {
        return new PgnSplitter(in);
    }

    @Override
    public RecordedGame<ChessBoard> read(RawGame raw, boolean strict) throws InputException {
        return ChessPgnGame.read(raw, strict);
    }

    @Override
    public String write(RecordedGame<ChessBoard> game, Remarks remarks) {
        return new ChessPgnWriter().write(game, remarks);
    }
}
