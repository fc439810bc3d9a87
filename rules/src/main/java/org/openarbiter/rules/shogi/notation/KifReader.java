package org.openarbiter.rules.shogi.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.shogi.board.Handicap;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/** One reading of a game in KIF, line by line. */
final class KifReader {
    /** The move ends before the spaces that follow it, and only there is the rest of the line tried: many spaces take no more time. */
    private static final Pattern MOVE_LINE = Pattern.compile(
            "\\s*+([0-9]++)\\s++(\\S.*?)(?<!\\s)\\s*+(?:\\(\\s*+([0-9]++):([0-9]++)[^()]*+\\))?\\s*+\\+?+\\s*+");
    private static final Pattern MOVE = Pattern.compile(
            "[▲△☗☖]?(?:([1-9１-９])([1-9１-９一二三四五六七八九])|同)[\\s　]*(成[銀桂香]|[玉王飛龍竜角馬金銀桂香歩と全圭杏])(成|不成)?"
                    + "(?:(打)|\\(([1-9])([1-9])\\))");
    private static final Pattern MADE = Pattern.compile("まで([0-9]+手で)?(.*)");
    private static final String NUMBER_EXPECTED = "the number of a move and the move, such as 1 ７六歩(77)";

    private final Lines lines;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Set<String> keywords = new HashSet<>();
    private final Map<Integer, String> comments = new LinkedHashMap<>();
    private final List<ShogiRecord.Written> moves = new ArrayList<>();
    private final KifBoard diagram = new KifBoard();
    private ShogiBoard start = ShogiBoard.start();
    private ShogiRecord.@Nullable End end;
    private boolean begun;
    /** Whether a line was found that only KIF has, moves and endings aside. */
    private boolean isKif;
    private int destination = -1;

    KifReader(RawGame raw, boolean strict) {
        lines = new Lines(raw, strict);
    }

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
            throw Lines.error(lines.all().getFirst(), 1, "there is no game here", "a header or " + NUMBER_EXPECTED);
        }
        begin();
        ShogiRecord.End known = end;
        return new ShogiRecord(start, moves, known == null ? ShogiRecord.End.NONE : known, tags, comments, lines.liberties());
    }

    private void read(Lines.Line line) throws InputException {
        String text = line.text();
        Matcher made = MADE.matcher(text);
        if (text.startsWith("*") || text.startsWith("＊")) {
            comments.merge(moves.size(), text.substring(1), (before, more) -> before + "\n" + more);
        } else if (!begun && diagram.takes(line)) {
            // Kept for the start position.
            isKif = true;
        } else if (made.matches()) {
            end(made.group(2));
            isKif |= made.group(1) != null;
        } else if (Character.isDigit(text.stripLeading().charAt(0))) {
            begin();
            move(line);
        } else if (!begun) {
            header(line);
        } else {
            lines.liberty(line, 1, "a line that is not a move was ignored", NUMBER_EXPECTED);
        }
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

    private void move(Lines.Line line) throws InputException {
        Matcher whole = MOVE_LINE.matcher(line.text());
        if (!whole.matches()) {
            throw Lines.error(line, 1, "not a move", NUMBER_EXPECTED);
        }
        int column = whole.start(2) + 1;
        if (end != null) {
            lines.liberty(line, 1, "a move after the end was ignored", "nothing, or the result");
            return;
        }
        if (whole.group(1).length() > 6 || Integer.parseInt(whole.group(1)) != moves.size() + 1) {
            lines.liberty(line, whole.start(1) + 1, "move " + (moves.size() + 1) + " has the number " + whole.group(1),
                    "the number " + (moves.size() + 1));
        }
        String text = whole.group(2);
        Ending ending = Ending.ofKif(text);
        if (ending != null) {
            end = ShogiRecord.End.of(text, ending, next());
            return;
        }
        Matcher move = MOVE.matcher(text);
        if (!move.matches()) {
            throw Lines.error(line, column, "'" + text + "' is not a move", "a move such as ７六歩(77) or ５五角打, or a word such as 投了");
        }
        moves.add(new ShogiRecord.Written(text, line.number(), column, -1, seconds(whole), reader(line, column, move)));
    }

    private static int seconds(Matcher line) {
        String minutes = line.group(3);
        return minutes == null || minutes.length() > 5 || line.group(4).length() > 5
                ? -1 : 60 * Integer.parseInt(minutes) + Integer.parseInt(line.group(4));
    }

    private int next() {
        return start.toMove() ^ moves.size() & 1;
    }

    private ShogiRecord.MoveReader reader(Lines.Line line, int column, Matcher move) throws InputException {
        if (move.group(1) == null && destination < 0) {
            throw Lines.error(line, column, "同 stands for the square of the move before, and there is none", "a square");
        }
        int to = move.group(1) == null ? destination : Square.of(number(move.group(1)), number(move.group(2)));
        destination = to;
        int kind = kind(move.group(3));
        if (move.group(5) != null) {
            if (kind > Piece.GOLD) {
                throw Lines.error(line, column + move.start(3), "a " + Piece.name(kind) + " cannot be dropped", "a piece in hand");
            }
            int drop = Move.drop(kind, to);
            return board -> drop;
        }
        int from = Square.of(number(move.group(6)), number(move.group(7)));
        if (from == to) {
            throw Lines.error(line, column, "the piece would not move", "another square of origin");
        }
        int play = Move.of(from, to, "成".equals(move.group(4)));
        String name = move.group(3);
        return board -> checked(board, play, kind, name);
    }

    /** The move, if the piece is of the kind that is named, or none is there. */
    private static int checked(ShogiBoard board, int play, int kind, String name) throws PlayException {
        int there = board.pieceAt(Move.from(play));
        if (there != Piece.NONE && Piece.kind(there) != kind) {
            throw PlayException.unreadable(ShogiLexicon.say(
                    "other-piece-in-kif", "named", name, "square", Japanese.square(Move.from(play)),
                    "piece", Japanese.piece(Piece.kind(there))));
        }
        return play;
    }

    private static int kind(String name) {
        return name.length() == 2 ? Japanese.kindOf(name.charAt(1)) + Piece.PROMOTED : Japanese.kindOf(name.charAt(0));
    }

    private static int number(String digit) {
        char c = digit.charAt(0);
        int rank = Japanese.RANKS.indexOf(c);
        int file = Japanese.FILES.indexOf(c);
        return rank >= 0 ? rank + 1 : file >= 0 ? file + 1 : c - '0';
    }

    /** The line after the moves: it decides only where no word among the moves does. If it names another winner, that is the result of the record. */
    private void end(String says) throws InputException {
        begin();
        ShogiRecord.End known = end;
        if (known == null) {
            end = KifClosing.read(says, next());
            return;
        }
        int winner = KifClosing.winner(says);
        Outcome result = new Outcome.Win(winner);
        if (winner >= 0 && !result.equals(known.outcome())) {
            end = new ShogiRecord.End(says, known.ending(), known.act(), result);
        }
    }
}
