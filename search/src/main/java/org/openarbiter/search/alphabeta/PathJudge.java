package org.openarbiter.search.alphabeta;

/**
 * Judges a position by the path to it: repetitions and move counts, by a rulebook and a policy for draws.
 *
 * <p>It follows the board on which the search plays, move by move, the moves of the game before the root included, so that a
 * position below the root may recur from the game. The search asks it at every node but the root. What it answers belongs to the
 * path and not to the position: the search keeps such scores, and what follows from them, out of its table.
 *
 * <p>Nothing here allocates once the arrays have grown to the length of the game. One judge serves one thread.
 */
public interface PathJudge {
    /** The answer where the path decides nothing. */
    int UNDECIDED = Integer.MIN_VALUE;

    /** Forgets everything and starts with the position on the board. */
    void start();

    /** Takes note that a play has just been made on the board. */
    void played(int play);

    /** Takes note that a pass has just been made on the board: no position before it recurs after it. */
    void passed();

    /** Takes note that the latest play or pass is being taken back; what the board shows meanwhile does not matter. */
    void undone();

    /** The key of the position on the board, see {@link Arena#key}: who follows positions knows it already. */
    long key();

    /** Takes note that the quiet moves of the position on the board are going to be searched. */
    default void quietMoves() {}

    /**
     * The score of the position on the board for the side to move, as far as the way to it decides.
     *
     * @param ply how many plies below the root it stands, at least 1
     * @param beta where the search will cut off: a score not below it need not be exact
     * @return a score, see {@link Score}; or {@link #UNDECIDED}
     */
    int verdict(int ply, int beta);

    /**
     * The score that the side to move has at least, as one move of its own brings a position back and so ends the game.
     *
     * @param ply how many plies below the root the position on the board stands, at least 1
     * @return a score, see {@link Score}; or {@link #UNDECIDED}
     */
    default int upcoming(int ply) {
        return UNDECIDED;
    }

    /**
     * Whether the position on the board has stood before and what comes next may win or lose by that, so that its evaluation
     * tells little.
     */
    default boolean isCycling() {
        return false;
    }

    /**
     * The ply of the earliest position on which the latest verdict or score to come rests, 0 for the root and below 0 for the
     * game before it.
     * Scores of nodes further down depend on the path; those of this node and above do not.
     */
    int restsOn();
}
