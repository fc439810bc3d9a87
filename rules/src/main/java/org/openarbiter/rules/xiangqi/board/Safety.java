package org.openarbiter.rules.xiangqi.board;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

/** Whether kings are attacked, and which pieces may not move because of that. */
final class Safety {
    /** In the word of {@link #restraints}: the side to move is in check. */
    static final int CHECK = 1 << 16;
    /** In the word of {@link #restraints}: a cannon faces the king with nothing between them, where any piece would be a screen. */
    static final int HOLLOW = 1 << 17;

    private Safety() {}

    /**
     * Whether a side attacks a king on a point, by the occupied points as the ranks and files have them.
     *
     * @param ignored a point whose piece does not count, as it has just been captured there; or −1
     */
    static boolean isKingAttacked(Position b, int point, int by, int ignored) {
        int file = Geometry.FILE[point];
        int rank = Geometry.RANK[point];
        int inRank = b.ranks[rank];
        int inFile = b.files[file];
        byte[] points = b.points;
        int first = by * PIECES;
        for (int number = first + 7; number < first + 11; number++) {
            int at = points[number];
            if (at < 0 || at == ignored) {
                continue;
            }
            int screens = number < first + 9 ? 0 : 1;
            if (Geometry.RANK[at] == rank && at != point && Geometry.between(file, Geometry.FILE[at], inRank) == screens
                    || Geometry.FILE[at] == file && at != point && Geometry.between(rank, Geometry.RANK[at], inFile) == screens) {
                return true;
            }
        }
        for (int number = first + 5; number < first + 7; number++) {
            int at = points[number];
            if (at >= 0 && at != ignored) {
                int leg = Geometry.leg(at, point);
                if (leg >= 0 && !b.isOccupied(leg)) {
                    return true;
                }
            }
        }
        int king = points[first];
        if (Geometry.FILE[king] == file && king != point && Geometry.between(rank, Geometry.RANK[king], inFile) == 0) {
            return true;
        }
        return isAttackedByPawn(b, point, by, ignored);
    }

    private static boolean isAttackedByPawn(Position b, int point, int by, int ignored) {
        int pawn = Piece.of(Piece.PAWN, by);
        int file = Geometry.FILE[point];
        int behind = by == Piece.RED ? point - Point.FILES : point + Point.FILES;
        return isPawn(b, behind, pawn, ignored)
                || !Point.isHome(by, point)
                        && (file > 0 && isPawn(b, point - 1, pawn, ignored)
                                || file < Point.FILES - 1 && isPawn(b, point + 1, pawn, ignored));
    }

    private static boolean isPawn(Position b, int point, int pawn, int ignored) {
        return point >= 0 && point < Point.COUNT && point != ignored && b.mailbox[point] == pawn;
    }

    /** Whether the king of the piece that goes from one point to another is safe afterwards. */
    static boolean isSafe(Position b, int from, int to) {
        int piece = b.mailbox[from];
        int side = Piece.side(piece);
        boolean quiet = b.mailbox[to] == Piece.NONE;
        int king = Piece.kind(piece) == Piece.KING ? to : b.king(side);
        move(b, from, to, quiet);
        boolean safe = !isKingAttacked(b, king, side ^ 1, quiet ? -1 : to);
        move(b, from, to, quiet);
        return safe;
    }

    /** Moves a bit in the ranks and files, or moves it back; a captured piece leaves its bit where it was. */
    private static void move(Position b, int from, int to, boolean quiet) {
        b.ranks[Geometry.RANK[from]] ^= 1 << Geometry.FILE[from];
        b.files[Geometry.FILE[from]] ^= 1 << Geometry.RANK[from];
        if (quiet) {
            b.ranks[Geometry.RANK[to]] ^= 1 << Geometry.FILE[to];
            b.files[Geometry.FILE[to]] ^= 1 << Geometry.RANK[to];
        }
    }

    /**
     * What keeps the side to move from moving as it likes: bits 0–15 for its pieces, by number, whose going away might expose
     * the king; {@link #CHECK}; {@link #HOLLOW}. With none of them any move but those of the king is safe.
     */
    static int restraints(Position b) {
        int side = b.toMove;
        int king = b.points[side * PIECES];
        int file = Geometry.FILE[king];
        int rank = Geometry.RANK[king];
        int first = (side ^ 1) * PIECES;
        byte[] points = b.points;
        int restraints = 0;
        for (int number = first + 7; number < first + 11; number++) {
            int at = points[number];
            if (at >= 0 && Geometry.RANK[at] == rank) {
                restraints |= line(b, king, at, 1, Geometry.between(file, Geometry.FILE[at], b.ranks[rank]), number < first + 9);
            } else if (at >= 0 && Geometry.FILE[at] == file) {
                restraints |= line(b, king, at, Point.FILES, Geometry.between(rank, Geometry.RANK[at], b.files[file]), number < first + 9);
            }
        }
        int facing = points[first];
        if (Geometry.FILE[facing] == file) {
            restraints |= line(b, king, facing, Point.FILES, Geometry.between(rank, Geometry.RANK[facing], b.files[file]), true);
        }
        for (int number = first + 5; number < first + 7; number++) {
            int at = points[number];
            int leg = at < 0 ? -1 : Geometry.leg(at, king);
            if (leg >= 0) {
                restraints |= b.isOccupied(leg) ? own(b, leg) : CHECK;
            }
        }
        return isAttackedByPawn(b, king, side ^ 1, Placement.OFF) ? restraints | CHECK : restraints;
    }

    /** What a rook (or king) or a cannon on a line with the king pins, with this number of pieces between them. */
    private static int line(Position b, int king, int at, int step, int between, boolean rook) {
        int screens = rook ? 0 : 1;
        if (between == screens) {
            return CHECK;
        }
        if (between == screens + 1) {
            int restraints = 0;
            int towards = at > king ? step : -step;
            for (int point = king + towards; point != at; point += towards) {
                if (b.mailbox[point] != Piece.NONE) {
                    restraints |= own(b, point);
                }
            }
            return restraints;
        }
        return between == 0 ? HOLLOW : 0;
    }

    /** The bit of a piece of the side to move; 0 for another. */
    private static int own(Position b, int point) {
        return Piece.side(b.mailbox[point]) == b.toMove ? 1 << (b.numbers[point] & PIECES - 1) : 0;
    }
}
