package org.openarbiter.rules.xiangqi.chase;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * What a capture wins if both sides go on capturing on its point as long as that pays: the complete exchange of the Chinese rules of
 * 2020, article 24.3.
 *
 * <p>Either side may stop after any capture. A capture after which the opponent mates at once is none, for the side that attacks and
 * for the side that defends.
 *
 * @param gain whether the first captor's side wins material
 * @param rooted whether the first capture can be answered by a recapture
 */
record Exchange(Gain gain, boolean rooted) {
    /** The exchange that begins with a legal capture, whoever has the move. */
    static Exchange of(XiangqiBoard board, int from, int at) {
        return of(board, from, at, Balance.EVEN, true);
    }

    /** The same where the captor's side is in check, as if that had been parried. */
    static Exchange onceParried(XiangqiBoard board, int from, int at) {
        return of(board, from, at, Balance.EVEN, false);
    }

    /** The same for a side that has won or lost something before. */
    static Exchange after(Balance before, XiangqiBoard board, int from, int at) {
        return of(board, from, at, before, true);
    }

    private static Exchange of(XiangqiBoard board, int from, int at, Balance before, boolean mates) {
        int side = Piece.side(board.pieceAt(from));
        Balance balance = before.won(board.pieceAt(at), at);
        board.play(side, Move.of(from, at));
        boolean mated = mates && matesAtOnce(board);
        Field field = new Field(board, side, at, mates);
        Exchange exchange = mated ? new Exchange(Gain.NO, true) : new Exchange(field.reply(balance), field.isRetaken());
        board.undo();
        return exchange;
    }

    /** Whether a capture lets the other side mate at once. */
    static boolean isMated(XiangqiBoard board, int from, int at) {
        board.play(Piece.side(board.pieceAt(from)), Move.of(from, at));
        boolean mated = matesAtOnce(board);
        board.undo();
        return mated;
    }

    /** Whether the side to move has a move that mates. */
    static boolean matesAtOnce(XiangqiBoard board) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        boolean mates = false;
        for (int i = 0; i < count && !mates; i++) {
            board.play(board.toMove(), plays[i]);
            mates = board.inCheck() && !board.hasLegalPlay(board.toMove());
            board.undo();
        }
        return mates;
    }

    /** The point on which captures follow each other, with what the side that began them makes of it. */
    private record Field(XiangqiBoard board, int side, int at, boolean mates) {

        /** What the opponent of the first captor makes of it, who may recapture or leave it. */
        Gain reply(Balance balance) {
            Gain worst = balance.gain();
            int taken = board.pieceAt(at);
            for (int number = 0; number < PIECES && worst != Gain.NO; number++) {
                if (capture(side ^ 1, number)) {
                    worst = worst.and(goOn(balance.lost(taken, at)));
                    board.undo();
                }
            }
            return worst;
        }

        /** What the first captor's side makes of it, which may capture again or leave it. */
        private Gain goOn(Balance balance) {
            Gain best = balance.gain();
            int taken = board.pieceAt(at);
            for (int number = 0; number < PIECES && best != Gain.YES; number++) {
                if (capture(side, number)) {
                    best = best.or(reply(balance.won(taken, at)));
                    board.undo();
                }
            }
            return best;
        }

        boolean isRetaken() {
            boolean retaken = false;
            for (int number = 0; number < PIECES && !retaken; number++) {
                retaken = capture(side ^ 1, number);
                if (retaken) {
                    board.undo();
                }
            }
            return retaken;
        }

        /** Captures with a piece if that is legal and the other side cannot mate at once; returns whether it did. */
        private boolean capture(int by, int number) {
            int from = board.pointOf(PIECES * by + number);
            if (from < 0 || from == at || !board.attacks(from, at) || !board.isSafe(from, at)) {
                return false;
            }
            board.play(by, Move.of(from, at));
            boolean mated = mates && matesAtOnce(board);
            if (mated) {
                board.undo();
            }
            return !mated;
        }
    }
}
