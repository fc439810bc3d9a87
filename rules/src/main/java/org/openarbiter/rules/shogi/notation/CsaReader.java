package org.openarbiter.rules.shogi.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/** One reading of a game in CSA, line by line. */
final class CsaReader {
    private static final Pattern MOVE = Pattern.compile("[+-](?:00|[1-9][1-9])[1-9][1-9][A-Z]{2}");
    private static final Pattern TIME = Pattern.compile("T([0-9]{1,7})(?:\\.[0-9]+)?");
    private static final Map<String, String> TAGS = Map.of(
            "EVENT", "Event", "SITE", "Site", "START_TIME", "Date", "OPENING", "Opening", "TIME_LIMIT", "TimeControl", "TIME", "TimeControl");
    private static final int LENGTH = 7;
    /** How the comment begins that names the encoding. */
    static final String ENCODING = "CSA encoding=";

    private final Lines lines;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Map<Integer, String> comments = new LinkedHashMap<>();
    private final List<ShogiRecord.Written> moves = new ArrayList<>();
    private final CsaStart position = new CsaStart();
    private @Nullable ShogiBoard start;
    private ShogiRecord.End end = ShogiRecord.End.NONE;
    private ShogiRecord.@Nullable End summary;
    private boolean placed;

    CsaReader(RawGame raw, boolean strict) {
        lines = new Lines(raw, strict);
    }

    ShogiRecord read() throws InputException {
        for (Lines.Line line : lines.all()) {
            String text = line.text();
            if (text.startsWith("'")) {
                comment(text.substring(1));
            } else if (text.startsWith("N") || text.startsWith("$") || text.startsWith("P")) {
                head(line);
            } else {
                parts(line);
            }
        }
        ShogiBoard begun = start;
        if (begun == null) {
            throw Lines.error(lines.all().getLast(), 1, "nobody is said to move first", "a line with + or - after the position");
        }
        ShogiRecord.End told = summary;
        return new ShogiRecord(begun, moves, told == null ? end : told, tags, comments, lines.liberties());
    }

    /** A comment counts as one, unless nothing else tells how the game ended and it says so behind the last move. */
    private void comment(String text) {
        ShogiRecord.End told = end.text() == null && summary == null ? CsaSummary.read(text.stripTrailing()) : null;
        if (told != null) {
            summary = told;
        } else if (!text.startsWith(ENCODING)) {
            said(text);
        }
    }

    private void said(@Nullable String text) {
        if (text != null && !text.isBlank()) {
            comments.merge(moves.size(), text.strip(), (before, more) -> before + "\n" + more);
        }
    }

    /** What looked like a summary is a comment, since it is not the last word. */
    private void noSummary() {
        ShogiRecord.End told = summary;
        summary = null;
        said(told == null ? null : told.text());
    }

    private void head(Lines.Line line) throws InputException {
        String text = line.text();
        if (text.startsWith("P")) {
            if (start != null) {
                throw Lines.error(line, 1, "the start position stands behind the player to move", "a move, or a line with / before the next game");
            }
            placed = true;
            position.take(lines, line);
        } else if (text.startsWith("N+") || text.startsWith("N-")) {
            tag(text.charAt(1) == '+' ? "Black" : "White", text.substring(2).strip());
        } else {
            int colon = text.indexOf(':');
            if (colon < 0) {
                lines.liberty(line, 1, "a line that is not a header was ignored", "N+, N- or $KEYWORD:");
                return;
            }
            String key = text.substring(1, colon);
            tag(TAGS.getOrDefault(key, key), text.substring(colon + 1).strip());
        }
    }

    private void tag(String name, String value) {
        if (!value.isEmpty()) {
            tags.putIfAbsent(name, value);
        }
    }

    /** A line of moves, times and endings, with commas between them. */
    private void parts(Lines.Line line) throws InputException {
        int at = 0;
        for (String part : line.text().split(",", -1)) {
            if (!part.isBlank()) {
                part(line, at + 1 + part.length() - part.stripLeading().length(), part.strip());
            }
            at += part.length() + 1;
        }
    }

    private void part(Lines.Line line, int column, String part) throws InputException {
        var time = TIME.matcher(part);
        ShogiBoard begun = start;
        if (part.matches("V[0-9.]+")) {
            return;
        }
        if (part.equals("+") || part.equals("-")) {
            begin(line, column, part.equals("+") ? Piece.BLACK : Piece.WHITE);
        } else if (begun == null) {
            throw Lines.error(line, column, "'" + part + "' stands before the start", "+ or -, for the player who moves first");
        } else if (time.matches()) {
            if (!moves.isEmpty() && end.text() == null) {
                moves.add(moves.removeLast().withSeconds(Integer.parseInt(time.group(1))));
            }
        } else if (part.startsWith("%")) {
            end(line, column, part, begun);
        } else if (MOVE.matcher(part).matches() && CsaPieces.kind(part.substring(5)) != Piece.NONE) {
            move(line, column, part);
        } else {
            throw Lines.error(line, column, "'" + part + "' is not a move", "a move such as +7776FU, a time such as T12, or a word such as %TORYO");
        }
    }

    private void begin(Lines.Line line, int column, int side) throws InputException {
        if (start != null) {
            throw Lines.error(line, column, "the player to move is given twice", "a move");
        }
        if (!placed) {
            lines.liberty(line, column, "there is no position; it was read as that of an even game", "PI");
            position.take(lines, new Lines.Line(line.number(), "PI"));
        }
        start = position.board(line, side);
    }

    private void end(Lines.Line line, int column, String part, ShogiBoard begun) throws InputException {
        noSummary();
        int next = moves.isEmpty() ? begun.toMove() : moves.getLast().by() ^ 1;
        Ending ending = Ending.ofCsa(part, next);
        if (ending == null) {
            lines.liberty(line, column, "'" + part + "' is not known and was ignored", "a word such as %TORYO or %SENNICHITE");
        } else if (end.text() == null) {
            end = ShogiRecord.End.of(part, ending, next);
        }
    }

    private void move(Lines.Line line, int column, String part) throws InputException {
        noSummary();
        if (end.text() != null) {
            lines.liberty(line, column, "a move after the end was ignored", "nothing");
            return;
        }
        int by = part.charAt(0) == '+' ? Piece.BLACK : Piece.WHITE;
        int kind = CsaPieces.kind(part.substring(5, LENGTH));
        int to = Square.of(part.charAt(3) - '0', part.charAt(4) - '0');
        boolean drop = part.startsWith("00", 1);
        if (drop && kind > Piece.GOLD) {
            throw Lines.error(line, column, "a " + Piece.name(kind) + " cannot be dropped", "a piece in hand");
        }
        int from = drop ? Move.NONE : Square.of(part.charAt(1) - '0', part.charAt(2) - '0');
        if (!drop && from == to) {
            throw Lines.error(line, column, "the piece would not move", "another square of origin");
        }
        moves.add(new ShogiRecord.Written(part, line.number(), column, by, -1,
                board -> drop ? Move.drop(kind, to) : move(board, from, to, kind)));
    }

    /** A move of which the piece is named as it is afterwards. */
    private static int move(ShogiBoard board, int from, int to, int after) throws PlayException {
        int before = Piece.kind(board.pieceAt(from));
        boolean promotes = before != after && before == Piece.unpromoted(after) && Piece.promotes(before);
        if (before != Piece.NONE && before != after && !promotes) {
            throw PlayException.unreadable(ShogiLexicon.say(
                    "other-piece", "named", Piece.term(after), "square", Square.sentence(from), "piece", Piece.term(before)));
        }
        return Move.of(from, to, promotes);
    }
}
