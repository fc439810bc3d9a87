package org.openarbiter.rules.xiangqi.notation;

import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.FirstMoves;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.LineSplitter;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.CoordinateMoves;
import org.openarbiter.rules.xiangqi.board.Fen;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.move.MoveReader;
import org.openarbiter.rules.xiangqi.text.EncodingInput;
import org.openarbiter.rules.xiangqi.text.LineText;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * One game a line, as sent to engines: {@code position startpos moves h2e2 …} or {@code position fen <FEN> moves …}; the
 * word {@code position} may be missing, and empty lines mean nothing.
 *
 * <p>UCCI counts ranks from 0 to 9, UCI from 1 to 10. Neither has room for players, results or comments.
 */
record LineFormat(String name, Notation notation) implements RecordFormat<XiangqiBoard> {
    private static final String EXPECTED = "position fen <FEN> moves …, or position startpos moves …";
    private static final Pattern TEN_RANKS =
            Pattern.compile("\\s*(?:position\\s+)?fen\\s+[0-9A-Za-z]+(?:/[0-9A-Za-z]+){9}(?:\\s.*)?");
    private static final Pattern START = Pattern.compile("(?:position\\s+)?startpos(?:\\s.*)?");
    private static final Pattern UCI_MOVE = Pattern.compile("([a-i]([1-9]|10)){2}");
    private static final Pattern WORD = Pattern.compile("\\S+");

    /**
     * {@inheritDoc} The first line must have a position of ten ranks, or most moves from the start must be playable; these distinguish UCCI
     * from UCI. If they do not, it is UCCI unless the name of the file says otherwise.
     */
    @Override
    public boolean recognizes(String fileName, byte[] head) {
        List<String> lines = FirstMoves.lines(new String(head, StandardCharsets.UTF_8));
        String first = lines.isEmpty() ? "" : lines.getFirst();
        boolean tenRanks = TEN_RANKS.matcher(first).matches();
        if (!tenRanks && !START.matcher(first).matches()) {
            return false;
        }
        if (fileName.endsWith(".ucci")) {
            return notation == Notation.UCCI;
        }
        boolean isUci = fileName.endsWith(".uci");
        return beginsInPlay(lines, notation)
                || tenRanks && (notation == Notation.UCI ? isUci : !isUci && !beginsInPlay(lines, Notation.UCI));
    }

    /** Whether there are moves on these lines and most of the first ones can be played. */
    private static boolean beginsInPlay(List<String> lines, Notation notation) {
        FirstMoves moves = FirstMoves.of(new LineFormat("line", notation), lines);
        return moves.written() > 0 && moves.fit();
    }

    @Override
    public Charset encoding(byte[] head) {
        return EncodingInput.encoding(head);
    }

    @Override
    public Splitter split(InputStream in) {
        EncodingInput input = new EncodingInput(in);
        return new LineSplitter(input, input::origin);
    }

    @Override
    public Midway midway() {
        return LineSplitter.midway(true);
    }

    @Override
    public RecordedGame<XiangqiBoard> read(RawGame raw, boolean strict) throws InputException {
        LineText text = new LineText(raw, strict);
        List<MatchResult> words = WORD.matcher(text.text()).region(text.from(), text.text().length()).results().toList();
        int at = says(words, 0, "position") ? 1 : 0;
        boolean usual = says(words, at, "startpos");
        if (!usual && !says(words, at, "fen")) {
            throw text.error(at < words.size() ? words.get(at).start() : text.from(), "not a valid position", EXPECTED);
        }
        int fen = ++at;
        while (!usual && at < words.size() && !says(words, at, "moves")) {
            at++;
        }
        XiangqiBoard start = usual ? XiangqiBoard.start() : start(text, words.subList(fen, at));
        if (at < words.size() && !says(words, at, "moves")) {
            throw text.error(words.get(at).start(), "'" + words.get(at).group() + "' was not expected", "moves");
        }
        List<MatchResult> written = words.subList(Math.min(at + 1, words.size()), words.size());
        List<String> moves = written.stream().map(MatchResult::group).toList();
        return new XiangqiRecord(
                start.writtenIn(notation), moves, words(start, moves), Map.of(), Map.of(), text.liberties(),
                (index, found, expected) -> text.error(index < 0 ? text.from() : written.get(index).start(), found, expected));
    }

    private static boolean says(List<MatchResult> words, int at, String word) {
        return at < words.size() && words.get(at).group().equals(word);
    }

    private XiangqiRecord.MoveWords words(XiangqiBoard start, List<String> moves) {
        return notation == Notation.UCI ? LineFormat::uci : MoveReader.of(start.copy(), moves)::read;
    }

    /** A move with ranks from 1 to 10. */
    private static int uci(XiangqiBoard board, String written) throws PlayException {
        if (!UCI_MOVE.matcher(written).matches()) {
            throw PlayException.unreadable(XiangqiLexicon.say("no-uci"));
        }
        return CoordinateMoves.read(board, written, 1);
    }

    private static XiangqiBoard start(LineText text, List<MatchResult> fields) throws InputException {
        if (fields.isEmpty()) {
            throw text.error(text.text().length(), "there is no FEN", EXPECTED);
        }
        int from = fields.getFirst().start();
        List<Liberty> liberties = new ArrayList<>();
        XiangqiBoard start;
        try {
            start = Fen.read(text.text().substring(from, fields.getLast().end()), liberties);
        } catch (InputException e) {
            throw text.error(from + Math.max(1, e.column()) - 1, e.message(), e.expected());
        }
        for (Liberty liberty : liberties) {
            text.liberty(from + Math.max(1, liberty.column()) - 1, "in the FEN: " + liberty.text(), "a correct FEN");
        }
        return start;
    }

    @Override
    public String write(RecordedGame<XiangqiBoard> game, Remarks remarks) throws InputException {
        String fen = Fen.write(game.start());
        List<String> moves = XiangqiMoves.of(game, notation, name);
        return "position " + (fen.equals(Fen.START) ? "startpos" : "fen " + fen)
                + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }
}
