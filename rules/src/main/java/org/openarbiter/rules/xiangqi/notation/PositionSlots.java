package org.openarbiter.rules.xiangqi.notation;

import java.util.Arrays;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * The places of 32 numbered men, which is how some formats write a position: Red's rook, horse, elephant, advisor, king, advisor,
 * elephant, horse, rook, two cannons and five pawns, then Black's in the same order. A man off the board is at −1.
 */
final class PositionSlots {
    /** How many men there are. */
    static final int COUNT = 32;

    private static final String ORDER = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

    private PositionSlots() {}

    /** The man with that number, as a {@link Piece}. */
    static int piece(int slot) {
        return Piece.ofLetter(ORDER.charAt(slot));
    }

    /** The points of the men of a position; men of a kind are numbered from the first file of their own side. */
    static int[] of(XiangqiBoard board) {
        int[] points = new int[COUNT];
        Arrays.fill(points, -1);
        for (int file = 0; file < Point.FILES; file++) {
            for (int rank = 0; rank < Point.RANKS; rank++) {
                put(points, board, Piece.BLACK, Point.of(file, rank));
                put(points, board, Piece.RED, Point.of(Point.FILES - 1 - file, rank));
            }
        }
        return points;
    }

    private static void put(int[] points, XiangqiBoard board, int side, int point) {
        int piece = board.pieceAt(point);
        if (piece == Piece.NONE || Piece.side(piece) != side) {
            return;
        }
        int slot = 0;
        while (piece(slot) != piece || points[slot] >= 0) {
            slot++;
        }
        points[slot] = point;
    }
}
