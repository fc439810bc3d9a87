package org.openarbiter.search.xiangqi;

import static org.openarbiter.rules.xiangqi.board.Piece.NONE;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import org.openarbiter.rules.xiangqi.board.Geometry;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * What a sequence of captures on one point comes to, each side taking with its least valuable piece and stopping when it likes
 * (static exchange evaluation). A piece that has taken no longer stands where it came from: it opens lines, takes screens away,
 * frees legs. Pins are left aside.
 */
final class Exchange {
    /** The numbers of a side's pieces, the least valuable first. */
    private static final int[] BY_WORTH = {11, 12, 13, 14, 15, 1, 2, 3, 4, 5, 6, 9, 10, 7, 8, 0};
    /** By kind; cannon for horse is an even exchange, and so is elephant for advisor. */
    private static final int[] WORTH = {0, 20_000, 130, 130, 440, 950, 440, 90};

    private Exchange() {}

    /** What a kind of piece is worth in an exchange, in centipawns, of a pawn that has crossed the river. */
    static int worth(int kind) {
        return WORTH[kind];
    }

    /** Whether the exchange that a move begins brings its side at least so much. */
    static boolean brings(XiangqiBoard board, int move, int atLeast) {
        int from = Move.from(move);
        int to = Move.to(move);
        int standing = Piece.kind(board.pieceAt(from));
        int balance = WORTH[Piece.kind(board.pieceAt(to))] - atLeast;
        if (balance < 0) {
            return false;
        }
        if (balance - WORTH[standing] >= 0) {
            return true;
        }
        int gone = 1 << board.pieceNumber(from);
        if (board.pieceAt(to) != NONE) {
            gone |= 1 << board.pieceNumber(to);
        }
        return balance >= taking(board, to, gone, board.toMove() ^ 1, standing);
    }

    /**
     * What a side gains by taking what stands on a point, or 0 if it had better not.
     *
     * @param gone the numbers of the pieces that no longer stand where the board shows them
     */
    private static int taking(XiangqiBoard board, int to, int gone, int side, int standing) {
        int taker = taker(board, to, gone, side);
        if (taker < 0) {
            return 0;
        }
        int after = gone | 1 << taker;
        if (taker == side * PIECES) {
            return taker(board, to, after, side ^ 1) < 0 ? WORTH[standing] : 0;
        }
        int kind = Piece.kind(board.pieceAt(board.pointOf(taker)));
        return Math.max(0, WORTH[standing] - taking(board, to, after, side ^ 1, kind));
    }

    /** The number of the least valuable piece of a side that attacks a point; −1 if none does. */
    private static int taker(XiangqiBoard board, int to, int gone, int side) {
        for (int within : BY_WORTH) {
            int number = side * PIECES + within;
            int at = board.pointOf(number);
            if (at >= 0 && (gone >> number & 1) == 0 && attacks(board, at, to, gone)) {
                return number;
            }
        }
        return -1;
    }

    private static boolean attacks(XiangqiBoard board, int at, int to, int gone) {
        return switch (Piece.kind(board.pieceAt(at))) {
            case Piece.HORSE -> isOpen(board, Geometry.leg(at, to), gone);
            case Piece.ELEPHANT -> Point.isHome(Piece.side(board.pieceAt(at)), to) && isOpen(board, Geometry.eye(at, to), gone);
            case Piece.ROOK -> screens(board, at, to, gone) == 0;
            case Piece.CANNON -> screens(board, at, to, gone) == 1;
            case Piece.KING -> Point.inPalace(Piece.side(board.pieceAt(at)), to) && board.attacks(at, to);
            default -> board.attacks(at, to);
        };
    }

    private static boolean isOpen(XiangqiBoard board, int point, int gone) {
        return point >= 0 && (board.pieceAt(point) == NONE || (gone >> board.pieceNumber(point) & 1) != 0);
    }

    private static int screens(XiangqiBoard board, int at, int to, int gone) {
        int screens = board.screens(at, to);
        if (screens <= 0) {
            return screens;
        }
        for (int set = gone; set != 0; set &= set - 1) {
            int point = board.pointOf(Integer.numberOfTrailingZeros(set));
            screens -= isBetween(point, at, to) ? 1 : 0;
        }
        return screens;
    }

    /** Whether a point lies strictly between two others that share a line. */
    static boolean isBetween(int point, int one, int other) {
        int low = Math.min(one, other);
        int high = Math.max(one, other);
        if (point <= low || point >= high) {
            return false;
        }
        boolean oneRank = Point.rank(low) == Point.rank(high);
        return oneRank || (point - low) % Point.FILES == 0 && (high - low) % Point.FILES == 0;
    }
}
