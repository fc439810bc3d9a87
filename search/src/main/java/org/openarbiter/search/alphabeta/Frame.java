package org.openarbiter.search.alphabeta;

/** What the search keeps for one ply of the line it is looking at. */
final class Frame {
    /** The slot where no move has been made: at the root, or after a pass. */
    static final int NO_SLOT = -1;

    /** The moves of the node, and of the search of the same node without its best move. */
    final Picker picker;
    final Picker withoutBest;

    /** The line that is best from here on. */
    final int[] line = new int[Score.MOST_PLIES + 2];
    int lineLength;

    /** The move that is being looked at and its slot. */
    int move;
    int slot;
    /** The move that is left out, to see whether it alone is good. */
    int excluded;
    int evaluation;
    boolean inCheck;
    int killer;
    int otherKiller;
    /** How often children of this node have failed high: many mean that this node's moves are bad. */
    int cutoffs;

    Frame(int mostMoves) {
        picker = new Picker(mostMoves);
        withoutBest = new Picker(mostMoves);
    }

    /** Takes a move with the line that follows it for the best line. */
    void lead(int move, Frame next) {
        line[0] = move;
        System.arraycopy(next.line, 0, line, 1, next.lineLength);
        lineLength = next.lineLength + 1;
    }

    void addKiller(int move) {
        if (killer != move) {
            otherKiller = killer;
            killer = move;
        }
    }
}
