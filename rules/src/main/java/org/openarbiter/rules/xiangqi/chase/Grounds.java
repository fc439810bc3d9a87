package org.openarbiter.rules.xiangqi.chase;

/** Why an attack threatens a free capture, or why it does not. */
public enum Grounds {
    /** Nothing protects the victim. */
    UNPROTECTED(true),
    /** The victim is protected, but outranks its attacker, so that this does not help it. */
    OUTRANKED(true),
    /** A defender bears on the victim, but is pinned and cannot recapture: a false root. */
    PINNED_ROOT(true),
    /** A defender bears on the victim, but its king is in check once the victim is captured, and the recapture does not parry that. */
    CHECKED_ROOT(true),
    /** The only defender is the king, and it would recapture on an attacked point. */
    KING_ROOT(true),
    /** A defender bears on the victim now and no longer once it is captured: its screen is gone with it. */
    ROOT_LOST(true),
    /** A defender would bear on the captor, but does not bear on the victim now. */
    ROOT_TO_COME(true),
    /** A defender bears on the victim, but it would be mated at once if it recaptured. */
    MATED_ROOT(true),
    /** A defender protects the victim, but the captures on its point win material in the end. */
    OUTNUMBERED(true),
    /** A defender protects the victim. */
    PROTECTED(false),
    /** Attacker and victim are of one kind, and the victim could as well capture the attacker: an offer to exchange. */
    EXCHANGE(false),
    /** The victim is a pawn that has not crossed the river. */
    PAWN_AT_HOME(false),
    /** The attacker is a king or a pawn, and those may chase. */
    MAY_CHASE(false),
    /** A pawn could win material: it may, or only as long as the opponent does not attack for ever. */
    PAWN(false),
    /** The captor's side would be mated at once. */
    MATED(false),
    /** The captures on its point win an amount that the rules do not weigh. */
    UNWEIGHED(false),
    /** The attacker is pinned: the capture would leave its king in check. */
    ILLEGAL(false),
    /** The attacker threatened the victim before the move as well: the move did not make the threat. */
    STANDING(false);

    private final boolean counts;

    Grounds(boolean counts) {
        this.counts = counts;
    }

    /** Whether the attack threatens something, or may do so, even where that does not count. */
    boolean threatens() {
        return counts || this == PAWN || this == UNWEIGHED;
    }

    /** Whether the attack counts towards a chase. */
    public boolean counts() {
        return counts;
    }
}
