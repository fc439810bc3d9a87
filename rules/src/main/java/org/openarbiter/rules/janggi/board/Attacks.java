package org.openarbiter.rules.janggi.board;

import static org.openarbiter.rules.janggi.board.Piece.NONE;

/** Who attacks which point. */
final class Attacks {
    private Attacks() {}

    /**
     * Whether the piece on a point attacks another: whether it could go there if an enemy general stood there.
     *
     * @param from where a piece stands
     */
    static boolean attacks(Position board, int from, int to) {
        int piece = board.points[from];
        return switch (Piece.kind(piece)) {
            case Piece.GENERAL, Piece.GUARD -> contains(Geometry.palaceSteps(from), to);
            case Piece.SOLDIER -> contains(Geometry.soldier(Piece.side(piece), from), to);
            case Piece.HORSE -> leaps(board, Geometry.horse(from), to);
            case Piece.ELEPHANT -> leaps(board, Geometry.elephant(from), to);
            default -> slides(board, piece, from, to);
        };
    }

    private static boolean contains(byte[] points, int sought) {
        for (byte point : points) {
            if (point == sought) {
                return true;
            }
        }
        return false;
    }

    private static boolean leaps(Position board, byte[][] leaps, int to) {
        for (byte[] leap : leaps) {
            if (leap[leap.length - 1] == to && isFree(board, leap)) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing stands on the points that a leap passes over. */
    static boolean isFree(Position board, byte[] leap) {
        return board.points[leap[0]] == NONE && (leap.length == 2 || board.points[leap[1]] == NONE);
    }

    private static boolean slides(Position board, int piece, int from, int to) {
        boolean cannon = Piece.kind(piece) == Piece.CANNON;
        for (byte[] ray : Geometry.rays(from)) {
            int at = 0;
            boolean open = !cannon;
            while (at < ray.length) {
                int met = board.points[ray[at]];
                if (open && ray[at] == to) {
                    return true;
                }
                if (met != NONE && (open || Piece.kind(met) == Piece.CANNON)) {
                    break;
                }
                open |= met != NONE;
                at++;
            }
        }
        return false;
    }

    /** Whether a side attacks a point on which no cannon stands. */
    static boolean isAttacked(Position board, int point, int by) {
        for (byte[] ray : Geometry.rays(point)) {
            if (isAttackedAlong(board, ray, point, by)) {
                return true;
            }
        }
        return isLeaptUpon(board, Geometry.horsesAt(point), Piece.of(Piece.HORSE, by))
                || isLeaptUpon(board, Geometry.elephantsAt(point), Piece.of(Piece.ELEPHANT, by));
    }

    private static boolean isAttackedAlong(Position board, byte[] ray, int point, int by) {
        int at = next(board, ray, 0);
        if (at == ray.length) {
            return false;
        }
        int first = board.points[ray[at]];
        int kind = Piece.kind(first);
        if (Piece.side(first) == by && (kind == Piece.CHARIOT || at == 0 && kind != Piece.CANNON && attacks(board, ray[0], point))) {
            return true;
        }
        int behind = kind == Piece.CANNON ? ray.length : next(board, ray, at + 1);
        return behind < ray.length && board.points[ray[behind]] == Piece.of(Piece.CANNON, by);
    }

    /** The next occupied place of a ray, or its length. */
    static int next(Position board, byte[] ray, int from) {
        int at = from;
        while (at < ray.length && board.points[ray[at]] == NONE) {
            at++;
        }
        return at;
    }

    private static boolean isLeaptUpon(Position board, byte[][] leaps, int piece) {
        for (byte[] leap : leaps) {
            if (board.points[leap[leap.length - 1]] == piece && isFree(board, leap)) {
                return true;
            }
        }
        return false;
    }
}
