package org.openarbiter.rules.xiangqi.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * Moves by the names of two points: {@code h2e2} (UCCI), {@code H2-E2} (ICCS), both with ranks 0–9, and {@code h3e3} (UCI of
 * Fairy-Stockfish), with ranks 1–10.
 *
 * <p>Sources: 中国象棋电脑应用规范(二), 着法表示, and the UCCI protocol, xqbase.com; the notation of Fairy-Stockfish.
 */
public final class CoordinateMoves {
    private static final int BAD = -1;
    private static final Pattern POINT = Pattern.compile("[a-i][0-9]");

    private CoordinateMoves() {}

    /** Whether a text has the shape of such a move: a file, a rank, perhaps a dash, a file. */
    public static boolean isOne(String text) {
        if (text.length() < 4 || fileAt(text, 0) == BAD || digitAt(text, 1) == BAD) {
            return false;
        }
        return fileAt(text, second(text)) != BAD;
    }

    /** Whether a rank of the move is that number; the text is of the right shape. */
    public static boolean hasRank(String text, int rank) {
        return rankAt(text, 1) == rank || rankAt(text, second(text) + 1) == rank;
    }

    /** Reads a move whose ranks count from 0 or from 1. */
    public static int read(XiangqiBoard board, String text, int firstRank) throws PlayException {
        int from = point(text, 0, firstRank);
        int second = second(text);
        int to = point(text, second, firstRank);
        if (from == BAD || to == BAD || second + 1 + digits(text, second + 1) != text.length()) {
            throw PlayException.unreadable(
                    XiangqiLexicon.say("no-coordinates", "first", firstRank, "last", firstRank + Point.RANKS - 1));
        }
        Sentence fault = fault(board, from, to);
        if (fault != null) {
            throw new PlayException(firstRank == 0 ? fault : fromOne(fault));
        }
        return Move.of(from, to);
    }

    static String write(int play, int firstRank) {
        return name(Move.from(play), firstRank) + name(Move.to(play), firstRank);
    }

    private static String name(int point, int firstRank) {
        return (char) ('a' + Point.file(point)) + Integer.toString(Point.rank(point) + firstRank);
    }

    private static @Nullable Sentence fault(XiangqiBoard board, int from, int to) {
        return board.isLegal(board.toMove(), Move.of(from, to)) ? null : CoordinateText.fault(board, from, to);
    }

    /** The same with the names of points as the move has them, with ranks from 1. */
    private static Sentence fromOne(Sentence fault) {
        if (!(fault instanceof Sentence.Keyed keyed)) {
            return fault;
        }
        Map<String, Object> parameters = new HashMap<>();
        keyed.parameters().forEach((name, value) -> parameters.put(name, valueFromOne(value)));
        return new Sentence.Keyed(keyed.lexicon(), keyed.key(), parameters);
    }

    private static Object valueFromOne(Object value) {
        return switch (value) {
            case Sentence sentence -> fromOne(sentence);
            case List<?> all -> all.stream().map(CoordinateMoves::valueFromOne).toList();
            case String text when POINT.matcher(text).matches() -> text.charAt(0) + Integer.toString(text.charAt(1) - '0' + 1);
            default -> value;
        };
    }

    /** Where the name of the second point begins. */
    private static int second(String text) {
        int at = 1 + digits(text, 1);
        return at < text.length() && text.charAt(at) == '-' ? at + 1 : at;
    }

    private static int point(String text, int at, int firstRank) {
        int file = fileAt(text, at);
        int rank = rankAt(text, at + 1);
        return file != BAD && rank != BAD && Point.exists(file, rank - firstRank) ? Point.of(file, rank - firstRank) : BAD;
    }

    /** The number at a place, of one digit or 10. */
    private static int rankAt(String text, int at) {
        int digit = digitAt(text, at);
        return digits(text, at) == 2 ? digit * 10 + digitAt(text, at + 1) : digit;
    }

    private static int digits(String text, int at) {
        return digitAt(text, at) == BAD ? 0 : digitAt(text, at + 1) == BAD ? 1 : 2;
    }

    private static int digitAt(String text, int at) {
        char letter = at < text.length() ? text.charAt(at) : ' ';
        return letter >= '0' && letter <= '9' ? letter - '0' : BAD;
    }

    private static int fileAt(String text, int at) {
        int letter = at < text.length() ? text.charAt(at) | 0x20 : ' ';
        return letter >= 'a' && letter <= 'i' ? letter - 'a' : BAD;
    }
}
