package org.openarbiter.rules.xiangqi.board;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

/** The number of legal moves, added up from sets of points without listing those of pieces that are free to move. */
final class LegalCount {
    private LegalCount() {}

    /** How many legal moves the side to move has. */
    static int of(Position b) {
        int restraints = Safety.restraints(b);
        if ((restraints & (Safety.CHECK | Safety.HOLLOW)) != 0) {
            return LegalPlays.list(b, b.scratch);
        }
        int side = b.toMove;
        int first = side * PIECES;
        byte[] points = b.points;
        int count = 0;
        for (int number = 0; number < PIECES; number++) {
            int from = points[first + number];
            if (from < 0) {
                continue;
            }
            if (number == 0 || (restraints >> number & 1) != 0) {
                int end = LegalPlays.piece(b, number, from, b.scratch, 0);
                count += LegalPlays.keepSafe(b, b.scratch, 0, end);
            } else {
                count += free(b, side, number, from);
            }
        }
        return count;
    }

    /** To how many points a piece could go, the safety of its king left aside. */
    static int reach(Position b, int point) {
        int side = Piece.side(b.mailbox[point]);
        int number = b.numbers[point] - side * PIECES;
        return number == 0 ? steps(b, side, Geometry.king(side, point)) : free(b, side, number, point);
    }

    private static int free(Position b, int side, int number, int from) {
        return switch (number) {
            case 1, 2 -> steps(b, side, Geometry.advisor(side, from));
            case 3, 4 -> elephant(b, side, from);
            case 5, 6 -> horse(b, side, from);
            case 7, 8 -> rook(b, side, from);
            case 9, 10 -> cannon(b, side, from);
            default -> steps(b, side, Geometry.pawn(side, from));
        };
    }

    private static int steps(Position b, int side, byte[] targets) {
        int count = 0;
        for (byte to : targets) {
            int there = b.mailbox[to];
            count += there == Piece.NONE || Piece.side(there) != side ? 1 : 0;
        }
        return count;
    }

    private static int elephant(Position b, int side, int from) {
        int count = 0;
        for (byte to : Geometry.elephant(side, from)) {
            int there = b.mailbox[to];
            count += (there == Piece.NONE || Piece.side(there) != side)
                    && b.mailbox[Geometry.eye(from, to)] == Piece.NONE ? 1 : 0;
        }
        return count;
    }

    private static int horse(Position b, int side, int from) {
        int neighbors = b.neighbors(from);
        return Long.bitCount(Geometry.horseLow(from, neighbors) & ~b.sides[2 * side])
                + Long.bitCount(Geometry.horseHigh(from, neighbors) & ~b.sides[2 * side + 1]);
    }

    private static int rook(Position b, int side, int from) {
        int rank = Geometry.RANK[from];
        int file = Geometry.FILE[from];
        return Integer.bitCount(Geometry.alongRank(file, b.ranks[rank]) & ~b.sideRanks[side * Point.RANKS + rank])
                + Integer.bitCount(Geometry.alongFile(rank, b.files[file]) & ~b.sideFiles[side * Point.FILES + file]);
    }

    private static int cannon(Position b, int side, int from) {
        int rank = Geometry.RANK[from];
        int file = Geometry.FILE[from];
        int inRank = b.ranks[rank];
        int inFile = b.files[file];
        int enemy = side ^ 1;
        return Integer.bitCount(Geometry.alongRank(file, inRank) & ~inRank
                        | Geometry.overRank(file, inRank) & b.sideRanks[enemy * Point.RANKS + rank])
                + Integer.bitCount(Geometry.alongFile(rank, inFile) & ~inFile
                        | Geometry.overFile(rank, inFile) & b.sideFiles[enemy * Point.FILES + file]);
    }
}
