package org.openarbiter.rules.xiangqi.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.Setup;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.text.EncodingEscape;
import org.openarbiter.rules.xiangqi.text.LineText;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/** One reading of a game in DhtmlXQ. */
final class DhtmlReader {
    private static final Pattern OPENING = Pattern.compile("\\[DhtmlXQ_(\\w+)]", Pattern.CASE_INSENSITIVE);
    private static final Pattern ANY = Pattern.compile("\\[/?DhtmlXQ", Pattern.CASE_INSENSITIVE);
    private static final Pattern COMMENT = Pattern.compile("comment(?:0_)?(\\d{1,5})");
    private static final Pattern VARIATION = Pattern.compile("move_\\d+_\\d+_\\d+|comment[1-9]\\d*_\\d+");
    private static final int MOST_TAGS = 10_000;

    private final LineText text;
    /** The values by name in lower case, and where each begins. */
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();

    DhtmlReader(RawGame raw, boolean strict) throws InputException {
        text = new LineText(raw, strict);
    }

    XiangqiRecord read() throws InputException {
        findValues();
        if (!values.containsKey("movelist") && !values.containsKey("binit")) {
            throw text.error(text.from(), "there is no game here", "[DhtmlXQ_binit] or [DhtmlXQ_movelist]");
        }
        List<String> moves = moves();
        Map<String, String> tags = new LinkedHashMap<>();
        DhtmlTags.NAMES.forEach((name, tag) -> {
            String value = values.getOrDefault(name, "").strip();
            if (!value.isEmpty()) {
                tags.put(tag, EncodingEscape.plain(value));
            }
        });
        return new DhtmlGame(start(moves), moves, tags, comments(), variations(), text.liberties(), this::fault);
    }

    /** The error that a move is not understood, where it stands; where the list begins if there are spaces or markup in it. */
    private InputException fault(int index, String found, String expected) {
        boolean isPlain = values.getOrDefault("movelist", "").matches("[^<&\\s\u00A0\u3000]*");
        return text.error(places.getOrDefault("movelist", text.from()) + (isPlain ? 4 * Math.max(0, index) : 0), found, expected);
    }

    private void findValues() throws InputException {
        Matcher opening = OPENING.matcher(text.text());
        Matcher next = ANY.matcher(text.text());
        int at = text.from();
        int tags = 0;
        while (opening.find(at)) {
            String name = opening.group(1).toLowerCase(Locale.ROOT);
            int from = opening.end();
            int to = next.find(from) ? next.start() : text.text().length();
            String closing = "[/DhtmlXQ_" + name + "]";
            if (!text.text().regionMatches(true, to, closing, 0, closing.length())) {
                text.liberty(from, "the tag DhtmlXQ_" + name + " is not closed; it was read up to the next one", closing);
            }
            if (++tags > MOST_TAGS) {
                throw text.error(opening.start(), "there are more than " + MOST_TAGS + " tags", "[/DhtmlXQ]");
            }
            if (values.putIfAbsent(name, text.text().substring(from, to)) == null) {
                places.put(name, from);
            } else {
                text.liberty(from, "the tag DhtmlXQ_" + name + " is given twice; the first one counts", "another tag");
            }
            at = to;
        }
    }

    private List<String> moves() throws InputException {
        String list = values.getOrDefault("movelist", "").replaceAll("(?i)<br ?/?>|&nbsp;|[\\s\u00A0\u3000]", "");
        StringBuilder plain = new StringBuilder(list.length());
        list.codePoints().map(c -> c >= '\uFF10' && c <= '\uFF19' ? c - '\uFF10' + '0' : c < 0x80 ? c : 0xFFFD)
                .forEach(plain::appendCodePoint);
        list = plain.toString();
        if (list.length() % 4 != 0) {
            text.liberty(places.getOrDefault("movelist", text.from()),
                    "the move list ends in the middle of a move; the rest was skipped", "four digits for each move");
        }
        List<String> moves = new ArrayList<>();
        for (int at = 0; at + 4 <= list.length(); at += 4) {
            moves.add(list.substring(at, at + 4));
        }
        return moves;
    }

    private XiangqiBoard start(List<String> moves) throws InputException {
        String men = values.getOrDefault("binit", "").strip();
        if (men.isEmpty()) {
            return XiangqiBoard.start();
        }
        int place = places.getOrDefault("binit", text.from());
        if (!men.matches("[0-9]{64}")) {
            throw text.error(place, "the position has " + men.length() + " characters", "two digits for each of the 32 pieces");
        }
        PositionMen position = new PositionMen();
        for (int slot = 0; slot < PositionSlots.COUNT; slot++) {
            int point = point(men, 2 * slot);
            if (point >= 0) {
                position.put(slot, point);
            } else if (!men.startsWith("99", 2 * slot)) {
                throw text.error(place + 2 * slot, "the " + Piece.words(PositionSlots.piece(slot)) + " is at "
                        + men.substring(2 * slot, 2 * slot + 2) + ", which is not a point", "a point, or 99");
            }
        }
        Setup setup = position.finish(moves.isEmpty() ? -1 : point(moves.getFirst(), 0), Piece.RED);
        if (!position.fault().isEmpty()) {
            throw text.error(place, "invalid position in binit: " + position.fault(), "a legal position");
        }
        return XiangqiBoard.of(setup);
    }

    /** The point that two digits name; −1 for none. */
    private static int point(String digits, int at) {
        int file = digits.charAt(at) - '0';
        int rank = Point.RANKS - 1 - (digits.charAt(at + 1) - '0');
        return Point.exists(file, rank) ? Point.of(file, rank) : -1;
    }

    /** The points of a move of the list in UCCI; the move as it is if it names none. */
    static String points(String written) {
        int from = point(written, 0);
        int to = point(written, 2);
        return from < 0 || to < 0 ? written : Move.text(Move.of(from, to));
    }

    /** What a move of the list means on a board. */
    static int play(XiangqiBoard board, String written) throws PlayException {
        int from = point(written, 0);
        int to = point(written, 2);
        if (from < 0 || to < 0) {
            throw PlayException.unreadable(XiangqiLexicon.say("no-dhtml"));
        }
        return board.parse(Move.text(Move.of(from, to)));
    }

    private Map<Integer, String> comments() {
        Map<Integer, String> comments = new TreeMap<>();
        values.forEach((name, value) -> {
            Matcher comment = COMMENT.matcher(name);
            if (comment.matches() && !value.isBlank()) {
                comments.putIfAbsent(Integer.parseInt(comment.group(1)), EncodingEscape.plain(value.strip()).replace("||", "\n"));
            }
        });
        return comments;
    }

    private Map<String, String> variations() {
        Map<String, String> variations = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            if (VARIATION.matcher(name).matches()) {
                variations.put(name, value);
            }
        });
        return variations;
    }
}
