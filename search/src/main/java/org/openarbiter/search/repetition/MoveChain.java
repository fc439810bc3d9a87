package org.openarbiter.search.repetition;

import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * A detector that chains moves piece by piece: the corrected form of {@link PrintedMoveChain}.
 *
 * <p>The position is the same if, after an even number of plies, every square that a piece has left holds a like piece again, and
 * the rights are the same. So it has to see the board: the piece on a square, and the rights after each move. It is exact without
 * any key, but slower than keys: it walks through every reversible move, where a key is compared once.
 */
public final class MoveChain extends LineHistory {
    private static final int USUAL_CHAINS = 32;

    /** What stands on the board now. */
    @FunctionalInterface
    public interface Pieces {
        /** The piece on a square, with its color, as a number. */
        int at(int square);
    }

    private final Pieces pieces;
    private final LongSupplier rightsNow;
    private final int squareBits;

    private int[] moves = new int[USUAL_PLIES];
    private long[] rights = new long[USUAL_PLIES];

    private int[] chainFrom = new int[USUAL_CHAINS];
    private int[] chainTo = new int[USUAL_CHAINS];
    private int chains;

    /**
     * A detector for the moves on a board, with the square left in the lowest bits and the square reached in the same number of
     * bits above.
     *
     * @param pieces what stands on the board on which the line is played
     * @param rightsNow the remaining rights as one word; the board has made a move before the detector enters it
     * @param squareBits the number of bits of a square: 6 in chess, 7 in xiangqi
     */
    public MoveChain(Pieces pieces, LongSupplier rightsNow, int squareBits) {
        this.pieces = pieces;
        this.rightsNow = rightsNow;
        this.squareBits = squareBits;
    }

    @Override
    public void begin(long key) {
        super.begin(key);
        rights[0] = rightsNow.getAsLong();
    }

    @Override
    public void enter(int move, long key, boolean reversible) {
        super.enter(move, key, reversible);
        moves[ply] = move;
        rights[ply] = rightsNow.getAsLong();
    }

    @Override
    void grow(int plies) {
        super.grow(plies);
        moves = Arrays.copyOf(moves, plies);
        rights = Arrays.copyOf(rights, plies);
    }

    @Override
    public int back(int plies) {
        chains = 0;
        int mask = (1 << squareBits) - 1;
        for (int at = 1; at <= reach(); at++) {
            int move = moves[ply - at + 1];
            // Rights that are lost never come back, and castling, which moves two pieces, always loses some.
            if (rights[ply - at] != rights[ply]) {
                return 0;
            }
            chain(move & mask, move >>> squareBits & mask);
            if (at > plies && (at & 1) == 0 && isClosed()) {
                return at;
            }
        }
        return 0;
    }

    private void chain(int from, int to) {
        for (int i = 0; i < chains; i++) {
            if (chainFrom[i] == to) {
                chainFrom[i] = from;
                if (from == chainTo[i]) {
                    chains--;
                    chainFrom[i] = chainFrom[chains];
                    chainTo[i] = chainTo[chains];
                }
                return;
            }
        }
        if (chains == chainFrom.length) {
            chainFrom = Arrays.copyOf(chainFrom, 2 * chains);
            chainTo = Arrays.copyOf(chainTo, 2 * chains);
        }
        chainFrom[chains] = from;
        chainTo[chains] = to;
        chains++;
    }

    /** Whether every square that was left has come to a piece like the one that stood there. */
    private boolean isClosed() {
        for (int i = 0; i < chains; i++) {
            if (!comesFromLike(chainTo[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a piece that now stands on a square has come there in place of a like piece. */
    private boolean comesFromLike(int square) {
        for (int i = 0; i < chains; i++) {
            if (chainFrom[i] == square) {
                return pieces.at(chainTo[i]) == pieces.at(square);
            }
        }
        return false;
    }
}
