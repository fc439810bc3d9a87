package org.openarbiter.rules.xiangqi;

import static org.openarbiter.rules.xiangqi.XiangqiBoard.PIECES;

/** The legal moves of the side to move, piece by piece in the order of their numbers. */
final class LegalPlays {
    private LegalPlays() {}

    /** Writes all legal moves to the start of an array and tells how many they are. */
    static int list(XiangqiBoard b, int[] into) {
        int first = b.toMove * PIECES;
        int restraints = Safety.restraints(b);
        boolean wary = (restraints & (Safety.CHECK | Safety.HOLLOW)) != 0;
        int count = 0;
        for (int number = 0; number < PIECES; number++) {
            int from = b.points[first + number];
            if (from < 0) {
                continue;
            }
            int end = piece(b, number, from, into, count);
            count = wary || number == 0 || (restraints >> number & 1) != 0 ? keepSafe(b, into, count, end) : end;
        }
        return count;
    }

    /** Whether there is a legal move. */
    static boolean any(XiangqiBoard b) {
        int first = b.toMove * PIECES;
        int[] plays = b.scratch;
        for (int number = PIECES - 1; number >= 0; number--) {
            int from = b.points[first + number];
            int count = from < 0 ? 0 : piece(b, number, from, plays, 0);
            for (int i = 0; i < count; i++) {
                if (Safety.isSafe(b, from, Move.to(plays[i]))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Keeps the moves from one place on that leave the king safe, and tells where they end now. */
    static int keepSafe(XiangqiBoard b, int[] plays, int start, int end) {
        int kept = start;
        for (int i = start; i < end; i++) {
            int play = plays[i];
            if (Safety.isSafe(b, Move.from(play), Move.to(play))) {
                plays[kept++] = play;
            }
        }
        return kept;
    }

    /**
     * Appends the moves of a piece, the safety of the king left aside.
     *
     * @param number the number of the piece within the side to move
     */
    static int piece(XiangqiBoard b, int number, int from, int[] into, int start) {
        int side = b.toMove;
        return switch (number) {
            case 0 -> steps(b, side, from, Geometry.king(side, from), into, start);
            case 1, 2 -> steps(b, side, from, Geometry.advisor(side, from), into, start);
            case 3, 4 -> elephant(b, side, from, into, start);
            case 5, 6 -> steps(b, side, from, Geometry.horse(from, b.neighbours(from)), into, start);
            case 7, 8 -> rook(b, side, from, into, start);
            case 9, 10 -> cannon(b, side, from, into, start);
            default -> steps(b, side, from, Geometry.pawn(side, from), into, start);
        };
    }

    private static int steps(XiangqiBoard b, int side, int from, byte[] targets, int[] into, int start) {
        int count = start;
        for (byte to : targets) {
            if (isFree(b, side, to)) {
                into[count++] = Move.of(from, to);
            }
        }
        return count;
    }

    private static int elephant(XiangqiBoard b, int side, int from, int[] into, int start) {
        int count = start;
        for (byte to : Geometry.elephant(side, from)) {
            if (isFree(b, side, to) && b.mailbox[Geometry.eye(from, to)] == Piece.NONE) {
                into[count++] = Move.of(from, to);
            }
        }
        return count;
    }

    private static int rook(XiangqiBoard b, int side, int from, int[] into, int start) {
        int rank = Geometry.RANK[from];
        int file = Geometry.FILE[from];
        int along = Geometry.alongRank(file, b.ranks[rank]) & ~b.sideRanks[side * Point.RANKS + rank];
        int up = Geometry.alongFile(rank, b.files[file]) & ~b.sideFiles[side * Point.FILES + file];
        return lines(from, rank, file, along, up, into, start);
    }

    private static int cannon(XiangqiBoard b, int side, int from, int[] into, int start) {
        int rank = Geometry.RANK[from];
        int file = Geometry.FILE[from];
        int inRank = b.ranks[rank];
        int inFile = b.files[file];
        int along = Geometry.alongRank(file, inRank) & ~inRank
                | Geometry.overRank(file, inRank) & b.sideRanks[(side ^ 1) * Point.RANKS + rank];
        int up = Geometry.alongFile(rank, inFile) & ~inFile
                | Geometry.overFile(rank, inFile) & b.sideFiles[(side ^ 1) * Point.FILES + file];
        return lines(from, rank, file, along, up, into, start);
    }

    private static int lines(int from, int rank, int file, int along, int up, int[] into, int start) {
        int count = start;
        for (int set = along; set != 0; set &= set - 1) {
            into[count++] = Move.of(from, Point.of(Integer.numberOfTrailingZeros(set), rank));
        }
        for (int set = up; set != 0; set &= set - 1) {
            into[count++] = Move.of(from, Point.of(file, Integer.numberOfTrailingZeros(set)));
        }
        return count;
    }

    private static boolean isFree(XiangqiBoard b, int side, int point) {
        int there = b.mailbox[point];
        return there == Piece.NONE || Piece.side(there) != side;
    }
}
