package org.openarbiter.dragons.read;

/**
 * Moves with a score each, the highest first and equal ones as they came: the order in which a search reads them. Sorted by
 * insertion, as lists are short and new at every node. Allocates nothing after it is made.
 */
public final class RankedMoves {
    private final int[] moves;
    private final int[] scores;
    private int size;

    /** An empty list with room for this number of moves. */
    public RankedMoves(int most) {
        moves = new int[most];
        scores = new int[most];
    }

    /** Forgets all moves. */
    public void clear() {
        size = 0;
    }

    /** Adds a move behind all that have at least its score. */
    public void add(int move, int score) {
        int at = size++;
        for (; at > 0 && scores[at - 1] < score; at--) {
            moves[at] = moves[at - 1];
            scores[at] = scores[at - 1];
        }
        moves[at] = move;
        scores[at] = score;
    }

    /** How many moves there are. */
    public int size() {
        return size;
    }

    /** The move at a place, the best at 0. */
    public int move(int index) {
        return moves[index];
    }

    /** The score of the move at a place. */
    public int score(int index) {
        return scores[index];
    }
}
