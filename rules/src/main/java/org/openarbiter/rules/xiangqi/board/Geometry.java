package org.openarbiter.rules.xiangqi.board;

import java.util.Arrays;

/**
 * Where pieces can go on the bare board and along occupied lines: tables, filled once.
 *
 * <p>A line is a word of occupied points: nine bits for a rank, bit <i>f</i> for file <i>f</i>, ten for a file, bit <i>r</i> for
 * rank <i>r</i>. The four points beside a horse make a word of four bits: south 1, west 2, north 4, east 8.
 */
public final class Geometry {
    static final byte[] FILE = new byte[Point.COUNT];
    static final byte[] RANK = new byte[Point.COUNT];

    private static final int FILE_BITS = 9;
    private static final int RANK_BITS = 10;
    private static final int[] SOUTH_WEST_NORTH_EAST = {0, -1, -1, 0, 0, 1, 1, 0};

    private static final short[] ALONG_RANK = new short[Point.FILES << FILE_BITS];
    private static final short[] OVER_RANK = new short[Point.FILES << FILE_BITS];
    private static final short[] ALONG_FILE = new short[Point.RANKS << RANK_BITS];
    private static final short[] OVER_FILE = new short[Point.RANKS << RANK_BITS];

    /** The leg of a horse on the first point that attacks the second, or −1. */
    private static final byte[] LEG = new byte[Point.COUNT * Point.COUNT];
    /** The eye of an elephant on the first point that attacks the second, or −1. */
    private static final byte[] EYE = new byte[Point.COUNT * Point.COUNT];
    /** Points 0–44 and 45–89 that a horse reaches, by point and the word of its four neighbors. */
    private static final long[] HORSE_LOW = new long[Point.COUNT << 4];
    private static final long[] HORSE_HIGH = new long[Point.COUNT << 4];
    private static final byte[][] HORSE = new byte[Point.COUNT << 4][];
    private static final byte[][] ELEPHANT = new byte[2 * Point.COUNT][];
    private static final byte[][] ADVISOR = new byte[2 * Point.COUNT][];
    private static final byte[][] KING = new byte[2 * Point.COUNT][];
    private static final byte[][] PAWN = new byte[2 * Point.COUNT][];

    static {
        for (int point = 0; point < Point.COUNT; point++) {
            FILE[point] = (byte) Point.file(point);
            RANK[point] = (byte) Point.rank(point);
        }
        lines(ALONG_RANK, OVER_RANK, Point.FILES, FILE_BITS);
        lines(ALONG_FILE, OVER_FILE, Point.RANKS, RANK_BITS);
        Arrays.fill(LEG, (byte) -1);
        Arrays.fill(EYE, (byte) -1);
        for (int point = 0; point < Point.COUNT; point++) {
            horse(point);
            for (int side = 0; side < 2; side++) {
                leapers(side, point);
            }
        }
    }

    private Geometry() {}

    private static void lines(short[] along, short[] over, int length, int bits) {
        for (int at = 0; at < length; at++) {
            for (int occupied = 0; occupied < 1 << length; occupied++) {
                along[at << bits | occupied] = (short) (ray(at, occupied, 1, length, 0) | ray(at, occupied, -1, length, 0));
                over[at << bits | occupied] = (short) (ray(at, occupied, 1, length, 1) | ray(at, occupied, -1, length, 1));
            }
        }
    }

    /** The points in one direction behind exactly this number of pieces, the last piece included. */
    private static int ray(int at, int occupied, int step, int length, int screens) {
        int met = 0;
        int reached = 0;
        for (int to = at + step; to >= 0 && to < length && met <= screens; to += step) {
            if (met == screens) {
                reached |= 1 << to;
            }
            met += occupied >> to & 1;
        }
        return reached;
    }

    private static void horse(int point) {
        int file = Point.file(point);
        int rank = Point.rank(point);
        for (int neighbors = 0; neighbors < 16; neighbors++) {
            byte[] to = new byte[8];
            int count = 0;
            for (int way = 0; way < 4; way++) {
                int df = SOUTH_WEST_NORTH_EAST[2 * way];
                int dr = SOUTH_WEST_NORTH_EAST[2 * way + 1];
                for (int turn = -1; turn <= 1; turn += 2) {
                    int toFile = file + 2 * df + turn * dr;
                    int toRank = rank + 2 * dr + turn * df;
                    if (!Point.exists(toFile, toRank)) {
                        continue;
                    }
                    int target = Point.of(toFile, toRank);
                    LEG[point * Point.COUNT + target] = (byte) Point.of(file + df, rank + dr);
                    if ((neighbors >> way & 1) == 0) {
                        to[count++] = (byte) target;
                        HORSE_LOW[point << 4 | neighbors] |= low(target);
                        HORSE_HIGH[point << 4 | neighbors] |= high(target);
                    }
                }
            }
            HORSE[point << 4 | neighbors] = Arrays.copyOf(to, count);
        }
    }

    private static void leapers(int side, int point) {
        int file = Point.file(point);
        int rank = Point.rank(point);
        int index = side * Point.COUNT + point;
        byte[] elephant = new byte[4];
        byte[] advisor = new byte[4];
        byte[] king = new byte[4];
        byte[] pawn = new byte[4];
        int elephants = 0;
        int advisors = 0;
        int kings = 0;
        int pawns = 0;
        int forward = side == Piece.RED ? 1 : -1;
        for (int way = 0; way < 4; way++) {
            int df = SOUTH_WEST_NORTH_EAST[2 * way];
            int dr = SOUTH_WEST_NORTH_EAST[2 * way + 1];
            int step = neighbor(file + df, rank + dr);
            if (step >= 0 && Point.inPalace(side, step)) {
                king[kings++] = (byte) step;
            }
            if (step >= 0 && (dr == forward || dr == 0 && !Point.isHome(side, point))) {
                pawn[pawns++] = (byte) step;
            }
            int slantFile = df - dr;
            int slantRank = dr + df;
            int slant = neighbor(file + slantFile, rank + slantRank);
            if (slant >= 0 && Point.inPalace(side, slant)) {
                advisor[advisors++] = (byte) slant;
            }
            int jump = neighbor(file + 2 * slantFile, rank + 2 * slantRank);
            if (jump >= 0 && Point.isHome(side, jump)) {
                elephant[elephants++] = (byte) jump;
                EYE[point * Point.COUNT + jump] = (byte) slant;
            }
        }
        KING[index] = Arrays.copyOf(king, kings);
        PAWN[index] = Arrays.copyOf(pawn, pawns);
        ADVISOR[index] = Arrays.copyOf(advisor, advisors);
        ELEPHANT[index] = Arrays.copyOf(elephant, elephants);
    }

    private static int neighbor(int file, int rank) {
        return Point.exists(file, rank) ? Point.of(file, rank) : -1;
    }

    /** The bit of a point in the word of points 0–44. */
    static long low(int point) {
        return point < 45 ? 1L << point : 0;
    }

    /** The bit of a point in the word of points 45–89. */
    static long high(int point) {
        return point < 45 ? 0 : 1L << point - 45;
    }

    /** The files a rook reaches along its rank, the first piece either way included. */
    static int alongRank(int file, int occupied) {
        return ALONG_RANK[file << FILE_BITS | occupied];
    }

    /** The files of a rank that lie behind exactly one screen, the next piece included: what a cannon could capture there. */
    static int overRank(int file, int occupied) {
        return OVER_RANK[file << FILE_BITS | occupied];
    }

    /** The ranks a rook reaches along its file, the first piece either way included. */
    static int alongFile(int rank, int occupied) {
        return ALONG_FILE[rank << RANK_BITS | occupied];
    }

    /** The ranks of a file that lie behind exactly one screen, the next piece included. */
    static int overFile(int rank, int occupied) {
        return OVER_FILE[rank << RANK_BITS | occupied];
    }

    /** How many of the points strictly between two places of a line are occupied. */
    static int between(int one, int other, int occupied) {
        int low = Math.min(one, other);
        int high = Math.max(one, other);
        return Integer.bitCount(occupied & (1 << high) - 1 & -2 << low);
    }

    /** The point that must be empty for a horse to go from a point to another; −1 if no horse goes there. */
    public static int leg(int from, int to) {
        return LEG[from * Point.COUNT + to];
    }

    /** The point that must be empty for an elephant to go from a point to another; −1 if no elephant goes there. */
    public static int eye(int from, int to) {
        return EYE[from * Point.COUNT + to];
    }

    static byte[] horse(int point, int neighbors) {
        return HORSE[point << 4 | neighbors];
    }

    static long horseLow(int point, int neighbors) {
        return HORSE_LOW[point << 4 | neighbors];
    }

    static long horseHigh(int point, int neighbors) {
        return HORSE_HIGH[point << 4 | neighbors];
    }

    static byte[] elephant(int side, int point) {
        return ELEPHANT[side * Point.COUNT + point];
    }

    static byte[] advisor(int side, int point) {
        return ADVISOR[side * Point.COUNT + point];
    }

    static byte[] king(int side, int point) {
        return KING[side * Point.COUNT + point];
    }

    static byte[] pawn(int side, int point) {
        return PAWN[side * Point.COUNT + point];
    }
}
