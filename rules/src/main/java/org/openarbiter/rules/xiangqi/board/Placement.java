package org.openarbiter.rules.xiangqi.board;

import static org.openarbiter.rules.xiangqi.board.Piece.NONE;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import java.util.Arrays;
import org.openarbiter.rules.core.board.KeyNumbers;

/**
 * Which piece stands on which point, kept three times, each for what it is quick at: a piece for each point, a point for each
 * piece, and the occupied points of each rank and file as words, by which rooks and cannons look up where they can go.
 *
 * <p>A board inherits this instead of holding it: move generation reads all three, and one more step to reach them would be paid
 * on every ply.
 */
abstract sealed class Placement permits Position {
    /** Where a captured or missing piece stands. */
    static final byte OFF = -1;

    private static final int POINTS_A_WORD = 16;
    private static final int PLACEMENT_WORDS = 6;
    private static final long[] KEYS = KeyNumbers.of(16 * Point.COUNT, 0x7869616E677169L);

    /** The piece on each point. */
    final byte[] mailbox = new byte[Point.COUNT];
    /** The {@linkplain PieceNumber number} of the piece on each point, where there is one. */
    final byte[] numbers = new byte[Point.COUNT];
    /** The point of each piece by its number, or {@link #OFF}. */
    final byte[] points = new byte[2 * PIECES];
    /** The occupied points of each rank, bit <i>f</i> for file <i>f</i>. */
    final int[] ranks = new int[Point.RANKS];
    /** The occupied points of each file, bit <i>r</i> for rank <i>r</i>. */
    final int[] files = new int[Point.FILES];
    /** The points of each side: 0–44 and 45–89 of Red, then of Black. */
    final long[] sides = new long[4];
    /** The points of each side rank by rank, Red's ten first. */
    final int[] sideRanks = new int[2 * Point.RANKS];
    /** The points of each side file by file, Red's nine first. */
    final int[] sideFiles = new int[2 * Point.FILES];

    /**
     * The {@link #placementKey}. Only {@link #move} sees to it: to take a move back, the key before it is put back as a whole.
     */
    long key;

    Placement(Setup setup) {
        Arrays.fill(points, OFF);
        int[] next = new int[16];
        for (int point = 0; point < Point.COUNT; point++) {
            int piece = setup.pieceAt(point);
            if (piece != NONE) {
                put(point, piece, PIECES * Piece.side(piece) + FIRST[Piece.kind(piece)] + next[piece]++);
                key ^= KEYS[piece * Point.COUNT + point];
            }
        }
    }

    Placement(Placement that) {
        System.arraycopy(that.mailbox, 0, mailbox, 0, mailbox.length);
        System.arraycopy(that.numbers, 0, numbers, 0, numbers.length);
        System.arraycopy(that.points, 0, points, 0, points.length);
        System.arraycopy(that.ranks, 0, ranks, 0, ranks.length);
        System.arraycopy(that.files, 0, files, 0, files.length);
        System.arraycopy(that.sides, 0, sides, 0, sides.length);
        System.arraycopy(that.sideRanks, 0, sideRanks, 0, sideRanks.length);
        System.arraycopy(that.sideFiles, 0, sideFiles, 0, sideFiles.length);
        key = that.key;
    }

    private void put(int point, int piece, int number) {
        mailbox[point] = (byte) piece;
        numbers[point] = (byte) number;
        points[number] = (byte) point;
        flip(point, Piece.side(piece));
        flipOccupied(point);
    }

    /** Puts a point into the sets of a side, or takes it out. */
    private void flip(int point, int side) {
        int rank = Geometry.RANK[point];
        int file = Geometry.FILE[point];
        sides[2 * side] ^= Geometry.low(point);
        sides[2 * side + 1] ^= Geometry.high(point);
        sideRanks[side * Point.RANKS + rank] ^= 1 << file;
        sideFiles[side * Point.FILES + file] ^= 1 << rank;
    }

    /** Puts a point among the occupied ones, or takes it out. */
    final void flipOccupied(int point) {
        ranks[Geometry.RANK[point]] ^= 1 << Geometry.FILE[point];
        files[Geometry.FILE[point]] ^= 1 << Geometry.RANK[point];
    }

    /** Moves a piece to another point and takes off what stands there. */
    final void move(int from, int to) {
        int piece = mailbox[from];
        int side = Piece.side(piece);
        int number = numbers[from];
        int taken = mailbox[to];
        key ^= KEYS[piece * Point.COUNT + from] ^ KEYS[piece * Point.COUNT + to];
        if (taken != NONE) {
            key ^= KEYS[taken * Point.COUNT + to];
            points[numbers[to]] = OFF;
            flip(to, side ^ 1);
        } else {
            flipOccupied(to);
        }
        mailbox[from] = NONE;
        mailbox[to] = (byte) piece;
        numbers[to] = (byte) number;
        points[number] = (byte) to;
        flip(from, side);
        flip(to, side);
        flipOccupied(from);
    }

    /**
     * Moves a piece back and puts back what it took; the key is left as it is.
     *
     * @param taken what stood where the piece went, or {@link Piece#NONE}
     * @param takenNumber the number of that piece, if there was one
     */
    final void moveBack(int from, int to, int taken, int takenNumber) {
        int side = Piece.side(mailbox[to]);
        int number = numbers[to];
        mailbox[from] = mailbox[to];
        numbers[from] = (byte) number;
        points[number] = (byte) from;
        mailbox[to] = (byte) taken;
        flip(from, side);
        flip(to, side);
        flipOccupied(from);
        if (taken != NONE) {
            numbers[to] = (byte) takenNumber;
            points[takenNumber] = (byte) to;
            flip(to, side ^ 1);
        } else {
            flipOccupied(to);
        }
    }

    /** The piece on a point, or {@link Piece#NONE}. */
    public final int pieceAt(int point) {
        return mailbox[point];
    }

    /** Writes the piece on each point into an array, from its start. */
    public final void copyPieces(byte[] into) {
        System.arraycopy(mailbox, 0, into, 0, mailbox.length);
    }

    /** The point of a side's king. */
    public final int king(int side) {
        return points[side * PIECES];
    }

    /**
     * The number of the piece on a point, 0–31, which it keeps wherever it goes as long as it stands on this board; meaningless
     * for an empty point.
     */
    public final int pieceNumber(int point) {
        return numbers[point];
    }

    /** The point of the piece of that number, or −1 if it was captured or never there. */
    public final int pointOf(int pieceNumber) {
        return points[pieceNumber];
    }

    /** Whether a point is occupied, by the words of its rank. */
    final boolean isOccupied(int point) {
        return (ranks[Geometry.RANK[point]] >> Geometry.FILE[point] & 1) != 0;
    }

    /** The four neighbors of a point as a word: south 1, west 2, north 4, east 8; what is off the board counts as empty. */
    final int neighbors(int point) {
        return (files[Geometry.FILE[point]] << 1 >> Geometry.RANK[point] & 5)
                | (ranks[Geometry.RANK[point]] << 1 >> Geometry.FILE[point] & 5) << 1;
    }

    /** A 64-bit key of the placement: equal placements have equal keys; the reverse is likely and never relied upon. */
    public final long placementKey() {
        return key;
    }

    /** The number of words that {@link #packPlacement} writes. */
    public final int placementLength() {
        return PLACEMENT_WORDS;
    }

    /** Writes the placement, exactly: sixteen points a word, four bits a point, in the order of the points. */
    public final void packPlacement(long[] into, int at) {
        Arrays.fill(into, at, at + PLACEMENT_WORDS, 0);
        for (byte point : points) {
            if (point != OFF) {
                into[at + point / POINTS_A_WORD] |= (long) mailbox[point] << point % POINTS_A_WORD * 4;
            }
        }
    }
}
