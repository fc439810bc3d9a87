package org.openarbiter.rules.chess.notation;

import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Pattern;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Heading;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnGameName;
import org.openarbiter.rules.pgn.PgnHead;
import org.openarbiter.rules.pgn.PgnMidway;
import org.openarbiter.rules.pgn.PgnResult;
import org.openarbiter.rules.pgn.PgnSplitter;

/** Games of chess and Chess960 in PGN. */
public final class ChessPgn implements RecordFormat<ChessBoard> {

    private static final Pattern WXF = Pattern.compile("(?:[KAEBHNMRCP][1-9][=.+-]|[kaebhnmrcp][1-9][=.+]|[+-][HNRCP][=.+-])[1-9]\\W*");

    /** Points that nobody could move between in the first move of a game of chess: off its board, along a rank, or from an empty one. */
    private static final Pattern POINTS = Pattern.compile(
            "(?:[A-Ia-i][0-9]-?(?:[A-Ia-i](?:[09]|10)|[Ii][0-9])|(?:[A-Ia-i][03-9]|[Ii][0-9])-?[A-Ia-i][0-9]|[A-H]([12])-?[A-H]\\1"
                    + "|[a-h]([12])-?[a-h]\\2)\\W*");

    /** The format; it has no state. */
    public ChessPgn() {}

    @Override
    public String name() {
        return "pgn";
    }

    /** {@inheritDoc} The PGN of xiangqi is not recognized; that of other variants is, and refused in reading. */
    @Override
    public boolean recognizes(String fileName, byte[] head) {
        PgnGame game = PgnHead.firstGame(head);
        if (game == null) {
            return fileName.endsWith(".pgn");
        }
        String name = PgnGameName.of(game);
        if (name != null && (name.equals("chess") || name.equals("xiangqi"))) {
            return name.equals("chess");
        }
        boolean redMoves = game.value("Red") != null && game.value("White") == null;
        String fen = game.value("FEN");
        boolean tenRanks = fen != null && fen.strip().split(" ", -1)[0].chars().filter(c -> c == '/').count() == 9;
        return !redMoves && !tenRanks && (game.plies() == 0 || !isMoveOfXiangqi(game));
    }

    /** Whether the first move can be one of xiangqi and cannot be one of chess. */
    private static boolean isMoveOfXiangqi(PgnGame game) {
        int high = 0;
        for (int at = game.moveFrom(0); at < game.moveTo(0); at++) {
            high += game.bytes()[at] < 0 ? 1 : 0;
        }
        // Two Chinese characters have as many bytes in any encoding, a figurine or a letter has fewer.
        if (high >= 4) {
            return true;
        }
        String move = game.written(0);
        boolean usual = game.value("FEN") == null && game.value("Variant") == null;
        return WXF.matcher(move).matches()
                || usual && POINTS.matcher(move).matches() && !ChessWords.beginsWithTwo(game, ChessBoard.start());
    }

    @Override
    public Splitter split(InputStream in) throws IOException {
        return new PgnSplitter(in);
    }

    /** {@inheritDoc} That is with its result. */
    @Override
    public boolean endsWhole(RawGame raw) {
        return PgnResult.ends(raw);
    }

    @Override
    public Midway midway() {
        return new PgnMidway(null);
    }

    @Override
    public RecordedGame<ChessBoard> read(RawGame raw, boolean strict) throws InputException {
        return ChessPgnGame.read(raw, strict);
    }

    @Override
    public Heading heading(RawGame raw) {
        return PgnGame.heading(raw);
    }

    @Override
    public String write(RecordedGame<ChessBoard> game, Remarks remarks) {
        return new ChessPgnWriter().write(game, remarks);
    }
}
