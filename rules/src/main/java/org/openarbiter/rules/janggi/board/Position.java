package org.openarbiter.rules.janggi.board;

import static org.openarbiter.rules.janggi.board.Piece.NONE;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.board.KeyNumbers;

/** A janggi position: what stands where, who moves, and what can be asked of it. */
public sealed class Position permits JanggiBoard {
    private static final long[] KEYS = KeyNumbers.of(16 * Point.COUNT, 0x6A616E676769L);
    private static final int BITS = 4;
    private static final int IN_A_WORD = 16;
    private static final int WORDS = (Point.COUNT + IN_A_WORD - 1) / IN_A_WORD;

    final byte[] points = new byte[Point.COUNT];
    final int[] generals = new int[2];
    int toMove;
    long key;

    Position(Setup setup) {
        for (int point = 0; point < Point.COUNT; point++) {
            if (setup.pieceAt(point) != NONE) {
                put(point, setup.pieceAt(point));
            }
        }
        toMove = setup.toMove();
    }

    Position(Position that) {
        System.arraycopy(that.points, 0, points, 0, points.length);
        System.arraycopy(that.generals, 0, generals, 0, generals.length);
        toMove = that.toMove;
        key = that.key;
    }

    /** Who moves. */
    public final int toMove() {
        return toMove;
    }

    /** What stands on a point, or {@link Piece#NONE}. */
    public final int pieceAt(int point) {
        return points[point];
    }

    /** Where the general of a side stands. */
    public final int general(int side) {
        return generals[side];
    }

    /** Whether the side to move is in check. */
    public final boolean inCheck() {
        return isInCheck(toMove);
    }

    /** The points of the pieces that give check to the side to move, in their order. */
    public final List<Integer> checkers() {
        int general = general(toMove);
        return IntStream.range(0, inCheck() ? Point.COUNT : 0)
                .filter(from -> pieceAt(from) != NONE && Piece.side(pieceAt(from)) != toMove && attacks(from, general))
                .boxed()
                .toList();
    }

    /** Whether a side is in check, whoever moves. */
    public final boolean isInCheck(int side) {
        return Attacks.isAttacked(this, generals[side], side ^ 1);
    }

    /** Whether the piece on a point attacks another: whether it could go there if an enemy general stood there. */
    public final boolean attacks(int from, int to) {
        return points[from] != NONE && Attacks.attacks(this, from, to);
    }

    /** Whether the generals face each other: on one file, with nothing between them. */
    public final boolean isFacing() {
        return isFacing(generals[Piece.CHO], generals[Piece.HAN]);
    }

    private boolean isFacing(int one, int other) {
        if (Point.file(one) != Point.file(other)) {
            return false;
        }
        int last = Math.max(one, other);
        for (int point = Math.min(one, other) + Point.FILES; point < last; point += Point.FILES) {
            if (points[point] != NONE) {
                return false;
            }
        }
        return true;
    }

    /** What the pieces of a side count: chariot 13, cannon 7, horse 5, elephant and guard 3, soldier 2. */
    public final int points(int side) {
        int sum = 0;
        for (int piece : points) {
            sum += Piece.isOf(piece, side) ? Piece.points(Piece.kind(piece)) : 0;
        }
        return sum;
    }

    final void put(int point, int piece) {
        points[point] = (byte) piece;
        key ^= KEYS[piece * Point.COUNT + point];
        if (Piece.kind(piece) == Piece.GENERAL) {
            generals[Piece.side(piece)] = point;
        }
    }

    final void take(int point) {
        key ^= KEYS[points[point] * Point.COUNT + point];
        points[point] = NONE;
    }

    /** A 64-bit key of what stands where. */
    public final long placementKey() {
        return key;
    }

    /** How many words {@link #packPlacement} writes. */
    public final int placementLength() {
        return WORDS;
    }

    /** Writes what stands where, four bits a point. */
    public final void packPlacement(long[] into, int at) {
        Arrays.fill(into, at, at + WORDS, 0);
        for (int point = 0; point < Point.COUNT; point++) {
            into[at + point / IN_A_WORD] |= (long) points[point] << point % IN_A_WORD * BITS;
        }
    }
}
