package org.openarbiter.rules.shogi.board;

/**
 * One reason why a setup is no position.
 *
 * @param kind what is wrong
 * @param square where, or −1 if it is nowhere in particular
 * @param message what is wrong, in words that name the square
 */
public record Flaw(Kind kind, int square, String message) {

    /** What can be wrong with a setup. */
    public enum Kind {
        /** Neither side has a king, or one has two. Put up one, at least for the side that is attacked. */
        KINGS,
        /** There are more pieces of a kind than the game has, on the board and in hand. Take some off. */
        TOO_MANY,
        /** A pawn, lance or knight stands where it could never move again. Move it. */
        DEAD_END,
        /** A side has two unpromoted pawns on a file. Take one off. */
        TWO_PAWNS,
        /** The side that is not to move is in check. Give the move to the other side. */
        OPPONENT_IN_CHECK,
        /** A move number below 1. */
        NUMBER
    }
}
