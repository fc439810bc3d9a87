package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * The tests by which programs and servers end a game on which neither side has enough to mate. Each is closed under play: what it
 * says of a position it says of all that can follow.
 */
public final class DeadMaterial {
    private DeadMaterial() {}

    /**
     * The test of match runners (cutechess, fastchess) and, without the locked pawns, of scalachess: besides the kings only one knight, or only
     * bishops on squares of one color, or nothing.
     */
    public static boolean isBare(ChessBoard board) {
        return isAtMostOneMinor(board)
                || Men.onlyMinors(board, Piece.WHITE) && Men.onlyMinors(board, Piece.BLACK)
                        && board.squaresOf(Piece.KNIGHT) == 0 && Scalachess.standOnOneColor(board.squaresOf(Piece.BISHOP));
    }

    /**
     * The test of FICS: at most one knight or bishop on the whole board. Source: the published source of the server, {@code execute_move};
     * there it is not made after a move that gives check.
     */
    public static boolean isAtMostOneMinor(ChessBoard board) {
        return Men.onlyMinors(board, Piece.WHITE) && Men.onlyMinors(board, Piece.BLACK) && Long.bitCount(board.occupied()) <= 3;
    }

    /**
     * The test of chess.com: each side has a king, alone or with one knight or bishop; or one has two knights and the other nothing. Source:
     * its article on insufficient mating material as quoted in its forum; from secondary sources.
     */
    public static boolean isChessCom(ChessBoard board) {
        MaterialTest little = new OneMinor();
        boolean white = little.lacks(board, Piece.WHITE);
        boolean black = little.lacks(board, Piece.BLACK);
        return white && black
                || TwoKnights.hasJustTwoKnights(board, Piece.WHITE) && new BareKing().lacks(board, Piece.BLACK)
                || TwoKnights.hasJustTwoKnights(board, Piece.BLACK) && new BareKing().lacks(board, Piece.WHITE);
    }

    /** The test of scalachess: that of match runners, or locked pawns. Source: {@code InsufficientMatingMaterial} of scalachess. */
    public static boolean isScalachess(ChessBoard board) {
        return isBare(board) || PawnFortress.holds(board);
    }
}
