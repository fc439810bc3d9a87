package org.openarbiter.rules.xiangqi.board;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

/**
 * The legal moves of the side to move, piece by piece in the order of their numbers: all of them, or captures and quiet moves apart, as a
 * search wants them.
 */
final class LegalPlays {
    /** The kinds of moves that are wanted, as bits. */
    private static final int CAPTURES = 1;
    private static final int QUIETS = 2;
    private static final int ALL = CAPTURES | QUIETS;

    private LegalPlays() {}

    /** Writes all legal moves to the start of an array and returns their number. */
    static int list(Position b, int[] into) {
        return list(b, ALL, into, 0);
    }

    static int captures(Position b, int[] into, int start) {
        return list(b, CAPTURES, into, start);
    }

    static int quiets(Position b, int[] into, int start) {
        return list(b, QUIETS, into, start);
    }

    private static int list(Position b, int wanted, int[] into, int start) {
        int first = b.toMove * PIECES;
        int restraints = Safety.restraints(b);
        boolean wary = (restraints & (Safety.CHECK | Safety.HOLLOW)) != 0;
        int count = start;
        for (int number = 0; number < PIECES; number++) {
            int from = b.points[first + number];
            if (from < 0) {
                continue;
            }
            int end = piece(b, number, from, wanted, into, count);
            count = wary || number == 0 || (restraints >> number & 1) != 0 ? keepSafe(b, into, count, end) : end;
        }
        return count;
    }

    /** Whether there is a legal move. */
    static boolean any(Position b) {
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

    /** Keeps the moves from one place on that leave the king safe, and returns their new end. */
    static int keepSafe(Position b, int[] plays, int start, int end) {
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
    static int piece(Position b, int number, int from, int[] into, int start) {
        return piece(b, number, from, ALL, into, start);
    }

    private static int piece(Position b, int number, int from, int wanted, int[] into, int start) {
        int side = b.toMove;
        return switch (number) {
            case 0 -> steps(b, side, from, wanted, Geometry.king(side, from), into, start);
            case 1, 2 -> steps(b, side, from, wanted, Geometry.advisor(side, from), into, start);
            case 3, 4 -> elephant(b, side, from, wanted, into, start);
            case 5, 6 -> steps(b, side, from, wanted, Geometry.horse(from, b.neighbors(from)), into, start);
            case 7, 8 -> rook(b, side, from, wanted, into, start);
            case 9, 10 -> cannon(b, side, from, wanted, into, start);
            default -> steps(b, side, from, wanted, Geometry.pawn(side, from), into, start);
        };
    }

    private static int steps(Position b, int side, int from, int wanted, byte[] targets, int[] into, int start) {
        int count = start;
        for (byte to : targets) {
            if (isWanted(b, side, to, wanted)) {
                into[count++] = Move.of(from, to);
            }
        }
        return count;
    }

    private static int elephant(Position b, int side, int from, int wanted, int[] into, int start) {
        int count = start;
        for (byte to : Geometry.elephant(side, from)) {
            if (isWanted(b, side, to, wanted) && b.mailbox[Geometry.eye(from, to)] == Piece.NONE) {
                into[count++] = Move.of(from, to);
            }
        }
        return count;
    }

    private static int rook(Position b, int side, int from, int wanted, int[] into, int start) {
        int rank = Geometry.RANK[from];
        int file = Geometry.FILE[from];
        int inRank = b.ranks[rank];
        int inFile = b.files[file];
        int along = Geometry.alongRank(file, inRank) & (takenInRank(b, side, rank, wanted) | quiet(inRank, wanted));
        int up = Geometry.alongFile(rank, inFile) & (takenInFile(b, side, file, wanted) | quiet(inFile, wanted));
        return lines(from, rank, file, along, up, into, start);
    }

    private static int cannon(Position b, int side, int from, int wanted, int[] into, int start) {
        int rank = Geometry.RANK[from];
        int file = Geometry.FILE[from];
        int inRank = b.ranks[rank];
        int inFile = b.files[file];
        int along = Geometry.alongRank(file, inRank) & quiet(inRank, wanted)
                | Geometry.overRank(file, inRank) & takenInRank(b, side, rank, wanted);
        int up = Geometry.alongFile(rank, inFile) & quiet(inFile, wanted)
                | Geometry.overFile(rank, inFile) & takenInFile(b, side, file, wanted);
        return lines(from, rank, file, along, up, into, start);
    }

    /** The enemies in a rank, if captures are wanted. */
    private static int takenInRank(Position b, int side, int rank, int wanted) {
        return (wanted & CAPTURES) == 0 ? 0 : b.sideRanks[(side ^ 1) * Point.RANKS + rank];
    }

    /** The enemies in a file, if captures are wanted. */
    private static int takenInFile(Position b, int side, int file, int wanted) {
        return (wanted & CAPTURES) == 0 ? 0 : b.sideFiles[(side ^ 1) * Point.FILES + file];
    }

    /** The empty points of a line, if quiet moves are wanted. */
    private static int quiet(int occupied, int wanted) {
        return (wanted & QUIETS) == 0 ? 0 : ~occupied;
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

    private static boolean isWanted(Position b, int side, int point, int wanted) {
        int there = b.mailbox[point];
        return there == Piece.NONE ? (wanted & QUIETS) != 0 : Piece.side(there) != side && (wanted & CAPTURES) != 0;
    }
}
