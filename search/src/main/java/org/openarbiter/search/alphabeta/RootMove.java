package org.openarbiter.search.alphabeta;

/** A move at the root, with the results of the iterations. */
final class RootMove {
    final int move;
    /** The score of the present iteration; {@code -INFINITE} where the move is only known not to be the best. */
    int score = -Score.INFINITE;
    int previousScore = -Score.INFINITE;
    /** How many nodes its subtree took in the latest search. */
    long nodes;
    final int[] line = new int[Score.MOST_PLIES + 2];
    int lineLength = 1;

    RootMove(int move) {
        this.move = move;
        line[0] = move;
    }

    void lead(int newScore, Frame next) {
        score = newScore;
        System.arraycopy(next.line, 0, line, 1, next.lineLength);
        lineLength = next.lineLength + 1;
    }
}
