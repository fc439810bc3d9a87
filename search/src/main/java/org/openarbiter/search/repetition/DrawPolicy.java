package org.openarbiter.search.repetition;

/**
 * When a search takes a repetition for the end of the game, and what a draw is worth to it.
 *
 * <p>By the rules nothing happens before the third occurrence. A search that waits for it sees every cycle twice over, so all
 * programs assume something; what they assume differs. This is no ruling.
 *
 * @param inTree how many earlier occurrences suffice that all lie in the tree, the root included
 * @param inAll how many earlier occurrences suffice wherever they lie; {@link Integer#MAX_VALUE} if those of the game count for
 *     nothing
 * @param margin how many plies below the root the third occurrence is waited for in any case; 0 for no such margin
 * @param contempt what the side to move at the root gives up for not having to take a draw, in hundredths of a pawn
 */
public record DrawPolicy(int inTree, int inAll, int margin, int contempt) {
    private static final int NEVER = Integer.MAX_VALUE;
    private static final int THIRD_OCCURRENCE = 2;

    /** The first repetition draws, whether the position stood in the tree or in the game: most programs. */
    public static final DrawPolicy FIRST = new DrawPolicy(1, 1, 0, 0);
    /** In the tree the first repetition draws; a position of the game must come back twice, as the rules want it. */
    public static final DrawPolicy SECOND_ACROSS_ROOT = new DrawPolicy(1, THIRD_OCCURRENCE, 0, 0);
    /** Cycles inside the tree are avoided; what happened before the root is no matter: so the tree is a graph without cycles. */
    public static final DrawPolicy ACYCLIC = new DrawPolicy(1, NEVER, 0, 0);
    /** The first repetition draws but for the first two plies, where one may still vary (J. Stanback on Zarkov, 1996). */
    public static final DrawPolicy NOT_AT_ROOT = new DrawPolicy(1, 1, 2, 0);
    /** The third occurrence and nothing before it. */
    public static final DrawPolicy THIRD = new DrawPolicy(THIRD_OCCURRENCE, THIRD_OCCURRENCE, 0, 0);

    public DrawPolicy {
        if (inTree < 1 || inAll < 1 || margin < 0) {
            throw new IllegalArgumentException("a draw takes one earlier occurrence at least, a margin no less than 0 plies");
        }
    }

    /** The same where a position must have stood so often, wherever it did. */
    public DrawPolicy withOccurrences(int count) {
        return new DrawPolicy(inTree, count - 1, margin, contempt);
    }

    /** The same with another contempt. */
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

    /** Whether one earlier occurrence in the tree suffices for a position so many plies below the root. */
    public boolean settlesInTree(int ply) {
        return inTree == 1 || inAll == 1 && ply > margin;
    }

    /** What a draw so many plies below the root is worth to the side to move there. */
    public int draw(int ply) {
        return (ply & 1) == 0 ? -contempt : contempt;
    }
}
