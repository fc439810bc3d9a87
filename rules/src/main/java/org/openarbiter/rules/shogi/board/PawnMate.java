package org.openarbiter.rules.shogi.board;

import static org.openarbiter.rules.shogi.board.Piece.KING;
import static org.openarbiter.rules.shogi.board.Piece.KNIGHT;
import static org.openarbiter.rules.shogi.board.Piece.NONE;
import static org.openarbiter.rules.shogi.board.Piece.PAWN;

/**
 * Whether a pawn that is dropped before a king mates it at once, which is illegal (uchifuzume).
 *
 * <p>Such a check cannot be parried by a drop or a move between: the king goes away or takes the pawn, or another piece takes it.
 */
final class PawnMate {
    private PawnMate() {}

    /** Whether a side would mate with a pawn dropped on an empty square. */
    static boolean isMate(Position board, int side, int to) {
        int king = board.kings[side ^ 1];
        byte[] ahead = Geometry.ray(side == Piece.BLACK ? 0 : 4, to);
        if (king < 0 || ahead.length == 0 || ahead[0] != king) {
            return false;
        }
        board.squares[to] = (byte) Piece.of(PAWN, side);
        boolean mate = !canKingGo(board, side ^ 1, king) && !canTake(board, side ^ 1, king, to);
        board.squares[to] = NONE;
        return mate;
    }

    private static boolean canKingGo(Position board, int side, int king) {
        byte piece = board.squares[king];
        board.squares[king] = NONE;
        boolean can = false;
        for (int direction = 0; direction < Geometry.DIRECTIONS && !can; direction++) {
            byte[] ray = Geometry.ray(direction, king);
            if (ray.length > 0) {
                int there = board.squares[ray[0]];
                can = (there == NONE || Piece.side(there) != side) && !board.isAttacked(ray[0], side ^ 1);
            }
        }
        board.squares[king] = piece;
        return can;
    }

    private static boolean canTake(Position board, int side, int king, int pawn) {
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
            byte[] ray = Geometry.ray(direction, pawn);
            int at = 0;
            while (at < ray.length && board.squares[ray[at]] == NONE) {
                at++;
            }
            if (at < ray.length && Position.reaches(board.squares[ray[at]], Geometry.opposite(direction), at)
                    && canTakeFrom(board, side, king, pawn, ray[at])) {
                return true;
            }
        }
        for (byte from : Geometry.knight(side ^ 1, pawn)) {
            if (board.squares[from] == Piece.of(KNIGHT, side) && canTakeFrom(board, side, king, pawn, from)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canTakeFrom(Position board, int side, int king, int pawn, int from) {
        byte piece = board.squares[from];
        if (Piece.side(piece) != side || Piece.kind(piece) == KING) {
            return false;
        }
        byte taken = board.squares[pawn];
        board.squares[from] = NONE;
        board.squares[pawn] = piece;
        boolean safe = !board.isAttacked(king, side ^ 1);
        board.squares[from] = piece;
        board.squares[pawn] = taken;
        return safe;
    }
}
