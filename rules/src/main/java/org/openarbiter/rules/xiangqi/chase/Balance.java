package org.openarbiter.rules.xiangqi.chase;

import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;

/**
 * What a side has won less what it has lost, in the three measures that the Chinese rules keep apart.
 *
 * <p>A rook is worth two horses, two cannons, or one of each. An advisor or an elephant is worth less than a horse; the rules do not
 * say how much less. The value of a pawn that has crossed the river floats: a pawn for pieces, or a piece for pawns, is no gain either way.
 * A pawn at home and the king are no material.
 *
 * @param strong horses and cannons, a rook as two
 * @param weak advisors and elephants
 * @param pawns pawns that have crossed the river
 */
record Balance(int strong, int weak, int pawns) {
    /** Nothing won, nothing lost. */
    static final Balance EVEN = new Balance(0, 0, 0);

    /** After the capture of a piece on a point by this side. */
    Balance won(int piece, int at) {
        return plus(piece, at, 1);
    }

    /** After the loss of a piece on a point. */
    Balance lost(int piece, int at) {
        return plus(piece, at, -1);
    }

    private Balance plus(int piece, int at, int sign) {
        return switch (Piece.kind(piece)) {
            case Piece.ROOK -> new Balance(strong + 2 * sign, weak, pawns);
            case Piece.HORSE, Piece.CANNON -> new Balance(strong + sign, weak, pawns);
            case Piece.ADVISOR, Piece.ELEPHANT -> new Balance(strong, weak + sign, pawns);
            case Piece.PAWN -> Point.isHome(Piece.side(piece), at) ? this : new Balance(strong, weak, pawns + sign);
            default -> this;
        };
    }

    /** What this comes to: a gain if it is one whatever an advisor is worth, open if that decides. */
    Gain gain() {
        if (pawns < 0 || strong == 0 && weak == 0 && pawns == 0) {
            return Gain.NO;
        }
        int least = Math.min(strong, strong + weak);
        int most = Math.max(strong, strong + weak);
        return least >= 0 ? Gain.YES : most > 0 ? Gain.OPEN : Gain.NO;
    }
}
