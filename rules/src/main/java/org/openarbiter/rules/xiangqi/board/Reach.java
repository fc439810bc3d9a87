package org.openarbiter.rules.xiangqi.board;

import static org.openarbiter.rules.xiangqi.board.Piece.ADVISOR;
import static org.openarbiter.rules.xiangqi.board.Piece.CANNON;
import static org.openarbiter.rules.xiangqi.board.Piece.ELEPHANT;
import static org.openarbiter.rules.xiangqi.board.Piece.HORSE;
import static org.openarbiter.rules.xiangqi.board.Piece.KING;
import static org.openarbiter.rules.xiangqi.board.Piece.NONE;
import static org.openarbiter.rules.xiangqi.board.Piece.PAWN;
import static org.openarbiter.rules.xiangqi.board.Piece.ROOK;

/** How the pieces of xiangqi move, the safety of their king left aside. */
final class Reach {
    private Reach() {}

    /** Whether the piece on a point could go to another if an enemy piece stood there; kings attack each other along an open file. */
    static boolean attacks(Position b, int from, int to) {
        int piece = b.mailbox[from];
        return switch (Piece.kind(piece)) {
            case KING -> contains(Geometry.king(Piece.side(piece), from), to)
                    || Piece.kind(b.mailbox[to]) == KING && screens(b, from, to) == 0 && Geometry.FILE[from] == Geometry.FILE[to];
            case ADVISOR -> contains(Geometry.advisor(Piece.side(piece), from), to);
            case PAWN -> contains(Geometry.pawn(Piece.side(piece), from), to);
            case ELEPHANT -> contains(Geometry.elephant(Piece.side(piece), from), to) && !b.isOccupied(Geometry.eye(from, to));
            case HORSE -> Geometry.leg(from, to) >= 0 && !b.isOccupied(Geometry.leg(from, to));
            case ROOK -> screens(b, from, to) == 0;
            case CANNON -> screens(b, from, to) == 1;
            default -> false;
        };
    }

    /** Whether the piece on a point can go to another. */
    static boolean canGo(Position b, int from, int to) {
        int piece = b.mailbox[from];
        int target = b.mailbox[to];
        if (from == to || target != NONE && Piece.side(target) == Piece.side(piece)) {
            return false;
        }
        return Piece.kind(piece) == CANNON && target == NONE ? screens(b, from, to) == 0 : attacks(b, from, to);
    }

    /** How many pieces stand between two points of one line; −1 if they are on no common line, or the same. */
    static int screens(Position b, int from, int to) {
        int fromFile = Geometry.FILE[from];
        int fromRank = Geometry.RANK[from];
        int toFile = Geometry.FILE[to];
        int toRank = Geometry.RANK[to];
        if (fromFile == toFile) {
            return fromRank == toRank ? -1 : Geometry.between(fromRank, toRank, b.files[fromFile]);
        }
        return fromRank == toRank ? Geometry.between(fromFile, toFile, b.ranks[fromRank]) : -1;
    }

    private static boolean contains(byte[] points, int point) {
        for (byte one : points) {
            if (one == point) {
                return true;
            }
        }
        return false;
    }
}
