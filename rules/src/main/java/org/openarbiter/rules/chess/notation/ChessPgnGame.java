package org.openarbiter.rules.chess.notation;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.PlayException;
import org.openarbiter.rules.core.RawGame;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnRecord;
import org.openarbiter.rules.pgn.PgnResult;

/** A game of chess that was read from PGN. */
final class ChessPgnGame extends PgnRecord<ChessBoard> {
    private static final Pattern RULEBOOK = Pattern.compile("chess:[a-z0-9-]+(\\?[^\\s,;]*)?");

    private final ChessBoard start;

    /** The letters of the pieces; null if they are those of English. */
    private final @Nullable Alphabet alphabet;

    /** The board on which plays are asked for, and the reader that belongs to it. */
    private ChessBoard board;
    private SanReader san;

    private ChessPgnGame(PgnGame pgn, ChessBoard start, @Nullable Alphabet alphabet) throws InputException {
        super(pgn, RULEBOOK, true);
        this.start = start;
        this.alphabet = alphabet;
        board = start;
        san = new SanReader(start);
    }

    static ChessPgnGame read(RawGame raw, boolean strict) throws InputException {
        PgnGame pgn = PgnGame.read(raw, strict);
        ChessBoard start = ChessPgnStart.of(pgn);
        if (strict) {
            ChessPgnGame game = new ChessPgnGame(pgn, start, null);
            game.refuseLiberties(game.new StrictMoves());
            return game;
        }
        ChessWords words = ChessWords.of(pgn, start);
        if (endsInZeros(words.pgn())) {
            String tag = pgn.value("Result");
            String tagged = tag == null ? null : PgnResult.canonical(tag);
            if (tagged == null || tagged.equals("*") || tagged.equals(PgnResult.BOTH_LOST)) {
                words.endInZeros(PgnResult.BOTH_LOST.equals(tagged));
            }
        }
        return new ChessPgnGame(words.pgn(), start, words.alphabet());
    }

    /** The moves with the signs for check and mate held against the board. */
    private final class StrictMoves implements Moves<ChessBoard> {
        private SanReader reader = san;

        @Override
        public int read(int index, ChessBoard on) throws PlayException {
            if (index == 0) {
                reader = new SanReader(on).verifyChecks(true);
            }
            return reader.read(pgn().bytes(), pgn().moveFrom(index), pgn().moveTo(index));
        }

        @Override
        public List<String> liberties() {
            return messages(reader);
        }

        @Override
        public String write(ChessBoard on, int play) {
            return San.write(on, play);
        }
    }

    private static List<String> messages(SanReader reader) {
        return reader.liberties() == 0
                ? List.of()
                : SanLiberty.of(reader.liberties()).stream().map(SanLiberty::message).toList();
    }

    @Override
    public ChessBoard start() {
        return start.copy();
    }

    @Override
    public int play(int index, ChessBoard on) throws PlayException {
        if (on != board) {
            board = on;
            san = new SanReader(on);
        }
        return alphabet == null ? read(index) : readTranslated(index, alphabet);
    }

    private int read(int index) throws PlayException {
        int play;
        try {
            play = san.read(pgn().bytes(), pgn().moveFrom(index), pgn().moveTo(index));
        } catch (PlayException e) {
            return readLoosely(index, written(index), e);
        }
        if (san.liberties() != 0 && isUntold(index)) {
            tell(index, messages(san));
        }
        return play;
    }

    private int readLoosely(int index, String text, PlayException refusal) throws PlayException {
        if (pgn().isStrict()) {
            throw refusal;
        }
        int play = LooseSan.read(board, text, refusal);
        if (isUntold(index)) {
            tell(index, List.of("read as " + San.write(board, play)));
        }
        return play;
    }

    private int readTranslated(int index, Alphabet letters) throws PlayException {
        String english = letters.english(written(index));
        try {
            return San.read(board, english);
        } catch (PlayException e) {
            return readLoosely(index, english, e);
        }
    }
}
