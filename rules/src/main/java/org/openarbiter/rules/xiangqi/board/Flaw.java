package org.openarbiter.rules.xiangqi.board;

/**
 * One reason why a setup is no position.
 *
 * @param kind what is wrong
 * @param point where, or −1 if it is nowhere in particular
 * @param message what is wrong, in words that name the point
 */
public record Flaw(Kind kind, int point, String message) {

    /** What can be wrong with a setup. */
    public enum Kind {
        /** A side has no king. Put one up. */
        KING_MISSING,
        /** A side has more pieces of a kind than it starts with. Take some off. */
        TOO_MANY,
        /** A piece stands where its moves can never take it. Move it. */
        UNREACHABLE,
        /** The kings face each other on an open file. Put something between them. */
        KINGS_FACE,
        /** The side that is not to move is in check. Give the move to the other side. */
        OPPONENT_IN_CHECK,
        /** A half-move clock below 0 or a move number below 1. */
        NUMBER
    }
}
