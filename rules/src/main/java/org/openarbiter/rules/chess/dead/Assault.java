package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;

import org.openarbiter.rules.chess.board.ChessBoard;

/**
 * A guide towards a mate by a queen beside a king shut in by its own pieces, such as scholar's mate.
 *
 * <p>On a full board the kings stand at home and cannot walk to the edge, where {@link MatingChances} sends them, but a queen
 * with one supporter mates in three or four moves. Each square beside the king is rated as a place for the queen: by her path to
 * it, by its supporters and defenders, and by the squares to which the king could still go.
 */
enum Assault implements Guide {
    /** The only one. */
    GUIDE;

    private static final int STEP = 4;
    private static final int UNSUPPORTED = 5;
    private static final int DEFENDER = 3;
    private static final int FLIGHT = 2;
    private static final int NOWHERE = 60;

    @Override
    public int distance(ChessBoard board, int winner) {
        int loser = winner ^ 1;
        int king = board.kingSquare(loser);
        long occupied = board.occupied();
        long queens = board.squares(QUEEN, winner);
        long own = board.squares(winner);
        long supporters = own & ~queens;
        long ring = Steps.king(king);
        long reached = 0;
        for (long set = queens; set != 0; set &= set - 1) {
            reached |= Steps.piece(QUEEN, Long.numberOfTrailingZeros(set), occupied);
        }
        long supported = 0;
        for (long set = ring; set != 0; set &= set - 1) {
            if ((board.attackersTo(Long.numberOfTrailingZeros(set)) & supporters) != 0) {
                supported |= set & -set;
            }
        }
        long open = ring & ~board.squares(loser) & ~supported;
        int best = NOWHERE;
        for (long set = ring & ~supporters; set != 0; set &= set - 1) {
            int at = Long.numberOfTrailingZeros(set);
            long square = set & -set;
            long way = Steps.piece(QUEEN, at, occupied & ~(1L << king));
            int steps = (queens & square) != 0 ? 0 : (reached & square) != 0 ? 1 : (way & reached & ~own) != 0 ? 2 : 3;
            int guess = STEP * steps + FLIGHT * Long.bitCount(open & ~way & ~square)
                    + DEFENDER * Long.bitCount(board.attackersTo(at) & board.squares(loser) & ~board.squares(KING, loser));
            best = Math.min(best, (supported & square) != 0 ? guess : guess + UNSUPPORTED);
        }
        return best;
    }
}
