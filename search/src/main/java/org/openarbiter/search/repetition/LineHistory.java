package org.openarbiter.search.repetition;

import java.util.Arrays;

/** The length of a line of play, and how far back each position may have an earlier occurrence: the base of all schemes. */
public abstract sealed class LineHistory implements Detector permits KeyHistory, MoveChain, PrintedMoveChain {
    /** The initial capacity in plies. */
    static final int USUAL_PLIES = 512;

    /** The ply of the present position. */
    int ply;

    /** How many of the latest plies of each position were reversible. */
    private int[] reach = new int[USUAL_PLIES];

    LineHistory() {}

    @Override
    public void begin(long key) {
        ply = 0;
        reach[0] = 0;
    }

    @Override
    public void enter(int move, long key, boolean reversible) {
        ply++;
        if (ply == reach.length) {
            grow(2 * ply);
        }
        reach[ply] = reversible ? reach[ply - 1] + 1 : 0;
    }

    @Override
    public void leave() {
        if (ply == 0) {
            throw new IllegalStateException("the line has no move to leave");
        }
        ply--;
    }

    @Override
    public final int plies() {
        return ply;
    }

    /** Makes room for this number of positions. */
    void grow(int plies) {
        reach = Arrays.copyOf(reach, plies);
    }

    /** How many plies back an occurrence of the present position can lie at most. */
    public final int reach() {
        return reach[ply];
    }
}
