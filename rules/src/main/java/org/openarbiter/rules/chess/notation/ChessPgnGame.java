package org.openarbiter.rules.chess.notation;

import java.util.List;
import java.util.regex.Pattern;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.PlayException;
import org.openarbiter.rules.core.RawGame;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnRecord;

/** A game of chess that was read from PGN. */
final class ChessPgnGame extends PgnRecord<ChessBoard> {
    private static final Pattern RULEBOOK = Pattern.compile("chess:[a-z0-9-]+(\\?[^\\s,;]*)?");

    private final ChessBoard start;

    /** The board on which plays are asked for, and the reader that belongs to it. */
    private ChessBoard board;
    private SanReader san;

    private ChessPgnGame(PgnGame pgn, ChessBoard start) throws InputException {
        super(pgn, RULEBOOK);
        this.start = start;
        board = start;
        san = new SanReader(start);
    }

    static ChessPgnGame read(RawGame raw, boolean strict) throws InputException {
        PgnGame pgn = PgnGame.read(raw, strict);
        ChessPgnGame game = new ChessPgnGame(pgn, ChessPgnStart.of(pgn));
        if (strict) {
            game.refuseLiberties(game.new StrictMoves());
        }
        return game;
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
        int play;
        try {
            play = san.read(pgn().bytes(), pgn().moveFrom(index), pgn().moveTo(index));
        } catch (PlayException e) {
            throw isNullMove(written(index)) ? new PlayException("is a null move, and chess knows no passing") : e;
        }
        if (san.liberties() != 0 && isUntold(index)) {
            tell(index, messages(san));
        }
        return play;
    }

    private static boolean isNullMove(String written) {
        return switch (written) {
            case "--", "Z0", "@@@@", "null", "0000" -> true;
            default -> false;
        };
    }
}
