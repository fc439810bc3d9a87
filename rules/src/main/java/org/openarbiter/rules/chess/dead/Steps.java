package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.Piece.BISHOP;
import static org.openarbiter.rules.chess.Piece.KING;
import static org.openarbiter.rules.chess.Piece.KNIGHT;
import static org.openarbiter.rules.chess.Piece.ROOK;

/** Where pieces go and strike on a board that holds nothing but walls. */
final class Steps {
    private static final int[][] ROOK_WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] BISHOP_WAYS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] QUEEN_WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] LEAPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private static final long[] KINGS = table(QUEEN_WAYS);
    private static final long[] KNIGHTS = table(LEAPS);

    private Steps() {}

    /** The neighbours of a square. */
    static long king(int square) {
        return KINGS[square];
    }

    /** The squares on which a pawn of a side takes. */
    static long pawn(int square, int side) {
        int rank = (square >>> 3) + 1 - 2 * side;
        return at((square & 7) - 1, rank) | at((square & 7) + 1, rank);
    }

    /** The squares that a piece other than a pawn strikes, where lines end with the first of the walls, which is struck too. */
    static long piece(int kind, int square, long walls) {
        return switch (kind) {
            case KNIGHT -> KNIGHTS[square];
            case KING -> KINGS[square];
            case BISHOP -> slide(square, BISHOP_WAYS, walls);
            case ROOK -> slide(square, ROOK_WAYS, walls);
            default -> slide(square, QUEEN_WAYS, walls);
        };
    }

    /** The number of king's steps from a square to another on an empty board. */
    static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >>> 3) - (b >>> 3)));
    }

    private static long slide(int square, int[][] ways, long walls) {
        long reached = 0;
        for (int[] way : ways) {
            int file = (square & 7) + way[0];
            int rank = (square >>> 3) + way[1];
            for (long step = at(file, rank); step != 0; step = (walls & step) == 0 ? at(file, rank) : 0) {
                reached |= step;
                file += way[0];
                rank += way[1];
            }
        }
        return reached;
    }

    private static long[] table(int[][] leaps) {
        long[] table = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int[] leap : leaps) {
                table[square] |= at((square & 7) + leap[0], (square >>> 3) + leap[1]);
            }
        }
        return table;
    }

    private static long at(int file, int rank) {
        return (file & ~7 | rank & ~7) == 0 ? 1L << (rank << 3 | file) : 0;
    }
}
