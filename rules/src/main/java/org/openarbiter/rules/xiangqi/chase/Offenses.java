package org.openarbiter.rules.xiangqi.chase;

/**
 * Which plies are offenses, and how they add up.
 *
 * @param mixed whether a side offends if each of its plies checks, threatens mate or chases, whatever the mixture and whichever the
 *     victims; if not, every ply must check, or every ply must chase one piece
 * @param anyReply whether a threat counts whatever the reply does about it
 * @param mutual what follows if both sides offend by such mixtures
 * @param pawns whether what a pawn attacks by itself counts if the opponent attacks on every move
 */
public record Offenses(boolean mixed, boolean anyReply, Mutual mutual, boolean pawns) {
    /** Checks, or chases of one piece, that the reply deals with. */
    public static final Offenses PURE = new Offenses(false, false, Mutual.DRAW, false);
}
