package org.openarbiter.rules.chess.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.SanLiberty;
import org.openarbiter.rules.chess.board.SanReader;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnTag;

/**
 * What has to be known of all words of a game before its moves are read one by one: the language of its letters, words that hold
 * two moves, and whether {@code 0-0} at its end is castling or the result.
 *
 * <p>Games that look like PGN are not played through for it.
 */
final class ChessWords {
    private final ChessBoard start;
    private PgnGame pgn;
    private @Nullable Alphabet alphabet;

    private ChessWords(PgnGame pgn, ChessBoard start) {
        this.pgn = pgn;
        this.start = start;
    }

    /** Looks at a game that starts at a position. */
    static ChessWords of(PgnGame pgn, ChessBoard start) throws InputException {
        ChessWords words = new ChessWords(pgn, start);
        words.chooseAlphabet();
        words.cut();
        return words;
    }

    /** The game with one move a word. */
    PgnGame pgn() {
        return pgn;
    }

    /** The letters of its pieces; null if they are those of English. */
    @Nullable Alphabet alphabet() {
        return alphabet;
    }

    /** Takes {@code 0-0} at the end as the result where it can be nothing else. */
    void endInZeros(boolean saysSo) throws InputException {
        int last = pgn.plies() - 1;
        ChessBoard board = start.copy();
        boolean castles = false;
        if (!saysSo) {
            int read = play(board, pgn, alphabet, last, new ArrayList<>());
            castles = read == last && board.castling(true) != Move.NONE;
        }
        if (!castles) {
            pgn.liberty(pgn.moveFrom(last), "0-0 at the end was read as the result: both players have lost",
                    "a termination marker: 1-0, 0-1, 1/2-1/2 or *");
            pgn = pgn.endingWithLastWord();
        }
    }

    private void chooseAlphabet() throws InputException {
        PgnTag tag = pgn.tag("Language");
        Alphabet named = tag == null ? null : Alphabet.of(tag.value());
        int foreign = named == Alphabet.ENGLISH ? -1 : firstForeign();
        if (foreign < 0 && (named == null || named == Alphabet.ENGLISH)) {
            return;
        }
        alphabet = named != null ? named : fitting();
        if (alphabet != null) {
            pgn.liberty(pgn.plies() == 0 ? pgn.markerAt() : pgn.moveFrom(Math.max(0, foreign)),
                    "the letters of the pieces are " + alphabet.title() + " (" + alphabet.letters() + ")", "K, Q, R, B or N");
        }
    }

    /** The first move that begins with a letter that English has for no piece; −1 if there is none. */
    private int firstForeign() {
        byte[] b = pgn.bytes();
        for (int index = 0; index < pgn.plies(); index++) {
            int first = b[pgn.moveFrom(index)];
            boolean capital = first >= 'A' && first <= 'Z' && "KQRBNPO".indexOf(first) < 0 && first != 'Z';
            // Letters with accents and of other scripts; squares and castling begin with none of them.
            boolean letter = first < 0 && Character.isUpperCase(pgn.written(index).codePointAt(0));
            if (capital && pgn.moveTo(index) - pgn.moveFrom(index) > 2 && isSmallOrDigit(b[pgn.moveFrom(index) + 1]) || letter) {
                return index;
            }
        }
        return -1;
    }

    private static boolean isSmallOrDigit(byte b) {
        return b >= 'a' && b <= 'h' || b == 'x' || b >= '1' && b <= '8' || b == ':';
    }

    /** The alphabet with which the game can be played on furthest; null if several say different things. */
    private @Nullable Alphabet fitting() {
        Alphabet best = null;
        List<Integer> plays = List.of();
        boolean clear = false;
        for (Alphabet candidate : Alphabet.values()) {
            List<Integer> played = new ArrayList<>();
            play(start.copy(), pgn, candidate, pgn.plies(), played);
            if (played.size() > plays.size()) {
                best = candidate;
                plays = played;
                clear = true;
            } else if (played.size() == plays.size() && !played.equals(plays)) {
                clear = false;
            }
        }
        return clear && best != Alphabet.ENGLISH ? best : null;
    }

    /** Plays a game as far as it can be read, at most up to a move; returns how far that is. */
    private static int play(ChessBoard board, PgnGame pgn, @Nullable Alphabet letters, int end, List<Integer> plays) {
        SanReader san = new SanReader(board);
        for (int index = 0; index < end; index++) {
            try {
                int play = read(board, san, pgn.written(index), letters);
                plays.add(play);
                board.play(board.toMove(), play);
            } catch (PlayException e) {
                return index;
            }
        }
        return end;
    }

    private static int read(ChessBoard board, SanReader san, String written, @Nullable Alphabet letters) throws PlayException {
        if (letters != null && !letters.knows(written)) {
            throw PlayException.unreadable(ChessLexicon.say("no-move"));
        }
        String english = letters == null ? written : letters.english(written);
        byte[] text = english.getBytes(ISO_8859_1);
        try {
            return san.read(text, 0, text.length);
        } catch (PlayException e) {
            return LooseSan.read(board, english, e);
        }
    }

    /** Cuts words that hold two moves, as in {@code 1.e4e5 2.Nf3Nc6}. */
    private void cut() throws InputException {
        if (!mayHoldTwo()) {
            return;
        }
        int[] cuts = new int[pgn.plies()];
        int first = -1;
        ChessBoard board = start.copy();
        SanReader san = new SanReader(board);
        for (int index = 0; index < cuts.length; index++) {
            try {
                board.play(board.toMove(), read(board, san, pgn.written(index), alphabet));
            } catch (PlayException e) {
                cuts[index] = cutOf(board, san, pgn.written(index), alphabet);
                if (cuts[index] == 0) {
                    break;
                }
                first = first < 0 ? index : first;
            }
        }
        if (first >= 0) {
            pgn.liberty(pgn.moveFrom(first), "'" + pgn.written(first) + "' was read as two moves", "a space between two moves");
            pgn = pgn.cut(cuts);
        }
    }

    /** Whether some word looks like two moves, or the first one cannot be read. */
    private boolean mayHoldTwo() {
        byte[] b = pgn.bytes();
        for (int index = 0; index < pgn.plies(); index++) {
            for (int at = pgn.moveFrom(index) + 2; at < pgn.moveTo(index) - 1; at++) {
                if (b[at] >= 'A' && b[at] <= 'Z' && (b[at - 1] >= '1' && b[at - 1] <= '8' || b[at - 1] == '+')) {
                    return true;
                }
            }
        }
        return pgn.plies() > 0 && pgn.moveTo(0) - pgn.moveFrom(0) >= 4 && beginsWithTwo(pgn, start);
    }

    /**
     * Whether the first word of a game is no legal move at its start, but two that can be made one after the other, and the next
     * word can be read behind them.
     */
    static boolean beginsWithTwo(PgnGame pgn, ChessBoard start) {
        ChessBoard board = start.copy();
        SanReader san = new SanReader(board);
        try {
            read(board, san, pgn.written(0), null);
            return false;
        } catch (PlayException e) {
            return cutOf(board, san, pgn.written(0), null) > 0
                    && (pgn.plies() == 1 || cutOf(board, san, pgn.written(1), null) > 0 || isMove(san, pgn.written(1)));
        }
    }

    private static boolean isMove(SanReader san, String word) {
        try {
            return readPlainly(san, word) != Move.NONE;
        } catch (PlayException e) {
            return false;
        }
    }

    /** Where a word is to be cut for two moves, which are made; 0, and nothing is made, if nowhere or in several places. */
    private static int cutOf(ChessBoard board, SanReader san, String word, @Nullable Alphabet letters) {
        int found = 0;
        for (int at = 2; at <= word.length() - 2; at++) {
            int made = tryCut(board, san, word, at, letters);
            if (made == 2) {
                found = found == 0 ? at : -1;
            }
            for (; made > 0; made--) {
                board.undo();
            }
        }
        return found > 0 ? tryCut(board, san, word, found, letters) == 2 ? found : 0 : 0;
    }

    /** How many of the two moves that a cut makes can be made one after the other; they are made. */
    private static int tryCut(ChessBoard board, SanReader san, String word, int at, @Nullable Alphabet letters) {
        int made = 0;
        for (String half : List.of(word.substring(0, at), word.substring(at))) {
            try {
                board.play(board.toMove(), readPlainly(san, letters == null ? half : letters.english(half)));
                made++;
            } catch (PlayException e) {
                return made;
            }
        }
        return made;
    }

    private static int readPlainly(SanReader san, String half) throws PlayException {
        byte[] text = half.getBytes(ISO_8859_1);
        int play = san.read(text, 0, text.length);
        if ((san.liberties() & SanLiberty.LONG_ALGEBRAIC.flag()) != 0) {
            throw PlayException.unreadable(ChessLexicon.say("no-move.beside"));
        }
        return play;
    }
}
