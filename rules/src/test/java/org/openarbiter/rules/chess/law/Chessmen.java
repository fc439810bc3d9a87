package org.openarbiter.rules.chess.law;

import java.util.List;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;

/** Boards, referees and moves from texts, for tests. */
final class Chessmen {
    static final Chess CHESS = new Chess();
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static final int WHITE = Piece.WHITE;
    static final int BLACK = Piece.BLACK;

    private Chessmen() {}

    static ChessBoard board(String fen) {
        try {
            return ChessBoard.of(fen);
        } catch (FenException e) {
            throw new IllegalArgumentException(fen, e);
        }
    }

    static Rulebook<ChessBoard> rulebook(String name) {
        try {
            return CHESS.rulebook(name);
        } catch (RulebookException e) {
            throw new IllegalArgumentException(name, e);
        }
    }

    static Referee<ChessBoard> referee(String rulebook, String fen, Options options) {
        return new Referee<>(rulebook(rulebook), CHESS.seats(), options, board(fen));
    }

    static Referee<ChessBoard> referee(String rulebook, String fen) {
        return referee(rulebook, fen, Options.DEFAULT);
    }

    /** The legal play from square to square, castling being king takes own rook. */
    static int play(ChessBoard board, String move) {
        int promotion = move.length() < 5 ? Piece.NONE : Piece.kind(Piece.ofLetter(move.charAt(4)));
        int play = board.legal(Square.parse(move, 0), Square.parse(move, 2), promotion);
        if (play == Move.NONE) {
            throw new IllegalArgumentException(move + " on " + board.toText());
        }
        return play;
    }

    /** The way back from {@link #play}. */
    static String move(int play) {
        String promotion = Move.promotion(play) == Piece.NONE ? "" : "" + Piece.letter(Piece.of(Move.promotion(play), BLACK));
        return Square.name(Move.from(play)) + Square.name(Move.to(play)) + promotion;
    }

    /** A move as the board writes it, from square to square. */
    static String move(ChessBoard board, String text) {
        try {
            return move(board.parse(text));
        } catch (PlayException e) {
            throw new IllegalArgumentException(text + " on " + board.toText(), e);
        }
    }

    /** Makes moves, separated by blanks, by whoever has the move. */
    static void make(Referee<ChessBoard> referee, String moves) {
        for (String move : moves.isEmpty() ? List.<String>of() : List.of(moves.split(" ", -1))) {
            referee.act(new Act.Play(referee.next(), play(referee.board(), move)));
        }
    }

    static Referee<ChessBoard> after(String rulebook, String fen, String moves) {
        Referee<ChessBoard> referee = referee(rulebook, fen);
        make(referee, moves);
        return referee;
    }

    static List<Finding> findings(Ruling ruling, String kind) {
        return ruling.findings().stream().filter(finding -> finding.kind().equals(kind)).toList();
    }
}
