package org.openarbiter.dragons.life;

import java.util.function.IntToLongFunction;

/**
 * Where one stone divides a small eye space best: the vital points of the shapes that make two eyes or one, depending on who plays there first (three
 * in a row or bent, the pyramid four, the bulky five, the crossed five, the rabbity six), and the middle of a few shapes that live anyway. Corners,
 * where liberties decide, are not considered. Allocates nothing.
 */
final class Nakade {
    private static final int LEAST = 3;
    /** No larger space has a vital point. */
    static final int MOST = 6;

    private final IntToLongFunction around;

    /**
     * The shapes on a board.
     *
     * @param around the vertices next to a vertex, as bits
     */
    Nakade(IntToLongFunction around) {
        this.around = around;
    }

    /**
     * The point of a connected space that touches the most others of it: in a space of three points both others, of four or five at least three, of
     * six at least four. Empty if there is none, or if two touch as many.
     */
    long vitalPoint(long space) {
        int size = Long.bitCount(space);
        if (size < LEAST || size > MOST) {
            return 0;
        }
        int most = 0;
        long center = 0;
        boolean isAlone = false;
        for (long left = space; left != 0; left &= left - 1) {
            int degree = degree(Long.numberOfTrailingZeros(left), space);
            if (degree >= most) {
                isAlone = degree > most;
                most = degree;
                center = left & -left;
            }
        }
        int enough = size == LEAST ? 2 : size == MOST ? 4 : 3;
        return isAlone && most >= enough ? center : 0;
    }

    /** Whether connected stones may leave a space of one eye when they are captured and the attacker plays there first. */
    boolean mayKill(long stones) {
        return Long.bitCount(stones) < LEAST || vitalPoint(stones) != 0 || isSquare(stones);
    }

    private boolean isSquare(long stones) {
        boolean isSquare = Long.bitCount(stones) == 4;
        for (long left = stones; left != 0; left &= left - 1) {
            isSquare &= degree(Long.numberOfTrailingZeros(left), stones) == 2;
        }
        return isSquare;
    }

    private int degree(int vertex, long set) {
        return Long.bitCount(around.applyAsLong(vertex) & set);
    }
}
