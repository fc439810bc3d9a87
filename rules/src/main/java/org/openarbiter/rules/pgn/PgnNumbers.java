package org.openarbiter.rules.pgn;

import java.util.List;

/**
 * The move numbers of a main line, held against the count of its moves.
 *
 * <p>A game that begins at the starting position begins with number 1. One with a tag {@code FEN} may begin with any number, and who
 * has the first move is not for the container to know: its numbers are wrong if they fit neither side.
 */
final class PgnNumbers {
    private static final int UNSEEN = Integer.MIN_VALUE;

    private final boolean anywhere;
    private int ifFirst = UNSEEN;
    private int ifSecond = UNSEEN;
    private boolean canBeFirst = true;
    private boolean canBeSecond;
    private int wrongAt = -1;
    private int wrong;
    private int due;

    /** The numbers of a game with these tag pairs. */
    PgnNumbers(List<PgnTag> tags) {
        this(tags.stream().anyMatch(tag -> tag.name().equalsIgnoreCase("FEN")));
    }

    private PgnNumbers(boolean anywhere) {
        this.anywhere = anywhere;
        canBeSecond = anywhere;
    }

    /** The numbers of a game that may begin with any. */
    PgnNumbers fromAnywhere() {
        return new PgnNumbers(true);
    }

    /** Takes note of a move number that follows this number of plies. */
    void see(int at, int number, int plies) {
        if (wrongAt >= 0) {
            return;
        }
        int first = plies / 2;
        int second = (plies + 1) / 2;
        if (ifFirst == UNSEEN) {
            ifFirst = anywhere ? number - first : 1;
            ifSecond = number - second;
        }
        due = canBeFirst ? first + ifFirst : second + ifSecond;
        canBeFirst &= number == first + ifFirst;
        canBeSecond &= number == second + ifSecond;
        if (!canBeFirst && !canBeSecond) {
            wrongAt = at;
            wrong = number;
        }
    }

    /** Where the first wrong number stands from the beginning of the game; −1 if there is none. */
    int wrongAt() {
        return wrongAt;
    }

    /** What is wrong with it. */
    String wrong() {
        return "move number " + wrong + " stands where " + due + " is due; the moves were taken in the order of the text";
    }
}
