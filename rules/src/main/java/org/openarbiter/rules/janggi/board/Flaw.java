package org.openarbiter.rules.janggi.board;

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
        /** A side has no general. Put it up. */
        GENERAL_MISSING,
        /** A side has more pieces of a kind than it can have. Take some off. */
        TOO_MANY,
        /** A piece stands where it can never come: a general or guard outside its palace, a soldier behind its line. Move it. */
        UNREACHABLE,
        /** The side that is not to move is in check. Give the move to the other side. */
        OPPONENT_IN_CHECK,
        /** A clock below 0 or a move number below 1. */
        NUMBER
    }
}
