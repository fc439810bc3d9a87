package org.openarbiter.rules.xiangqi.chase;

import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * The goal to win material after checks (Chinese rules of 2020, 24.3), the captures left aside that are threatened or offered as an exchange
 * without them.
 *
 * <p>It is reached by a capture that wins, with all that was won and lost on the way, whatever follows on its point. What the checks alone have
 * won may still be lost again, so that such a gain remains open.
 */
final class GainByChecks implements CheckSeries.Goal {
    private static final int PIECES = 16;
    private static final int FIRST_PAWN = 11;

    private final int side;
    private final long[] excluded;
    /** What stood where at first, by the numbers of the pieces; −1 for those that were gone. */
    private final int[] points = new int[2 * PIECES];
    private final int[] pieces = new int[2 * PIECES];

    /**
     * The goal of a side in a position.
     *
     * @param excluded for each piece, by its number, which it does not capture: their numbers as bits
     */
    GainByChecks(XiangqiBoard board, int side, long[] excluded) {
        this.side = side;
        this.excluded = excluded.clone();
        for (int number = 0; number < points.length; number++) {
            points[number] = board.pointOf(number);
            pieces[number] = points[number] < 0 ? Piece.NONE : board.pieceAt(points[number]);
        }
    }

    @Override
    public boolean mayCapture(int attacker, int victim) {
        return (excluded[attacker] >>> victim & 1) == 0;
    }

    @Override
    public Gain reached(XiangqiBoard board) {
        Balance balance = balance(board);
        Gain best = balance.gain().and(Gain.OPEN);
        for (int own = 1; own < FIRST_PAWN && best != Gain.YES; own++) {
            for (int victim = 1; board.pointOf(PIECES * side + own) >= 0 && victim < PIECES && best != Gain.YES; victim++) {
                best = best.or(capture(board, balance, PIECES * side + own, PIECES * (side ^ 1) + victim));
            }
        }
        return best;
    }

    private Gain capture(XiangqiBoard board, Balance balance, int attacker, int victim) {
        int from = board.pointOf(attacker);
        int at = board.pointOf(victim);
        boolean possible = at >= 0 && mayCapture(attacker, victim) && board.attacks(from, at) && !isPawnAtHome(board, at) && board.isSafe(from, at);
        return possible ? Exchange.after(balance, board, from, at).gain() : Gain.NO;
    }

    private static boolean isPawnAtHome(XiangqiBoard board, int at) {
        int piece = board.pieceAt(at);
        return Piece.kind(piece) == Piece.PAWN && Point.isHome(Piece.side(piece), at);
    }

    private Balance balance(XiangqiBoard board) {
        Balance balance = Balance.EVEN;
        for (int number = 0; number < points.length; number++) {
            if (points[number] >= 0 && board.pointOf(number) < 0) {
                balance = number / PIECES == side ? balance.lost(pieces[number], points[number]) : balance.won(pieces[number], points[number]);
            }
        }
        return balance;
    }
}
