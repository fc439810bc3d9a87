package org.openarbiter.rules.chess.notation;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.chess.board.SanLiberty;
import org.openarbiter.rules.chess.board.SanReader;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnRecord;
import org.openarbiter.rules.pgn.PgnResult;

/** A game of chess that was read from PGN. */
final class ChessPgnGame extends PgnRecord<ChessBoard> {
    private final ChessBoard start;

    /** The letters of the pieces; null if they are those of English. */
    private final @Nullable Alphabet alphabet;

    /** The board on which plays are asked for, and the reader that belongs to it. */
    private ChessBoard board;
    private SanReader san;
    private boolean toldLong;

    private ChessPgnGame(PgnGame pgn, ChessBoard start, @Nullable Alphabet alphabet) throws InputException {
        super(pgn, "chess", true);
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

    /** {@inheritDoc} That is a king alone, with one knight or bishop, or with two knights. */
    @Override
    protected boolean lacksMatingMaterial(ChessBoard on, int seat) {
        long knights = on.squares(Piece.KNIGHT, seat);
        long minors = knights | on.squares(Piece.BISHOP, seat);
        boolean others = (on.squares(seat) & ~minors & ~on.squares(Piece.KING, seat)) != 0;
        return !others && (Long.bitCount(minors) <= 1 || minors == knights && Long.bitCount(knights) == 2);
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
        if (san.liberties() != 0 && isUnreported(index)) {
            List<String> untold = untold(san.liberties());
            if (!untold.isEmpty()) {
                report(index, untold);
            }
        }
        return play;
    }

    /** The liberties of a move; whoever writes origins out does so in every move, and once is enough to say it. */
    private List<String> untold(int liberties) {
        Set<SanLiberty> untold = SanLiberty.of(liberties);
        boolean isLong = untold.contains(SanLiberty.LONG_ALGEBRAIC);
        if (isLong || toldLong) {
            untold.remove(SanLiberty.ORIGIN_SUPERFLUOUS);
        }
        if (toldLong) {
            untold.remove(SanLiberty.LONG_ALGEBRAIC);
        }
        toldLong |= isLong;
        return untold.stream()
                .map(liberty -> liberty.message()
                        + (liberty == SanLiberty.LONG_ALGEBRAIC ? " (reported once for the whole game)" : ""))
                .toList();
    }

    private int readLoosely(int index, String text, PlayException refusal) throws PlayException {
        if (pgn().isStrict()) {
            throw refusal;
        }
        int play = LooseSan.read(board, text, refusal);
        if (isUnreported(index)) {
            report(index, List.of("read as " + San.write(board, play)));
        }
        return play;
    }

    private int readTranslated(int index, Alphabet letters) throws PlayException {
        String english = letters.english(written(index));
        byte[] text = english.getBytes(StandardCharsets.ISO_8859_1);
        int play;
        try {
            play = san.read(text, 0, text.length);
        } catch (PlayException e) {
            return readLoosely(index, english, e);
        }
        if ((san.liberties() & SanLiberty.CHECK_SUPERFLUOUS.flag()) != 0 && isUnreported(index)) {
            report(index, List.of(SanLiberty.CHECK_SUPERFLUOUS.message()));
        }
        return play;
    }
}
