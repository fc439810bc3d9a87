package org.openarbiter.rules.chess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Fen;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.board.Setup;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.pgn.PgnGame;
import org.openarbiter.rules.pgn.PgnGameName;
import org.openarbiter.rules.pgn.PgnTag;

/** The position at which a game in PGN starts, by its tags {@code FEN}, {@code SetUp} and {@code Variant}. */
final class ChessPgnStart {
    private static final ChessBoard START = ChessBoard.start();
    private static final String CHESS = "chess";

    private ChessPgnStart() {}

    /**
     * The position.
     *
     * @return a board to be copied, never played on
     * @throws InputException if it is another game than chess, or the FEN is none
     */
    static ChessBoard of(PgnGame pgn) throws InputException {
        PgnTag game = pgn.tag("Game");
        String named = game == null ? null : PgnGameName.of(game.value());
        if (game != null && named != null && !named.equals(CHESS)) {
            throw pgn.error(game.at(), "the game is " + game.value() + ", which is not chess", "chess");
        }
        PgnTag variant = pgn.tag("Variant");
        boolean chess960 = variant != null && isChess960(pgn, variant);
        PgnTag fen = pgn.tag("FEN");
        PgnTag setUp = pgn.tag("SetUp");
        if (fen == null) {
            if (setUp != null && !setUp.value().equals("0")) {
                pgn.liberty(setUp.at(), "the tag SetUp announces a position, but there is no tag FEN; the game was read from the"
                        + " starting position of chess", "a tag FEN");
            }
            if (variant != null && chess960) {
                pgn.liberty(variant.at(), "there is no tag FEN; the game was read from the starting position of chess",
                        "a tag FEN");
            }
            return chess960 ? asChess960(START) : START;
        }
        if (setUp != null && !setUp.value().equals("1")) {
            pgn.liberty(setUp.at(), "the tag SetUp is '" + setUp.value() + "', but there is a tag FEN, which was read", "1");
        }
        ChessBoard board = read(pgn, fen);
        return chess960 && !board.chess960() ? asChess960(board) : board;
    }

    private static boolean isChess960(PgnGame pgn, PgnTag variant) throws InputException {
        String game = PgnGameName.of(variant.value());
        if (CHESS.equals(game)) {
            return false;
        }
        String name = game != null ? game : variant.value().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        return switch (name) {
            case "", "standard", "normal", "orthodox", "classic", "classical", "fromposition" -> false;
            case "chess960", "fischerandom", "fischerrandom", "fischerandomchess", "fischerrandomchess", "fischerchess", "frc",
                    "freestyle", "freestylechess", "960" -> true;
            default -> throw pgn.error(variant.at(), "the variant is " + variant.value() + ", which is not chess", "chess or Chess960");
        };
    }

    private static ChessBoard read(PgnGame pgn, PgnTag fen) throws InputException {
        List<Liberty> liberties = new ArrayList<>();
        ChessBoard board;
        try {
            board = Fen.read(fen.value(), liberties);
        } catch (FenException e) {
            throw pgn.error(fen.at() + e.column() - 1, e.found("FEN"), e.expected());
        }
        for (Liberty liberty : liberties) {
            pgn.liberty(fen.at() + Math.max(1, liberty.column()) - 1, "in the FEN: " + liberty.text(), "a FEN without fault");
        }
        return board;
    }

    /** The same position, with castling written as in Chess960. */
    private static ChessBoard asChess960(ChessBoard board) {
        Setup setup = new Setup().chess960(true).toMove(board.toMove()).halfmoveClock(board.halfmoveClock())
                .fullMoveNumber(board.fullMoveNumber()).enPassant(board.enPassantSquare() == 0 ? -1 : board.enPassantSquare());
        for (int square = Square.of(0, 0); square <= Square.of(7, 7); square++) {
            setup.put(square, board.pieceAt(square));
        }
        for (long rooks = board.castlingRooks(); rooks != 0; rooks &= rooks - 1) {
            setup.allowCastling(Long.numberOfTrailingZeros(rooks));
        }
        return ChessBoard.of(setup, true);
    }
}
