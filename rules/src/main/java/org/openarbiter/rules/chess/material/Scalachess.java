package org.openarbiter.rules.chess.material;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * The test of scalachess, the library behind lichess: a side cannot win with a king alone; with one knight against a king with queens or
 * nothing; with bishops that, together with the opponent's, all stand on squares of one color, against neither knight nor pawn; or
 * if the pawns are {@linkplain PawnFortress locked}. Nor can it win if the opponent has the move and every legal move leads to such a
 * position.
 *
 * <p>Sources: {@code InsufficientMatingMaterial} of scalachess; for the last sentence its pull request 821 of April 2026, of which only the
 * description was read.
 */
public record Scalachess() implements MaterialTest {
    private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

    @Override
    public boolean lacks(ChessBoard board, int side) {
        return lacksAsItStands(board, side) || board.toMove() != side && everyMoveLosesIt(board, side);
    }

    /** The same without a look at the next moves. */
    static boolean lacksAsItStands(ChessBoard board, int side) {
        return lacksMaterial(board, side) || PawnFortress.holds(board);
    }

    private static boolean lacksMaterial(ChessBoard board, int side) {
        if (!Men.onlyMinors(board, side)) {
            return false;
        }
        int other = side ^ 1;
        long knights = board.squares(Piece.KNIGHT, side);
        if (knights == 0) {
            return board.squares(Piece.BISHOP, side) == 0
                    || standOnOneColor(board.squaresOf(Piece.BISHOP))
                            && (board.squares(Piece.KNIGHT, other) | board.squares(Piece.PAWN, other)) == 0;
        }
        long queens = board.squares(Piece.QUEEN, other);
        return Men.minors(board, side) == 1 && Long.bitCount(board.squares(other)) == 1 + Long.bitCount(queens);
    }

    /** Whether squares all have one color. */
    static boolean standOnOneColor(long squares) {
        return (squares & LIGHT_SQUARES) == 0 || (squares & ~LIGHT_SQUARES) == 0;
    }

    private static boolean everyMoveLosesIt(ChessBoard board, int side) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        for (int i = 0; i < count; i++) {
            board.play(board.toMove(), plays[i]);
            boolean lacks = lacksAsItStands(board, side);
            board.undo();
            if (!lacks) {
                return false;
            }
        }
        return count > 0;
    }

    @Override
    public String by() {
        return "lichess";
    }
}
