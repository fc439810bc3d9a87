package org.openarbiter.rules.xiangqi.chase;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_PAWN;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * The goal to win material after checks (Chinese rules of 2020, 24.3), the pieces left aside that could be captured at once.
 *
 * <p>It is reached by a capture that wins, with all that was won and lost on the way, whatever follows on its point. What the checks alone have
 * won may still be lost again, so that such a gain remains open.
 *
 * <p>A capture that is an offer to exchange does not begin the series, even if it gives check: the opponent may exchange first. A check by
 * another move may keep him from that.
 */
final class GainByChecks implements CheckSeries.Goal {
    private final int side;
    private final long excluded;
    private final long[] offered;
    /** What stood where at first, by the numbers of the pieces; −1 for those that were gone. */
    private final int[] points = new int[2 * PIECES];
    private final int[] pieces = new int[2 * PIECES];

    /**
     * The goal of a side in a position.
     *
     * @param excluded the numbers of the pieces that are left aside, as bits
     * @param offered for each piece, by its number, with which it is offered as an exchange, as bits
     */
    GainByChecks(XiangqiBoard board, int side, long excluded, long[] offered) {
        this.side = side;
        this.excluded = excluded;
        this.offered = offered.clone();
        for (int number = 0; number < points.length; number++) {
            points[number] = board.pointOf(number);
            pieces[number] = points[number] < 0 ? Piece.NONE : board.pieceAt(points[number]);
        }
    }

    @Override
    public boolean mayCapture(int pieceNumber) {
        return (excluded >>> pieceNumber & 1) == 0;
    }

    @Override
    public boolean mayBegin(int attacker, int victim) {
        return (offered[attacker] >>> victim & 1) == 0;
    }

    @Override
    public Gain reached(XiangqiBoard board) {
        Balance balance = balance(board);
        Gain best = balance.gain().and(Gain.OPEN);
        for (int own = 1; own < FIRST_PAWN && best != Gain.YES; own++) {
            int from = board.pointOf(PIECES * side + own);
            for (int victim = 1; from >= 0 && victim < PIECES && best != Gain.YES; victim++) {
                best = best.or(capture(board, balance, from, PIECES * (side ^ 1) + victim));
            }
        }
        return best;
    }

    private Gain capture(XiangqiBoard board, Balance balance, int from, int victim) {
        int at = board.pointOf(victim);
        boolean possible = at >= 0 && mayCapture(victim) && board.attacks(from, at) && !isPawnAtHome(board, at) && board.isSafe(from, at);
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
