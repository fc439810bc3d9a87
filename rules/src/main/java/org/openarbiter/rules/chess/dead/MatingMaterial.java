package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

import org.openarbiter.rules.chess.board.ChessBoard;

/**
 * The checkmates that the material alone rules out, because no arrangement of the pieces contains one.
 *
 * <p>Three classes of material are closed under captures (a capture by either side stays in the class or leads to an earlier one)
 * and contain no pawn whose promotion could leave them, so a class without a mate never gets one.
 *
 * <ol>
 *   <li><b>A bare king</b> gives no check.
 *   <li><b>King and knight against king and queens.</b> Let the knight check from k+(1,2), up to symmetry, where k is the king's
 *       square; it strikes only k+(−1,1) of the king's neighbors. The attacker's king, two steps away or more, strikes
 *       neighbors in one row or one column only. A queen on k+(0,1) or k+(1,1) touches the knight and takes it. Both squares
 *       exist since the knight's does, so if neither holds a queen the attacker's king strikes both, from above, and nothing
 *       below them. Then k+(1,0), which exists too, must hold a queen, and that one takes the knight through the empty k+(1,1).
 *       A knight pins nothing, so there is always a capture, and no mate.
 *   <li><b>King and bishops of one color of square against king and queens, rooks and bishops of the same color.</b> The check
 *       comes along one diagonal (two such bishops cannot uncover a double check: a bishop leaving a diagonal through the king
 *       leaves it at right angles, and never meets the king's other one; a position set up otherwise is not over by itself, and
 *       {@link MatingProspects} looks for mate in it first). The orthogonal neighbors of the king have the
 *       other color: only the attacker's king strikes them, and of them one at most, and only queens and rooks stand on
 *       them. There are two in a corner, three on the edge and four elsewhere, so all but one hold a queen or a rook. The first
 *       square of the checking diagonal touches two of them, one of which is held; that piece goes to this square and so takes
 *       the bishop or shuts its line. Bishops pin only along diagonals, which does not concern a piece beside its king. No mate.
 * </ol>
 *
 * <p>In every other class of material there is a mate in some arrangement; whether it can be reached is a question for the
 * search. The tests build all arrangements of the small classes.
 */
final class MatingMaterial {
    /** The squares of a1's color. */
    private static final long DARK = 0xAA55AA55AA55AA55L;

    private MatingMaterial() {}

    /** Whether the material rules out a checkmate by this side, and so from this position. */
    static boolean isInsufficient(ChessBoard board, int side) {
        if ((board.squares(PAWN, side) | board.squares(QUEEN, side) | board.squares(ROOK, side)) != 0) {
            return false;
        }
        long knights = board.squares(KNIGHT, side);
        long bishops = board.squares(BISHOP, side);
        if (knights == 0) {
            return bishops == 0 || areUseless(board, bishops, side ^ 1);
        }
        int other = side ^ 1;
        boolean alone = (knights & knights - 1) == 0 && bishops == 0;
        return alone && (board.squares(other) ^ board.squares(QUEEN, other)) == 1L << board.kingSquare(other);
    }

    private static boolean areUseless(ChessBoard board, long bishops, int other) {
        long all = bishops | board.squares(BISHOP, other);
        boolean oneColor = (all & DARK) == 0 || (all & ~DARK) == 0;
        return oneColor && (board.squares(PAWN, other) | board.squares(KNIGHT, other)) == 0;
    }
}
