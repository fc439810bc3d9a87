package org.openarbiter.rules.chess.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.board.PlayException;

/**
 * The meaning of a move that is not in the standard algebraic notation of PGN: {@code nf3}, {@code NXe5}, {@code ed},
 * {@code OO}, {@code Qh5ch}, {@code e4+-}.
 *
 * <p>The text is read in every way in which people write moves; if this gives exactly one legal move, that move is meant. A text
 * that is already understood and illegal stays illegal, except for the letter b: a small b may stand for a bishop and a capital B
 * for a pawn, and legality decides.
 */
final class LooseSan {
    private static final Pattern NULL_MOVE = Pattern.compile("--|Z0|@@@@|null|0000|<>|pass", Pattern.CASE_INSENSITIVE);

    /** What may follow a move: marks of check in words, en passant, what an annotator thinks, punctuation. */
    private static final Pattern SUFFIX =
            Pattern.compile("(?:\\+/-|-/\\+|\\+-|-\\+|\\+/=|=/\\+|\\+=|=\\+|=|e\\.?p\\.?|(?:dis|dbl|d)?\\.?ch\\.?|mate|[,;.:])$");

    private static final Pattern CASTLING = Pattern.compile("[O0o\u041E\u043E]-?[O0o\u041E\u043E](-?[O0o\u041E\u043E])?([+#]*)");
    private static final Pattern PROMOTION = Pattern.compile("=\\(([A-Za-z])\\)");
    private static final Pattern FILES = Pattern.compile("([a-h])[x:]?([a-h])(=?[QRBN])?([+#]*)");
    private static final Pattern PIECE_OR_FILE = Pattern.compile("[A-H][a-h][1-8].*");
    private static final Pattern BISHOP_OR_PAWN = Pattern.compile("B([x:]?)([a-h])([1-8])([+#]*)");

    /** No move is longer, with all that may follow it. */
    private static final int LONGEST = 100;

    private final ChessBoard board;
    private final String text;
    /** The legal plays that the text may mean, each as it would be written. */
    private final Map<Integer, String> meant = new LinkedHashMap<>();

    private LooseSan(ChessBoard board, String text) {
        this.board = board;
        this.text = text;
    }

    /**
     * The legal move that a text stands for.
     *
     * @param refusal why it could not be read as algebraic notation
     * @throws PlayException if it stands for none: {@code refusal}, or a better reason
     */
    static int read(ChessBoard board, String text, PlayException refusal) throws PlayException {
        if (text.length() > LONGEST) {
            throw refusal;
        }
        if (NULL_MOVE.matcher(text).matches()) {
            throw PlayException.unreadable(ChessLexicon.say("null-move"));
        }
        LooseSan reader = new LooseSan(board, text);
        if (refusal.isUnreadable()) {
            reader.readInEveryWay();
        } else {
            reader.readOtherB();
        }
        if (reader.meant.isEmpty()) {
            throw refusal;
        }
        if (reader.meant.size() > 1) {
            throw PlayException.unreadable(ChessLexicon.say(
                    "ambiguous", "moves", List.copyOf(reader.meant.values())));
        }
        return reader.meant.keySet().iterator().next();
    }

    private void readInEveryWay() throws PlayException {
        String plain = text;
        for (Matcher suffix = SUFFIX.matcher(plain); suffix.find() && suffix.start() > 0; suffix = SUFFIX.matcher(plain)) {
            plain = plain.substring(0, suffix.start());
        }
        if (castling(plain)) {
            return;
        }
        plain = PROMOTION.matcher(plain).replaceAll("=$1");
        for (String way : ways(plain)) {
            tryToRead(way);
        }
        if (meant.isEmpty()) {
            Matcher files = FILES.matcher(plain.toLowerCase(Locale.ROOT));
            if (files.matches()) {
                captures(files);
            }
        }
    }

    /** A small b as a bishop, a capital one as a pawn where no bishop moves that way. */
    private void readOtherB() {
        if (text.charAt(0) == 'b') {
            tryToRead("B" + text.substring(1));
            return;
        }
        Matcher matcher = BISHOP_OR_PAWN.matcher(text);
        if (matcher.matches() && board.reach(Piece.BISHOP, Square.parse(text, matcher.start(2))) == 0) {
            tryToRead("b" + text.substring(1));
        }
    }

    private List<String> ways(String plain) {
        String first = plain.substring(0, 1);
        String rest = plain.substring(1);
        String small = rest.toLowerCase(Locale.ROOT);
        List<String> ways = new ArrayList<>(List.of(plain, first + small));
        if ("kqrbnp".contains(first)) {
            ways.add(first.toUpperCase(Locale.ROOT) + rest);
            ways.add(first.toUpperCase(Locale.ROOT) + small);
        } else if ("ABCDEFGH".contains(first) && !mayBeAPiece(plain)) {
            ways.add(first.toLowerCase(Locale.ROOT) + small);
        }
        return ways;
    }

    /** Whether a capital letter before a square may be a piece of another language: then it is no file. */
    private boolean mayBeAPiece(String plain) {
        if (!PIECE_OR_FILE.matcher(plain).matches()) {
            return false;
        }
        return plain.charAt(1) == Character.toLowerCase(plain.charAt(0)) || Stream.of(Alphabet.values()).map(alphabet -> alphabet.english(plain))
                .anyMatch(move -> !move.equals(plain) && legal(move).isPresent());
    }

    private void tryToRead(String way) {
        legal(way).ifPresent(play -> meant.putIfAbsent(play, San.write(board, play)));
    }

    /** The legal play that a text in algebraic notation says; empty if it says none. */
    private OptionalInt legal(String way) {
        try {
            return OptionalInt.of(San.read(board, way));
        } catch (PlayException e) {
            return OptionalInt.empty();
        }
    }

    private boolean castling(String plain) throws PlayException {
        Matcher matcher = CASTLING.matcher(plain);
        if (!matcher.matches()) {
            return false;
        }
        boolean kingSide = matcher.group(1) == null;
        int play = board.castling(kingSide);
        if (play == Move.NONE) {
            throw new PlayException(board.refusal(kingSide));
        }
        meant.put(play, San.write(board, play));
        return true;
    }

    /** The captures of a pawn from one file on another. */
    private void captures(Matcher files) {
        String promotion = files.group(3) == null ? "" : "=" + files.group(3).replace("=", "").toUpperCase(Locale.ROOT);
        for (int rank = 1; rank <= 8; rank++) {
            tryToRead(files.group(1) + "x" + files.group(2) + rank + promotion);
        }
    }
}
