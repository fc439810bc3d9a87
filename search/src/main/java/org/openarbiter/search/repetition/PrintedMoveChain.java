package org.openarbiter.search.repetition;

import java.util.Arrays;

/**
 * Moves chained piece by piece, as printed: a counter-example, kept because it is often copied.
 *
 * <p>Going back from the latest move, moves that continue each other are merged, and where a chain comes back to where it began
 * it is struck out; once no chain is left, the position is said to have come back (V. Vučković and Đ. Vidanović, <i>A New
 * Approach to Draw Detection by Move Repetition in Computer Chess Programming</i>, 2004, for Axon). No key is needed. But:
 *
 * <ul>
 *   <li>the number of plies is never looked at, so after an odd one it reports a position in which the other side had the move: a
 *       king that goes round a triangle while the other goes to and fro;
 *   <li>castling rights and en passant are never compared;
 *   <li>two like pieces that have changed places leave two chains, though the position is the same;
 *   <li>it costs several times as much as a list of keys.
 * </ul>
 *
 * <p>{@link MoveChain} is the same idea, corrected.
 */
public final class PrintedMoveChain extends LineHistory {
    /** One for each piece that can make reversible moves, and the pawns' share. */
    private static final int CHAINS = 24;
    private static final int EMPTY = -1;

    private final int squareBits;
    private final int[] chainFrom = new int[CHAINS];
    private final int[] chainTo = new int[CHAINS];

    private int[] moves = new int[USUAL_PLIES];

    /**
     * A detector for moves with the square left in the lowest bits and the square reached in the same number of bits above.
     *
     * @param squareBits how many bits a square takes: 6 in chess, 7 in xiangqi
     */
    public PrintedMoveChain(int squareBits) {
        this.squareBits = squareBits;
    }

    @Override
    public void enter(int move, long key, boolean reversible) {
        super.enter(move, key, reversible);
        moves[ply] = move;
    }

    @Override
    void grow(int plies) {
        super.grow(plies);
        moves = Arrays.copyOf(moves, plies);
    }

    @Override
    public int back(int plies) {
        Arrays.fill(chainFrom, EMPTY);
        Arrays.fill(chainTo, EMPTY);
        int mask = (1 << squareBits) - 1;
        int chains = 0;
        for (int at = ply - plies; at > ply - reach(); at--) {
            int from = moves[at] & mask;
            int to = moves[at] >>> squareBits & mask;
            int chain = find(chainFrom, to);
            if (chain < 0) {
                chain = find(chainFrom, EMPTY);
                if (chain < 0) {
                    return 0;
                }
                chainFrom[chain] = from;
                chainTo[chain] = to;
                chains++;
            } else if (chainTo[chain] != from) {
                chainFrom[chain] = from;
            } else if (--chains == 0) {
                return ply - at + 1;
            } else {
                chainFrom[chain] = EMPTY;
                chainTo[chain] = EMPTY;
            }
        }
        return 0;
    }

    private static int find(int[] squares, int square) {
        for (int i = 0; i < CHAINS; i++) {
            if (squares[i] == square) {
                return i;
            }
        }
        return EMPTY;
    }
}
