package org.openarbiter.rules.chess.board;

/**
 * Attack tables: where a piece of each kind strikes from each square, and the lines between squares.
 *
 * <p>Rooks and bishops are looked up by the occupied squares on their rays, gathered to an index by {@link Long#compress}: one
 * instruction on processors with BMI2, where C2 compiles it to PEXT. On other processors it is correct and several times slower.
 */
public final class Attacks {
    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long RANK_1 = 0xFFL;
    static final long RANK_8 = RANK_1 << 56;
    static final long END_RANKS = RANK_1 | RANK_8;

    private static final int[][] ROOK_WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] BISHOP_WAYS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] KNIGHT_LEAPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    private static final int[][] KING_STEPS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private static final long[] KNIGHT = leaps(KNIGHT_LEAPS);
    private static final long[] KING = leaps(KING_STEPS);
    private static final long[] PAWN = pawns();

    /** The rays to the edge of an empty board. */
    private static final long[] ROOK_RAYS = emptyBoard(ROOK_WAYS);
    private static final long[] BISHOP_RAYS = emptyBoard(BISHOP_WAYS);

    /** The squares whose occupation matters: a ray's last square is reached whether occupied or not. */
    private static final long[] ROOK_MASK = masks(ROOK_WAYS);
    private static final long[] BISHOP_MASK = masks(BISHOP_WAYS);
    private static final int[] ROOK_BASE = new int[64];
    private static final int[] BISHOP_BASE = new int[64];
    private static final long[] SLIDES = slides();

    private static final long[] BETWEEN = new long[64 * 64];
    private static final long[] LINE = new long[64 * 64];

    static {
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                fillLine(a, b, ROOK_WAYS, ROOK_RAYS);
                fillLine(a, b, BISHOP_WAYS, BISHOP_RAYS);
            }
        }
    }

    private Attacks() {}

    /** Where a knight strikes. */
    public static long knight(int square) {
        return KNIGHT[square];
    }

    /** Where a king strikes. */
    public static long king(int square) {
        return KING[square];
    }

    /** The squares on which a pawn of the side would take from here; also those from which the other side's pawns strike here. */
    public static long pawn(int side, int square) {
        return PAWN[side << 6 | square];
    }

    /** Where a rook strikes over the occupied squares, the first piece each way included. */
    public static long rook(int square, long occupied) {
        return SLIDES[ROOK_BASE[square] + (int) Long.compress(occupied, ROOK_MASK[square])];
    }

    /** Where a bishop strikes over the occupied squares, the first piece each way included. */
    public static long bishop(int square, long occupied) {
        return SLIDES[BISHOP_BASE[square] + (int) Long.compress(occupied, BISHOP_MASK[square])];
    }

    static long rookRays(int square) {
        return ROOK_RAYS[square];
    }

    static long bishopRays(int square) {
        return BISHOP_RAYS[square];
    }

    /** The squares strictly between two on a common rank, file or diagonal; none if there is no such line. */
    public static long between(int a, int b) {
        return BETWEEN[a << 6 | b];
    }

    /** The whole rank, file or diagonal through two squares, both included; none if there is no such line. */
    public static long line(int a, int b) {
        return LINE[a << 6 | b];
    }

    /** All squares on which the pawns of a side would take. */
    public static long byPawns(long pawns, int side) {
        int up = 8 - (side << 4);
        return Long.rotateLeft(pawns & ~FILE_H, up + 1) | Long.rotateLeft(pawns & ~FILE_A, up - 1);
    }

    private static void fillLine(int a, int b, int[][] ways, long[] rays) {
        if (a != b && (rays[a] >>> b & 1) != 0) {
            BETWEEN[a << 6 | b] = slide(a, 1L << b, ways) & slide(b, 1L << a, ways);
            LINE[a << 6 | b] = rays[a] & rays[b] | 1L << a | 1L << b;
        }
    }

    private static long[] leaps(int[][] leaps) {
        long[] table = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int[] leap : leaps) {
                table[square] |= at((square & 7) + leap[0], (square >>> 3) + leap[1]);
            }
        }
        return table;
    }

    private static long[] pawns() {
        long[] table = new long[128];
        for (int square = 0; square < 64; square++) {
            for (int side = 0; side < 2; side++) {
                int rank = (square >>> 3) + 1 - 2 * side;
                table[side << 6 | square] = at((square & 7) - 1, rank) | at((square & 7) + 1, rank);
            }
        }
        return table;
    }

    private static long[] emptyBoard(int[][] ways) {
        long[] table = new long[64];
        for (int square = 0; square < 64; square++) {
            table[square] = slide(square, 0, ways);
        }
        return table;
    }

    private static long[] masks(int[][] ways) {
        long[] table = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int[] way : ways) {
                long ray = slide(square, 0, new int[][] {way});
                long last = way[0] + 8 * way[1] > 0 ? Long.highestOneBit(ray) : Long.lowestOneBit(ray);
                table[square] |= ray & ~last;
            }
        }
        return table;
    }

    /** Both sliders in one table; stepping through the subsets of a mask in ascending order is stepping through the indices. */
    private static long[] slides() {
        long[] table = new long[102_400 + 5_248];
        int at = 0;
        for (int square = 0; square < 64; square++) {
            ROOK_BASE[square] = at;
            at = fill(table, at, square, ROOK_MASK[square], ROOK_WAYS);
        }
        for (int square = 0; square < 64; square++) {
            BISHOP_BASE[square] = at;
            at = fill(table, at, square, BISHOP_MASK[square], BISHOP_WAYS);
        }
        return table;
    }

    private static int fill(long[] table, int start, int square, long mask, int[][] ways) {
        int at = start;
        long occupied = 0;
        do {
            table[at++] = slide(square, occupied, ways);
            occupied = occupied - mask & mask;
        } while (occupied != 0);
        return at;
    }

    private static long slide(int square, long occupied, int[][] ways) {
        long reached = 0;
        for (int[] way : ways) {
            int file = (square & 7) + way[0];
            int rank = (square >>> 3) + way[1];
            for (long step = at(file, rank); step != 0; step = (occupied & step) == 0 ? at(file, rank) : 0) {
                reached |= step;
                file += way[0];
                rank += way[1];
            }
        }
        return reached;
    }

    private static long at(int file, int rank) {
        return (file & ~7 | rank & ~7) == 0 ? 1L << (rank << 3 | file) : 0;
    }
}
