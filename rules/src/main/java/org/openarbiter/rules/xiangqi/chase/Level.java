package org.openarbiter.rules.xiangqi.chase;

import org.openarbiter.rules.core.words.Term;

/** What a side does in a stretch of play as a whole, from the lesser to the greater offense. */
public enum Level {
    /** None of the others: where offenses may not be mixed also check mixed with chase, and chases of pieces that change. */
    IDLE("idle"),
    /** Every move chases, and there is a piece that every one of them chases. */
    CHASE("perpetual chase"),
    /** The same, where the piece is a rook that a horse pins on every move, for those who think it graver. */
    PINNED_ROOK("perpetual chase of a pinned rook"),
    /** Every move checks, threatens mate or chases, and one of them only chases by several pieces, or a protected piece that is no rook. */
    LESSER("lesser forbidden moves"),
    /** Every move checks, threatens mate, or chases a rook or an unprotected piece by one piece. */
    FORBIDDEN("forbidden moves"),
    /** Every move gives check. */
    CHECK("perpetual check");

    private final String words;

    Level(String words) {
        this.words = words;
    }

    /** Whether it is a perpetual chase of one piece, of whatever kind. */
    public boolean isChase() {
        return this == CHASE || this == PINNED_ROOK;
    }

    /** Whether it is a mixture of forbidden moves. */
    public boolean isForbidden() {
        return this == LESSER || this == FORBIDDEN;
    }

    /** In words, such as {@code perpetual chase}. */
    public Term term() {
        return Term.of("level", this, words);
    }
}
