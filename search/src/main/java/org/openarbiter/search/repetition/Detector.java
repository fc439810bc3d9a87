package org.openarbiter.search.repetition;

/**
 * A line of play, and where its last position stood before.
 *
 * <p>The line begins with the game and goes on into the search: moves are entered and left as they are made and taken back. What
 * a detector makes of keys and moves is its scheme; some schemes look only at the one, some only at the other.
 *
 * <p>A key stands for everything that makes positions the same: placement, side to move and rights (see
 * {@link PositionKeys}). Equal keys count as equal positions, which is right in a search and never in a ruling.
 *
 * <p>Nothing allocates once the arrays have grown to the length of the line. A detector belongs to one thread.
 */
public interface Detector {

    /** Forgets everything and begins a line at a position. */
    void begin(long key);

    /**
     * Goes on to the position after a move.
     *
     * @param move the move, of which only schemes that follow moves make use; any number for a pass
     * @param key the key of the position after it
     * @param reversible whether a position before the move could come back: false for captures, steps of pawns that cannot be
     *     undone, and for the pass of a null move, across which nothing recurs
     */
    void enter(int move, long key, boolean reversible);

    /** Goes back to the position before the latest move; the first position of the line cannot be left. */
    void leave();

    /** How many moves the line has. */
    int plies();

    /**
     * The number of plies since an earlier occurrence of the present position, looking only further back than a given one.
     *
     * @param plies 0, or an earlier answer, to go from one occurrence to the one before it
     * @return the plies from now back to that occurrence; 0 if there is none
     */
    int back(int plies);

    /** The number of plies since the latest earlier occurrence of the present position; 0 if it is new. */
    default int back() {
        return back(0);
    }

    /** How often the present position has stood in the line, now included. */
    default int occurrences() {
        int occurrences = 1;
        for (int at = back(0); at != 0; at = back(at)) {
            occurrences++;
        }
        return occurrences;
    }
}
