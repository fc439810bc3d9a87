package org.openarbiter.rules.chess.notation;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Fen;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.FirstMoves;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.LineSplitter;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * One game a line, as user interfaces send it to engines, or one position a line.
 *
 * <p>{@code uci} is {@code position startpos moves e2e4 …} or {@code position fen <FEN> moves …}, where the word {@code position} may
 * be missing. {@code fen} and {@code epd} are positions; a game is written as the one that it ends in. Empty lines mean nothing.
 */
public record ChessLines(String name, Kind kind) implements RecordFormat<ChessBoard> {
    /** What stands on a line. */
    public enum Kind {
        /** A position and moves. */
        MOVES,
        /** A position in Forsyth–Edwards notation. */
        POSITION,
        /** A position with operations. */
        DESCRIPTION
    }

    private static final ChessLines UCI = new ChessLines("uci", Kind.MOVES);

    private static final String EXPECTED = "position fen <FEN> moves …, or position startpos moves …";
    private static final Pattern PLACEMENT = Pattern.compile("(?:[1-8KQRBNPkqrbnp]+/){7}[1-8KQRBNPkqrbnp]+");
    private static final Pattern EPD_LINE = Pattern.compile(PLACEMENT + " [wb] \\S+ \\S+(?: \\w+(?: [^;]*)?;.*)");
    private static final Pattern FEN_LINE = Pattern.compile(PLACEMENT + "(?: [wb](?: .*)?)?");
    private static final Pattern UCI_FEN = Pattern.compile("(?:position\\s+)?fen\\s+" + PLACEMENT + "(?:\\s.*)?");
    private static final Pattern UCI_START = Pattern.compile("(?:position\\s+)?startpos(?:\\s.*)?");
    private static final Pattern WORD = Pattern.compile("\\S+");

    /** The formats {@code uci}, {@code fen} and {@code epd}. */
    public static List<ChessLines> all() {
        return List.of(UCI, new ChessLines("fen", Kind.POSITION), new ChessLines("epd", Kind.DESCRIPTION));
    }

    /** {@inheritDoc} Lines that begin at the start position are chess if at least half of their first two moves can be played. */
    @Override
    public boolean recognizes(String fileName, byte[] head) {
        List<String> lines = FirstMoves.lines(text(head, 0, head.length));
        String first = lines.isEmpty() ? "" : lines.getFirst();
        return switch (kind) {
            case MOVES -> UCI_FEN.matcher(first).matches()
                    || UCI_START.matcher(first).matches() && !fileName.endsWith(".ucci") && !fileName.endsWith(".usi")
                            && FirstMoves.of(UCI, lines).fit();
            case POSITION -> FEN_LINE.matcher(first).matches() && !EPD_LINE.matcher(first).matches() && !fileName.endsWith(".epd");
            case DESCRIPTION -> EPD_LINE.matcher(first).matches() || fileName.endsWith(".epd") && FEN_LINE.matcher(first).matches();
        };
    }

    @Override
    public Splitter split(InputStream in) {
        return new LineSplitter(in);
    }

    @Override
    public Midway midway() {
        return LineSplitter.midway(false);
    }

    private static String text(byte[] bytes, int from, int to) {
        String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    @Override
    public RecordedGame<ChessBoard> read(RawGame raw, boolean strict) throws InputException {
        String line = text(raw.bytes(), raw.from(), raw.to());
        return kind == Kind.MOVES ? game(raw.line(), line, strict) : position(raw.line(), line, strict);
    }

    private static RecordedGame<ChessBoard> game(long number, String line, boolean strict) throws InputException {
        List<MatchResult> words = WORD.matcher(line).results().toList();
        int at = says(words, 0, "position") ? 1 : 0;
        boolean usual = says(words, at, "startpos");
        if (!usual && !says(words, at, "fen")) {
            throw new InputException(number, at < words.size() ? words.get(at).start() + 1 : 1, "not a valid position", EXPECTED);
        }
        int fen = ++at;
        while (!usual && at < words.size() && !says(words, at, "moves")) {
            at++;
        }
        if (at < words.size() && !says(words, at, "moves")) {
            throw new InputException(number, words.get(at).start() + 1, "'" + words.get(at).group() + "' was not expected", "moves");
        }
        List<MatchResult> moves = words.subList(Math.min(at + 1, words.size()), words.size());
        if (usual) {
            return new ChessLineGame(ChessBoard.start(), number, words.get(fen - 1).start() + 1, moves, Map.of(), List.of());
        }
        if (fen == at) {
            throw new InputException(number, line.length() + 1, "there is no FEN", EXPECTED);
        }
        int from = words.get(fen).start();
        List<Liberty> liberties = new ArrayList<>();
        ChessBoard start = board(number, from, line.substring(from, words.get(at - 1).end()), strict, liberties);
        return new ChessLineGame(start, number, from + 1, moves, Map.of(), liberties);
    }

    private static boolean says(List<MatchResult> words, int at, String word) {
        return at < words.size() && words.get(at).group().equals(word);
    }

    private static RecordedGame<ChessBoard> position(long number, String line, boolean strict) throws InputException {
        List<Liberty> liberties = new ArrayList<>();
        if (!EPD_LINE.matcher(line).matches()) {
            return new ChessLineGame(board(number, 0, line, strict, liberties), number, 1, List.of(), Map.of(), liberties);
        }
        try {
            Epd epd = Epd.read(line);
            String id = epd.text("id");
            ChessBoard board = epd.board();
            String clock = epd.text("hmvc");
            String move = epd.text("fmvn");
            if (clock.matches("\\d{1,4}") || move.matches("\\d{1,4}")) {
                String fen = Fen.fourFields(board, Fen.EnPassant.AFTER_DOUBLE_STEP) + " " + (clock.matches("\\d{1,4}") ? clock : "0") + " "
                        + (move.matches("[1-9]\\d{0,3}") ? move : "1");
                board = Fen.read(fen);
            }
            return new ChessLineGame(board, number, 1, List.of(), id.isEmpty() ? Map.of() : Map.of("Event", id), liberties);
        } catch (FenException e) {
            throw new InputException(number, e.column(), "invalid EPD: " + e.reason(), "a position and operations");
        }
    }

    private static ChessBoard board(long number, int from, String fen, boolean strict, List<Liberty> liberties) throws InputException {
        List<Liberty> taken = new ArrayList<>();
        try {
            ChessBoard board = strict ? Fen.read(fen) : Fen.read(fen, taken);
            for (Liberty liberty : taken) {
                liberties.add(new Liberty(number, from + Math.max(1, liberty.column()), "in the FEN: " + liberty.text()));
            }
            return board;
        } catch (FenException e) {
            throw new InputException(number, from + e.column(), e.found("FEN"), e.expected());
        }
    }

    @Override
    public String write(RecordedGame<ChessBoard> game, Remarks remarks) throws InputException {
        ChessBoard board = game.start();
        boolean usual = !board.chess960() && board.toText().equals(ChessBoard.start().toText());
        StringBuilder text = new StringBuilder("position ").append(usual ? "startpos" : "fen " + board.toText());
        for (int index = 0; index < game.plies(); index++) {
            try {
                int play = game.play(index, board);
                text.append(index == 0 ? " moves " : " ").append(board.text(play));
                board.play(board.toMove(), play);
            } catch (PlayException e) {
                throw game.fault(index, "'" + game.written(index) + "' cannot be played, so it cannot be written as " + name + ": " + e.clause(),
                        "");
            }
        }
        return switch (kind) {
            case MOVES -> text.toString();
            case POSITION -> board.toText();
            case DESCRIPTION -> epd(game, board).write();
        };
    }

    private static Epd epd(RecordedGame<ChessBoard> game, ChessBoard board) {
        Map<String, String> operations = new LinkedHashMap<>();
        operations.put("hmvc", Integer.toString(board.halfmoveClock()));
        operations.put("fmvn", Integer.toString(board.fullMoveNumber()));
        Map<String, String> tags = game.tags();
        String players = tags.containsKey("White") || tags.containsKey("Black")
                ? tags.getOrDefault("White", "?") + " - " + tags.getOrDefault("Black", "?")
                : tags.getOrDefault("Event", "");
        if (!players.isEmpty()) {
            operations.put("id", '"' + players.replace('"', '\'').replace(';', ',') + '"');
        }
        return new Epd(board, operations);
    }
}
