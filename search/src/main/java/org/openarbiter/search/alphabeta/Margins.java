package org.openarbiter.search.alphabeta;

/** The numbers by which the search decides what to leave out, in centipawns, plies and moves. */
final class Margins {
    static final int NULL_MOVE_DEPTH = 3;
    static final int VERIFIED_DEPTH = 12;
    static final int REVERSE_FUTILITY_DEPTH = 8;
    static final int RAZORING_DEPTH = 3;
    static final int LATE_PRUNING_DEPTH = 8;
    static final int FUTILITY_DEPTH = 8;
    static final int EXCHANGE_DEPTH = 8;
    static final int SINGULAR_DEPTH = 8;
    static final int TABLE_REDUCTION_DEPTH = 4;
    /** Where the moves after one that is better than alpha are searched a ply less deeply. */
    static final int ALPHA_REDUCTION_LEAST = 3;
    static final int ALPHA_REDUCTION_MOST = 13;
    /** The number of siblings failing high after which the next move will hardly do better. */
    static final int MANY_CUTOFFS = 4;
    /** What a capture in quiescence must be able to gain beyond alpha. */
    static final int QUIESCENCE = 160;

    private static final int TABLED = 64;
    private static final int[] REDUCTIONS = new int[TABLED * TABLED];

    static {
        for (int depth = 1; depth < TABLED; depth++) {
            for (int count = 1; count < TABLED; count++) {
                REDUCTIONS[depth * TABLED + count] = (int) (0.6 + Math.log(depth) * Math.log(count) / 2.1);
            }
        }
    }

    private Margins() {}

    static int reverseFutility(int depth, boolean improving) {
        return 75 * (improving ? depth - 1 : depth) + 20;
    }

    static int razoring(int depth) {
        return 180 + 170 * depth * depth;
    }

    static int nullMoveReduction(int depth, int surplus) {
        return 3 + depth / 3 + Math.min(3, surplus / 200);
    }

    /** How many moves are searched before the quiet ones that are left are not. */
    static int latePruning(int depth, boolean improving) {
        return (4 + depth * depth) / (improving ? 1 : 2);
    }

    static int futility(int depth) {
        return 90 + 85 * depth;
    }

    static int quietExchange(int depth) {
        return -25 * depth * depth;
    }

    static int captureExchange(int depth) {
        return -95 * depth;
    }

    static int singular(int depth) {
        return 2 * depth;
    }

    /** By how many plies a late move is searched less deeply. */
    static int reduction(int depth, int count) {
        return REDUCTIONS[Math.min(depth, TABLED - 1) * TABLED + Math.min(count, TABLED - 1)];
    }
}
