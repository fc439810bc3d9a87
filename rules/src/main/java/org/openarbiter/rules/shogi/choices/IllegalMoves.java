package org.openarbiter.rules.shogi.choices;

/** What a move that is not legal costs. */
public enum IllegalMoves {
    /** It is refused. */
    REFUSED,
    /** It loses if it can be made on a board; a move of a piece that is not there is no move. */
    LOSES,
    /** It loses even if there is no such piece. */
    ALWAYS_LOSES
}
