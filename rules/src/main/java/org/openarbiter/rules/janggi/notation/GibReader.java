package org.openarbiter.rules.janggi.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.janggi.board.Fen;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Opening;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.lines.Lines;

/** One reading of a game in GIB: first its tags, then its moves. */
final class GibReader {
    private static final Pattern WORD = Pattern.compile("\\{[^}]*}?|[^\\s{]+");
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,4})\\.(.*)");
    private static final Pattern NOISE = Pattern.compile("쉼|쉬기|<[^>]*>|[-*.\u001A\uFFFD]+");
    private static final String MOVES = "a move such as 79졸78 or 한수쉼";

    private final Lines lines;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Map<String, Lines.Line> places = new LinkedHashMap<>();
    private final Map<Integer, String> comments = new LinkedHashMap<>();
    private final List<JanggiRecord.Written> written = new ArrayList<>();
    private final List<GibMove> moves = new ArrayList<>();
    private final StringBuilder comment = new StringBuilder();
    private boolean open;
    private Lines.Line opened;
    private int openedAt = 1;

    GibReader(RawGame raw, boolean strict) {
        lines = new Lines(raw, strict);
        opened = lines.all().getFirst();
    }

    JanggiRecord read() throws InputException {
        for (Lines.Line line : lines.all()) {
            Matcher tag = Gib.TAG.matcher(line.text());
            if (open) {
                commented(line);
            } else if (tag.lookingAt()) {
                tag(line, tag);
            } else {
                words(line, 0);
            }
        }
        if (open) {
            lines.liberty(opened, openedAt, "the comment is never closed; it was read up to the end of the game", "a closing brace");
            close();
        }
        JanggiBoard start = start();
        total();
        int next = (start.toMove() + moves.size()) % 2;
        String result = tags.remove("대국결과");
        return new JanggiRecord(start, written, result == null ? Ending.NONE : Ending.of(result.strip(), next), tags(), comments, lines.liberties());
    }

    private void tag(Lines.Line line, Matcher tag) throws InputException {
        do {
            if (tags.putIfAbsent(tag.group(1), tag.group(2)) != null) {
                lines.liberty(line, tag.start(1), "the tag " + tag.group(1) + " is given twice; the first one counts", "another tag or moves");
            }
            places.putIfAbsent(tag.group(1), line);
        } while (tag.find());
    }

    /** The rest of a comment that began on an earlier line. */
    private void commented(Lines.Line line) throws InputException {
        int end = line.text().indexOf('}');
        comment.append('\n').append(end < 0 ? line.text() : line.text().substring(0, end));
        if (end >= 0) {
            close();
            words(line, end + 1);
        }
    }

    private void close() {
        open = false;
        if (!comment.toString().isBlank()) {
            comments.merge(moves.size(), comment.toString().strip(), (before, more) -> before + "\n" + more);
        }
        comment.setLength(0);
    }

    private void words(Lines.Line line, int from) throws InputException {
        Matcher word = WORD.matcher(line.text()).region(from, line.text().length());
        while (word.find()) {
            String text = word.group();
            if (text.startsWith("{")) {
                open = true;
                opened = line;
                openedAt = word.start() + 1;
                comment.append(text, 1, text.endsWith("}") ? text.length() - 1 : text.length());
                if (text.endsWith("}")) {
                    close();
                }
            } else {
                word(line, word.start() + 1, text);
            }
        }
    }

    private void word(Lines.Line line, int column, String text) throws InputException {
        Matcher number = NUMBER.matcher(text);
        if (number.matches()) {
            int expected = moves.size() + 1;
            if (Integer.parseInt(number.group(1)) != expected) {
                lines.liberty(line, column, "the move has the number " + number.group(1), "number " + expected);
            }
            if (!number.group(2).isEmpty()) {
                move(line, column + number.start(2), number.group(2));
            }
        } else if (!NOISE.matcher(text).matches()) {
            move(line, column, text);
        }
    }

    private void move(Lines.Line line, int column, String text) throws InputException {
        GibMove move = GibMove.of(text);
        if (move == null) {
            throw Lines.error(line, column, "'" + text + "' is not a move", MOVES);
        }
        moves.add(move);
        written.add(new JanggiRecord.Written(text, line.number(), column, move::play));
    }

    private JanggiBoard start() throws InputException {
        String fen = tags.remove("FEN");
        if (fen != null) {
            Lines.Line line = places.getOrDefault("FEN", lines.all().getFirst());
            try {
                return Fen.read(fen, lines.liberties());
            } catch (InputException e) {
                throw Lines.error(line, line.text().indexOf('"') + 1 + Math.max(1, e.column()), e.message(), e.expected());
            }
        }
        return Opening.start(opening(Piece.CHO, "초차림", "초포진"), opening(Piece.HAN, "한차림", "한포진"));
    }

    private Opening opening(int side, String usual, String other) throws InputException {
        String key = tags.containsKey(usual) ? usual : other;
        GibStart start = GibStart.of(side, tags.remove(key), moves);
        if (start.liberty() != null) {
            lines.liberty(places.getOrDefault(key, lines.all().getFirst()), 1, start.liberty(),
                    "[" + usual + " \"마상상마\"], or one of the other three");
        }
        return start.opening();
    }

    private void total() throws InputException {
        String total = tags.remove("총수");
        if (total != null && total.matches("[0-9]{1,5}") && Integer.parseInt(total) != moves.size()) {
            lines.liberty(places.getOrDefault("총수", lines.all().getFirst()), 1,
                    "the record says that it has " + total + " moves, and it has " + moves.size(), "as many moves as the tag says");
        }
    }

    private Map<String, String> tags() {
        Map<String, String> named = new LinkedHashMap<>();
        tags.forEach((korean, value) -> {
            if (!value.isBlank() && !value.equals("미상")) {
                named.putIfAbsent(Words.tag(korean), value);
            }
        });
        return named;
    }
}
