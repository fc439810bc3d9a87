package org.openarbiter.rules.xiangqi.chase;

/**
 * How a rulebook reads chases: the points on which readings of the rules differ.
 *
 * @param threats what counts as a threat once a move has been made
 * @param answers what counts as a threat once it has been replied to: by this measure the reply protects the victim or does not
 * @param standing whether an attack counts that stood before the move as well
 * @param checkAnswers whether a check deals with a threat merely because it must be parried first
 * @param onlyVictim whether a side that chases two pieces on every move does nothing wrong
 * @param pinnedRook whether to chase a rook that a horse pins is a graver offense than other chases
 * @param offenses which plies are offenses, and how they add up
 */
public record Chasing(
        Attacks threats, Attacks answers, boolean standing, boolean checkAnswers, boolean onlyVictim, boolean pinnedRook, Offenses offenses) {

    /** What {@code xiangqi:wxf} takes where no axis says otherwise. */
    public static final Chasing USUAL = new Chasing(
            new Attacks(Protection.AFTER, Outranking.ROOK, Gaining.ROOT), new Attacks(Protection.BOTH, Outranking.ROOK, Gaining.ROOT),
            false, false, false, false, Offenses.PURE);
}
