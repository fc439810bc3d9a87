package org.openarbiter.search.alphabeta;

/** The data that the search keeps for one ply of the current line. */
final class Frame {
    /** The slot where no move has been made: before the root, or after a pass. */
    static final int NO_SLOT = -1;
    /** No squares: a capture, a pass, or no move at all. */
    static final int NO_SQUARES = -1;
    /** The evaluation where there is none: in check. */
    static final int NO_EVALUATION = -Score.INFINITE;

    final int ply;

    /** The moves of the node, and of the search of the same node without its best move. */
    final Picker picker;
    final Picker withoutBest;

    /** The line that is best from here on. */
    final int[] line = new int[Score.MOST_PLIES + 2];
    int lineLength;

    /** The move that is being looked at, its slot, and the squares of it if it is quiet. */
    int move = Arena.NONE;
    int slot = NO_SLOT;
    int quietSquares = NO_SQUARES;
    /** The move that is left out, to see whether it alone is good. */
    int excluded = Arena.NONE;

    boolean inCheck;
    /** What the table knows of the position: key, data, and the move if it is legal. */
    long key;
    long entry;
    int tableMove;
    /** The evaluation, and the evaluation corrected by what the table knows. */
    int evaluation;
    int estimate;
    /** Whether the evaluation is better than two plies before. */
    boolean improving;

    int killer;
    int otherKiller;
    /** How often nodes of this ply have failed high since the node two plies above was entered. */
    int cutoffs;

    Frame(int ply, int mostMoves) {
        this.ply = ply;
        picker = new Picker(mostMoves);
        withoutBest = new Picker(mostMoves);
    }

    void clear() {
        killer = Arena.NONE;
        otherKiller = Arena.NONE;
        excluded = Arena.NONE;
        move = Arena.NONE;
        slot = NO_SLOT;
        quietSquares = NO_SQUARES;
        evaluation = NO_EVALUATION;
        cutoffs = 0;
    }

    /** Takes a move with the line that follows it for the best line. */
    void lead(int best, Frame next) {
        line[0] = best;
        System.arraycopy(next.line, 0, line, 1, next.lineLength);
        lineLength = next.lineLength + 1;
    }

    void addKiller(int quiet) {
        if (killer != quiet) {
            otherKiller = killer;
            killer = quiet;
        }
    }
}
