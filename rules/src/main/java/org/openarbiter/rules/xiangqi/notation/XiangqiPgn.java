package org.openarbiter.rules.xiangqi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
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
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.text.EncodingEscape;
import org.openarbiter.rules.xiangqi.text.EncodingInput;

/**
 * Games of xiangqi in PGN.
 *
 * <p>All its kinds read the same: moves in any {@link Notation}, text in any encoding that {@link EncodingInput} knows. They
 * differ in the notation that they write, in UTF-8 always; the one named {@code pgn} recognizes files.
 *
 * <p>Source: 中国象棋电脑应用规范(四), PGN文件格式, xqbase.com.
 */
record XiangqiPgn(String name, Notation notation) implements RecordFormat<XiangqiBoard> {
    private static final Pattern MOVE = Pattern.compile("\\p{IsHan}{2}[\\p{IsHan}1-9１-９]{2}"
            + "|(?:[KAEBHNMRCPkaebhnmrcp][1-9]|[+-][HNRCPhnrcp])[=.+-][1-9]\\W*|[A-Ia-i]\\d{1,2}-?[A-Ia-i]\\d{1,2}\\W*");

    /** {@inheritDoc} The first game decides, by its tags, a position of ten ranks, or the form of its first move. */
    @Override
    public boolean recognizes(String fileName, byte[] head) {
        PgnGame game = name.equals("pgn") ? PgnHead.firstGame(EncodingInput.head(head)) : null;
        if (game == null) {
            return false;
        }
        String named = PgnGameName.of(game);
        if (named != null) {
            return named.equals("xiangqi");
        }
        boolean players = game.value("Red") != null && game.value("White") == null;
        return players || hasTenRanks(game.value("FEN")) || game.plies() > 0 && MOVE.matcher(game.written(0)).matches();
    }

    private static boolean hasTenRanks(@Nullable String fen) {
        return fen != null && fen.strip().split(" ", -1)[0].chars().filter(c -> c == '/').count() == 9;
    }

    @Override
    public Charset encoding(byte[] head) {
        return EncodingInput.encoding(head);
    }

    @Override
    public Splitter split(InputStream in) throws IOException {
        EncodingInput input = new EncodingInput(in);
        return new PgnSplitter(input, input::origin);
    }

    /** {@inheritDoc} That is with its result. */
    @Override
    public boolean endsWhole(RawGame raw) {
        return PgnResult.ends(raw);
    }

    @Override
    public Midway midway() {
        return new PgnMidway(EncodingInput.RECODING);
    }

    @Override
    public RecordedGame<XiangqiBoard> read(RawGame raw, boolean strict) throws InputException {
        return XiangqiPgnGame.read(raw, strict);
    }

    @Override
    public Heading heading(RawGame raw) {
        return PgnGame.heading(raw);
    }

    /** {@inheritDoc} Moves that a record has in bare points are left to this format. */
    @Override
    public RecordFormat<XiangqiBoard> inNotationOf(RecordedGame<XiangqiBoard> game) {
        Notation recorded = game.start().notation();
        return switch (recorded) {
            case WXF, CHINESE, SIMPLIFIED, ICCS -> new XiangqiPgn(name, recorded);
            case UCCI, UCI -> this;
        };
    }

    @Override
    public String write(RecordedGame<XiangqiBoard> game, Remarks remarks) {
        return EncodingEscape.plain(new XiangqiPgnWriter(notation).write(game, remarks));
    }
}
