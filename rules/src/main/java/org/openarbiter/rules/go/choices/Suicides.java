package org.openarbiter.rules.go.choices;

import org.openarbiter.rules.go.board.GoBoard;

/** Which of its own strings a player may leave without a liberty. */
public enum Suicides {
    /** None. */
    NO,
    /** Strings of two stones or more: a single stone that takes itself off leaves the board as it was. */
    SEVERAL,
    /** All. */
    YES;

    /** Whether a play, which is legal on the board, is a suicide that is not allowed. */
    public boolean forbids(GoBoard board, int by, int play) {
        return this != YES && board.isStone(play) && board.isSuicide(by, play) && (this == NO || isAlone(board, by, play));
    }

    private static boolean isAlone(GoBoard board, int by, int point) {
        boolean alone = true;
        for (int side = 0; side < board.topology().degree(point); side++) {
            alone &= board.stoneAt(board.topology().neighbor(point, side)) != by;
        }
        return alone;
    }

    /** Whether the latest play, of this player, was a suicide that is not allowed and was carried out all the same. */
    public boolean forbade(GoBoard board, int by) {
        int own = board.takenByLatest(by);
        return this != YES && own > 0 && own == board.takenByLatest() && (this == NO || own == 1);
    }
}
