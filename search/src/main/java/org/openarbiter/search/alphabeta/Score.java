package org.openarbiter.search.alphabeta;

/**
 * Scores of positions for the side to move, in centipawns; what is won or lost for certain lies beyond what any
 * evaluation gives.
 *
 * <p>Two bands stand for certain results, each counted from the root, so that the shorter way is the better one: mates, and games
 * that end by a rule on repetition.
 */
public final class Score {
    /** Being mated at the root has this score, below 0. */
    public static final int MATE = 32_000;
    /** More than any score. */
    public static final int INFINITE = 32_001;
    /** The deepest ply a search can reach. */
    public static final int MOST_PLIES = 246;
    /**
     * A repetition that loses at the root has this score, below 0; it costs less than a mate, as the opponent has to see it too.
     */
    public static final int RULED = MATE - 1000;
    /** The largest score that is no certain result. */
    public static final int MOST_EVALUATED = RULED - MOST_PLIES - 1;

    private Score() {}

    /** The score of being mated this number of plies below the root. */
    public static int matedIn(int ply) {
        return ply - MATE;
    }

    /** The score of giving mate this number of plies below the root. */
    public static int mateIn(int ply) {
        return MATE - ply;
    }

    /** The score of a win by a rule this number of plies below the root. */
    public static int wonByRule(int ply) {
        return RULED - ply;
    }

    /** The score of a loss by a rule this number of plies below the root. */
    public static int lostByRule(int ply) {
        return ply - RULED;
    }

    /** Whether a score is a mate or a loss by mate. */
    public static boolean isMate(int score) {
        return Math.abs(score) >= MATE - MOST_PLIES;
    }

    /** Whether a score is a certain win or loss, by mate or by rule. */
    public static boolean isCertain(int score) {
        return Math.abs(score) > MOST_EVALUATED;
    }

    /** A score relative to the root, converted to a node this number of plies below it: the form in the table. */
    static int fromNode(int score, int ply) {
        return score > MOST_EVALUATED ? score + ply : score < -MOST_EVALUATED ? score - ply : score;
    }

    /** The reverse of {@link #fromNode}. */
    static int fromRoot(int score, int ply) {
        return score > MOST_EVALUATED ? score - ply : score < -MOST_EVALUATED ? score + ply : score;
    }
}
