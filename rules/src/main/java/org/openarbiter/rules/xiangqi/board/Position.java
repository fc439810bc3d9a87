package org.openarbiter.rules.xiangqi.board;

import java.util.List;
import java.util.stream.IntStream;

import static org.openarbiter.rules.xiangqi.board.Piece.NONE;

/**
 * A xiangqi position: the placement and who moves; and what can be asked of it.
 *
 * <p>It always has one king a side, the kings never face each other and the side not to move is never in check; {@link Setup}
 * sees to that.
 */
abstract sealed class Position extends Placement permits XiangqiBoard {
    /** No piece can have more moves than this: 4 king, 8 advisors, 8 elephants, 16 horses, 34 rooks, 34 cannons, 15 pawns. */
    static final int MOST_PLAYS = 119;

    int toMove;

    /** The number of plies since the last irreversible one, a capture or a step of a pawn forward, that of the start included. */
    int reversible;

    /** Where moves are listed that are only counted. */
    final int[] scratch = new int[MOST_PLAYS];

    Position(Setup setup) {
        super(setup);
        toMove = setup.toMove();
        reversible = setup.halfmoveClock();
    }

    Position(Position that) {
        super(that);
        toMove = that.toMove;
        reversible = that.reversible;
    }

    /** The seat that moves next. */
    public final int toMove() {
        return toMove;
    }

    /** Whether the side to move is in check. */
    public final boolean inCheck() {
        return isKingAttacked(king(toMove), toMove ^ 1);
    }

    /** The points of the pieces that give check to the side to move, in their order. */
    public final List<Integer> checkers() {
        int king = king(toMove);
        return IntStream.range(0, inCheck() ? Point.COUNT : 0)
                .filter(from -> pieceAt(from) != NONE && Piece.side(pieceAt(from)) != toMove && attacks(from, king))
                .boxed()
                .toList();
    }

    /**
     * Whether the piece on a point attacks another: whether it could go there if an enemy piece stood there, the safety of its
     * king left aside. The kings attack each other along an open file.
     */
    public final boolean attacks(int from, int to) {
        return Reach.attacks(this, from, to);
    }

    /** Whether the piece on a point can go to another, the safety of its king left aside. */
    public final boolean canGo(int from, int to) {
        return Reach.canGo(this, from, to);
    }

    /** Whether the piece on a point can legally capture an enemy piece on another, whoever has the move. */
    public final boolean canCapture(int from, int to) {
        return mailbox[to] != NONE && canGo(from, to) && isSafe(from, to);
    }

    /** To how many points the piece on a point can go, the safety of its king left aside. */
    public final int mobility(int point) {
        return LegalCount.reach(this, point);
    }

    /** How many pieces stand between two points of one line; −1 if they are on no common line, or the same. */
    public final int screens(int from, int to) {
        return Reach.screens(this, from, to);
    }

    /**
     * Whether the king of the piece that goes from one point to another stands safe afterwards, facing no king and not attacked.
     */
    public final boolean isSafe(int from, int to) {
        return Safety.isSafe(this, from, to);
    }

    /**
     * Whether a king on a point would be attacked by a side: by rook, cannon, horse, pawn, or by the other king along the open
     * file. What never reaches an enemy king, such as an elephant, is not asked; {@link #attacks} tells of any two points.
     */
    public final boolean isKingAttacked(int point, int by) {
        return Safety.isKingAttacked(this, point, by, OFF);
    }
}
