package org.openarbiter.rules.janggi.law;

import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.board.Point;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.evidence.FacingGenerals;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/** Whether facing generals count, and what can be done about them. */
final class Facing {
    private static final int ALL_PIECES = 32;
    private static final int FEW_POINTS = 30;

    private Facing() {}

    /** Whether the generals face each other and that counts. */
    static boolean counts(JanggiBoard board, JanggiChoices chosen) {
        return board.isFacing() && objection(board, chosen) == null;
    }

    /** Why facing generals do not count, as a clause; null if they do. */
    static @Nullable Sentence objection(JanggiBoard board, JanggiChoices chosen) {
        return switch (chosen.bikjangWhen()) {
            case ALWAYS -> null;
            case AFTER_CAPTURE -> pieces(board) == ALL_PIECES ? JanggiLexicon.say("nothing-captured") : null;
            case BELOW_30 -> !isBelow30(board)
                    ? JanggiLexicon.say("many-points", "points", FEW_POINTS)
                    : board.cameByCaptureOfGeneral() ? JanggiLexicon.say("by-capture") : null;
        };
    }

    /** Whether both sides have fewer than 30 points, without what Han gets for moving second. */
    static boolean isBelow30(JanggiBoard board) {
        return board.points(Piece.CHO) < FEW_POINTS && board.points(Piece.HAN) < FEW_POINTS;
    }

    private static int pieces(JanggiBoard board) {
        int count = 0;
        for (int point = 0; point < Point.COUNT; point++) {
            count += board.pieceAt(point) == Piece.NONE ? 0 : 1;
        }
        return count;
    }

    /** Whether the side to move can end the facing. */
    static boolean canEnd(JanggiBoard board) {
        int[] plays = new int[board.mostPlays()];
        int side = board.toMove();
        int count = board.legalPlays(side, plays);
        boolean found = false;
        for (int at = 0; at < count && !found; at++) {
            if (!Move.isPass(plays[at])) {
                board.play(side, plays[at]);
                found = !board.isFacing();
                board.undo();
            }
        }
        return found;
    }

    /** The finding. */
    static FacingGenerals finding(JanggiBoard board, int ply) {
        return new FacingGenerals(ply, Point.name(board.general(Piece.CHO)), Point.name(board.general(Piece.HAN)));
    }
}
