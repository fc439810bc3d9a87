package org.openarbiter.rules.core.record;


/**
 * What must agree before two moments count as the same position.
 *
 * @param rights whether {@link org.openarbiter.rules.core.board.Board#rights} (castling, en passant, pieces in hand) must agree
 * @param next whether the seat to move must agree
 * @param says the same in words, for rulings: {@code board, side to move, castling rights and en passant}
 */
public record Sameness(boolean rights, boolean next, String says) {

    /** Only what stands where: positional superko, and what a spectator would call the same. */
    public static final Sameness PLACEMENT = new Sameness(false, false, "board");

    /** Placement and side to move: situational superko, xiangqi. */
    public static final Sameness PLACEMENT_AND_NEXT = new Sameness(false, true, "board and side to move");
}
