package org.openarbiter.dragons.player;

import org.openarbiter.dragons.read.ReadingBoard;

/** How likely a move wins before any game has been played with it, by where it stands. */
final class FirstGuess {
    /** How many games a guess is worth. */
    static final double WEIGHT = 12;
    private static final double EVEN = 0.5;
    private static final double ON_FIRST_LINE = -0.2;
    private static final double ON_SECOND_LINE = -0.08;
    private static final double BESIDE_LATEST = 0.04;
    private static final double NEAR_LATEST = 0.02;
    private static final double SELF_ATARI = -0.2;
    private static final double CAPTURE = 0.1;
    private static final int BESIDE = 2;
    private static final int NEAR = 4;

    private FirstGuess() {}

    /**
     * A guess from 0 to 1.
     *
     * @param latest the point of the latest play; {@link ReadingBoard#PASS} if there is none
     */
    static double of(ReadingBoard board, int side, int point, int latest) {
        double guess = EVEN;
        if (!isInContact(board, point)) {
            int line = line(board, point);
            guess += line == 0 ? ON_FIRST_LINE : line == 1 ? ON_SECOND_LINE : 0;
        }
        if (latest != ReadingBoard.PASS) {
            int distance = distance(board, point, latest);
            guess += distance <= BESIDE ? BESIDE_LATEST : distance <= NEAR ? NEAR_LATEST : 0;
        }
        if (board.takes(side, point) > 0) {
            return guess + CAPTURE;
        }
        return board.isSelfAtari(side, point) ? guess + SELF_ATARI : guess;
    }

    /** Whether a stone stands next to a point, if only diagonally. */
    private static boolean isInContact(ReadingBoard board, int point) {
        for (int i = 0; i < board.degree(point); i++) {
            if (board.stoneAt(board.neighbor(point, i)) != ReadingBoard.EMPTY) {
                return true;
            }
        }
        for (int i = 0; i < board.diagonals(point); i++) {
            if (board.stoneAt(board.diagonal(point, i)) != ReadingBoard.EMPTY) {
                return true;
            }
        }
        return false;
    }

    /** How far a point is from the edge; 0 on it. */
    private static int line(ReadingBoard board, int point) {
        int width = board.topology().width();
        int column = point % width;
        int row = point / width;
        return Math.min(Math.min(column, width - 1 - column), Math.min(row, board.topology().height() - 1 - row));
    }

    private static int distance(ReadingBoard board, int one, int other) {
        int width = board.topology().width();
        return Math.abs(one % width - other % width) + Math.abs(one / width - other / width);
    }
}
