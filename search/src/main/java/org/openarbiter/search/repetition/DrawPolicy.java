package org.openarbiter.search.repetition;

/**
 * When a repetition ends the game for a search, and what a draw is worth to it.
 *
 * <p>By the rules nothing happens before the third occurrence. A search that waits for it goes through every cycle twice. So all
 * programs make an assumption, and these differ. It is no ruling.
 *
 * @param inTree the number of earlier occurrences needed if all of them lie in the tree, including the root
 * @param inAll the number of earlier occurrences needed wherever they lie; {@link Integer#MAX_VALUE} if those of the game do
 *     not count
 * @param margin the number of plies below the root in which only the third occurrence draws; 0 for none
 * @param contempt what the side to move at the root gives up to avoid a draw, in centipawns
 */
public record DrawPolicy(int inTree, int inAll, int margin, int contempt) {
    private static final int NEVER = Integer.MAX_VALUE;
    private static final int THIRD_OCCURRENCE = 2;

    /** The first repetition draws, whether the position stood in the tree or in the game: most programs. */
    public static final DrawPolicy FIRST = new DrawPolicy(1, 1, 0, 0);
    /** In the tree the first repetition draws; a position of the game must come back twice, as in the rules. */
    public static final DrawPolicy SECOND_ACROSS_ROOT = new DrawPolicy(1, THIRD_OCCURRENCE, 0, 0);
    /** The search avoids cycles inside the tree and ignores the game before the root, so the tree is a graph without cycles. */
    public static final DrawPolicy ACYCLIC = new DrawPolicy(1, NEVER, 0, 0);
    /** The first repetition draws, except in the first two plies, where a player may still vary (J. Stanback on Zarkov, 1996). */
    public static final DrawPolicy NOT_AT_ROOT = new DrawPolicy(1, 1, 2, 0);
    /** The third occurrence and nothing before it. */
    public static final DrawPolicy THIRD = new DrawPolicy(THIRD_OCCURRENCE, THIRD_OCCURRENCE, 0, 0);

    public DrawPolicy {
        if (inTree < 1 || inAll < 1 || margin < 0) {
            throw new IllegalArgumentException("a draw takes one earlier occurrence at least, a margin no less than 0 plies");
        }
    }

    /** The same policy, but a position must have occurred this number of times, wherever it stood. */
    public DrawPolicy withOccurrences(int count) {
        return new DrawPolicy(inTree, count - 1, margin, contempt);
    }

    /** The same policy with another contempt. */
    public DrawPolicy withContempt(int value) {
        return new DrawPolicy(inTree, inAll, margin, value);
    }

    /**
     * Whether the present position ends the game for the search.
     *
     * @param line the line of play up to the present position
     * @param ply how many of its latest plies lie below the root
     * @return how many plies ago the earliest occurrence stood that had to be counted; 0 if the search goes on
     */
    public int settledBy(Detector line, int ply) {
        int needed = margin > 0 && ply <= margin ? Math.max(inAll, THIRD_OCCURRENCE) : inAll;
        int earlier = 0;
        for (int at = line.back(0); at != 0; at = line.back(at)) {
            earlier++;
            if (earlier >= needed || earlier >= inTree && at <= ply) {
                return at;
            }
        }
        return 0;
    }

    /** Whether one earlier occurrence in the tree suffices at this distance from the root. */
    public boolean settlesInTree(int ply) {
        return inTree == 1 || inAll == 1 && ply > margin;
    }

    /** The value of a draw for the side to move at this distance from the root. */
    public int draw(int ply) {
        return (ply & 1) == 0 ? -contempt : contempt;
    }
}
