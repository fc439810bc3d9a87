package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

/** Where pieces go and strike on a board that holds nothing but walls. */
final class Steps {
    private static final int[][] ROOK_WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] BISHOP_WAYS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] QUEEN_WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] LEAPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private static final long[] KINGS = table(QUEEN_WAYS);
    private static final long[] KNIGHTS = table(LEAPS);
    private static final byte[] KNIGHT_MOVES = knightMoves();

    /** More moves than any piece needs to get anywhere. */
    static final int NEVER = 60;

    private Steps() {}

    /** The neighbors of a square. */
    static long king(int square) {
        return KINGS[square];
    }

    /** The squares on which a pawn of a side takes. */
    static long pawn(int square, int side) {
        int rank = (square >>> 3) + 1 - 2 * side;
        return at((square & 7) - 1, rank) | at((square & 7) + 1, rank);
    }

    /** The squares that a piece other than a pawn attacks. Lines end at the first wall, which is attacked too. */
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

    /**
     * The number of moves that a piece needs from one square to another on an empty board; {@link #NEVER} for a pawn that is not
     * there.
     */
    static int moves(int kind, int a, int b) {
        if (a == b) {
            return 0;
        }
        return switch (kind) {
            case KNIGHT -> KNIGHT_MOVES[a << 6 | b];
            case KING -> distance(a, b);
            case PAWN -> NEVER;
            default -> {
                long first = piece(kind, a, 0);
                yield (first >>> b & 1) != 0 ? 1 : (first & piece(kind, b, 0)) != 0 ? 2 : NEVER;
            }
        };
    }

    private static byte[] knightMoves() {
        byte[] moves = new byte[64 * 64];
        for (int from = 0; from < 64; from++) {
            long reached = 1L << from;
            for (byte count = 1; reached != ~0L; count++) {
                long next = reached;
                for (long set = reached; set != 0; set &= set - 1) {
                    next |= KNIGHTS[Long.numberOfTrailingZeros(set)];
                }
                for (long set = next & ~reached; set != 0; set &= set - 1) {
                    moves[from << 6 | Long.numberOfTrailingZeros(set)] = count;
                }
                reached = next;
            }
        }
        return moves;
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
