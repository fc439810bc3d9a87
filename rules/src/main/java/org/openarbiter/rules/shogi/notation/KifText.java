package org.openarbiter.rules.shogi.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.shogi.board.Handicap;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/** One reading of a game in KIF or KI2, line by line: headers, diagram, comments and the end, which they share, but not the moves. */
abstract sealed class KifText permits KifReader, Ki2Reader {
    /** The number of moves of a game has not more digits. */
    private static final int MOST_DIGITS = 9;

    final Lines lines;
    final List<ShogiRecord.Written> moves = new ArrayList<>();
    /** How the game ended, as far as it has been read; null as long as nothing says so. */
    ShogiRecord.@Nullable End end;

    private final String expected;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Set<String> keywords = new HashSet<>();
    private final Map<Integer, String> comments = new LinkedHashMap<>();
    private final KifBoard diagram = new KifBoard();
    private ShogiBoard start = ShogiBoard.start();
    private boolean begun;
    /** Whether a line was found that only KIF and KI2 have, moves and endings aside. */
    private boolean isKif;
    private int destination = -1;

    /**
     * A reading.
     *
     * @param expected what a line of moves has
     */
    KifText(RawGame raw, boolean strict, String expected) {
        lines = new Lines(raw, strict);
        this.expected = expected;
    }

    /** Whether a line is one of moves, right or wrong. */
    abstract boolean isMoves(String text);

    /** Takes the moves of a line. */
    abstract void moves(Lines.Line line) throws InputException;

    ShogiRecord read() throws InputException {
        for (Lines.Line line : lines.all()) {
            String text = line.text();
            if (text.startsWith("変化" + KifTags.COLON)) {
                break;
            }
            if (!text.isBlank() && !text.startsWith("#") && !text.startsWith("&") && !text.startsWith("手数")) {
                read(line);
            }
        }
        if (!isKif && moves.isEmpty() && end == null) {
            throw Lines.error(lines.all().getFirst(), 1, "there is no game here", "a header or " + expected);
        }
        begin();
        ShogiRecord.End known = end;
        return new ShogiRecord(start, moves, known == null ? ShogiRecord.End.NONE : known, tags, comments, lines.liberties());
    }

    private void read(Lines.Line line) throws InputException {
        String text = line.text();
        if (text.startsWith("*") || text.startsWith("＊")) {
            comments.merge(moves.size(), text.substring(1), (before, more) -> before + "\n" + more);
        } else if (!begun && diagram.takes(line)) {
            // Kept for the start position.
            isKif = true;
        } else if (text.strip().startsWith("まで")) {
            made(line, text.indexOf("まで"));
            isKif |= !KifClosing.count(text.strip()).isEmpty();
        } else if (isMoves(text)) {
            begin();
            moves(line);
        } else if (isStrange(text)) {
            String other = MoveText.NUMBERED.matcher(text).lookingAt() ? "KIF" : "KI2";
            throw Lines.error(line, 1 + text.length() - text.stripLeading().length(), "moves are written as in " + other, expected);
        } else if (!begun) {
            header(line);
        } else {
            lines.liberty(line, 1, "a line that is not a move was ignored", expected);
        }
    }

    /** Whether a line has moves as the other of the two formats writes them; between moves it may also be a remark that quotes one. */
    private boolean isStrange(String text) {
        return MoveText.LINE.matcher(text).matches() || MoveText.NUMBERED.matcher(text).lookingAt()
                || moves.isEmpty() && MoveText.MEANT.matcher(text).lookingAt();
    }

    private void header(Lines.Line line) throws InputException {
        int colon = KifTags.colon(line.text());
        if (colon <= 0) {
            lines.liberty(line, 1, "a line that is not a header was ignored", "a keyword, a colon and a value");
            return;
        }
        String key = KifTags.keyword(line.text());
        String value = line.text().substring(colon + 1).strip();
        isKif |= KifTags.isOfShogi(key);
        if (!value.isEmpty() && !keywords.add(key)) {
            lines.liberty(line, 1, "the header " + key + " is given twice; the first one counts", "another header or the moves");
            return;
        }
        if (key.equals("手合割")) {
            handicap(line, colon, value);
        } else if (!value.isEmpty()) {
            tags.putIfAbsent(KifTags.tag(key), value);
        }
    }

    private void handicap(Lines.Line line, int colon, String name) throws InputException {
        Optional<Handicap> handicap = Handicap.named(name);
        if (handicap.isPresent()) {
            start = handicap.get().board();
        } else if (!name.isEmpty() && !name.equals(Handicap.EVEN) && !name.equals("その他")) {
            throw Lines.error(line, colon + 2, "'" + name + "' is not a handicap", "a handicap such as 平手, 角落ち, 二枚落ち or その他");
        }
    }

    /** The moves begin: the start is what a diagram shows, if there is one. */
    private void begin() throws InputException {
        if (!begun) {
            begun = true;
            ShogiBoard shown = diagram.board();
            start = shown == null ? start : shown;
        }
    }

    /** Remarks on a number of moves that is not that of the record, for then some are missing. An ending may count as a move, or a foul as none. */
    private void checkCount(Lines.Line line, int at, String count) throws InputException {
        boolean fits = count.isEmpty() || count.length() <= MOST_DIGITS && Math.abs(Integer.parseInt(count) - moves.size()) <= 1;
        if (!fits && diagram.board() == null) {
            lines.liberty(line, at + 1, "the record counts " + count + " moves, but has " + moves.size(), "the number of moves");
        }
    }

    /** Whose turn it is after the moves so far. */
    final int next() {
        int last = moves.isEmpty() ? -1 : moves.getLast().by();
        return last >= 0 ? last ^ 1 : start.toMove() ^ moves.size() & 1;
    }

    /**
     * The square where a move arrives.
     *
     * @param move with the file in group {@code first} and the rank in the next one, or nothing there for the square of the move before
     */
    final int destination(Lines.Line line, int column, Matcher move, int first) throws InputException {
        if (move.group(first) != null) {
            destination = Square.of(MoveText.number(move.group(first)), MoveText.number(move.group(first + 1)));
        } else if (destination < 0) {
            throw Lines.error(line, column, "同 stands for the square of the move before, and there is none", "a square");
        }
        return destination;
    }

    /**
     * What follows the moves from a place in a line: it decides only where no word among the moves does. If it names another winner, that is the
     * result of the record.
     */
    final void made(Lines.Line line, int at) throws InputException {
        begin();
        String closing = line.text().substring(at);
        checkCount(line, at, KifClosing.count(closing));
        String says = KifClosing.says(closing);
        ShogiRecord.End known = end;
        ShogiRecord.End read = KifClosing.read(says, next());
        if (read == null && !says.isEmpty()) {
            lines.liberty(line, at + 1, "'" + says + "' is no result that is known; ignored", "a result such as 先手の勝ち, 千日手 or 中断");
        }
        if (known == null) {
            end = read;
            return;
        }
        int winner = KifClosing.winner(says);
        Outcome result = new Outcome.Win(winner);
        if (winner >= 0 && !result.equals(known.outcome())) {
            end = new ShogiRecord.End(says, known.ending(), known.act(), result);
        }
    }
}
