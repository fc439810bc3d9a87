package org.openarbiter.search.alphabeta;

/** The contents of a table entry for a node. */
final class Known {
    /** No score. */
    static final int NOTHING = Integer.MIN_VALUE;

    private Known() {}

    /** The score if it decides against beta, otherwise {@link #NOTHING}. */
    static int cutoff(long entry, int ply, int beta) {
        int score = Score.fromRoot(Table.score(entry), ply);
        int decides = score >= beta ? Table.LOWER : Table.UPPER;
        return (Table.bound(entry) & decides) != 0 ? score : NOTHING;
    }

    /** The move if it is legal. */
    static int move(Arena arena, long entry) {
        int move = Table.move(entry);
        return move != Arena.NONE && arena.isLegal(move) ? move : Arena.NONE;
    }

    /** The evaluation, worked out if the table does not know it. */
    static int evaluation(Arena arena, long entry) {
        return entry != 0 && Table.value(entry) != Frame.NO_EVALUATION ? Table.value(entry) : arena.evaluate();
    }

    /** The evaluation, or the score where that says more. */
    static int estimate(long entry, int evaluation, int ply) {
        int bound = Table.bound(entry);
        if (bound == Table.NO_BOUND) {
            return evaluation;
        }
        int score = Score.fromRoot(Table.score(entry), ply);
        return (bound & (score > evaluation ? Table.LOWER : Table.UPPER)) != 0 ? score : evaluation;
    }
}
