package org.openarbiter.rules.xiangqi.chase;

/** What a side does in a stretch of play as a whole, from the lesser to the greater offense. */
public enum Level {
    /** Neither of the others: also check mixed with chase, and chases of pieces that change. */
    IDLE("idle"),
    /** Every move chases, and there is a piece that every one of them chases. */
    CHASE("perpetual chase"),
    /** The same, where the piece is a rook that a horse pins on every move, for those who think it graver. */
    PINNED_ROOK("perpetual chase of a pinned rook"),
    /** Every move gives check. */
    CHECK("perpetual check");

    private final String words;

    Level(String words) {
        this.words = words;
    }

    /** Whether it is a chase, of whatever kind. */
    public boolean isChase() {
        return this == CHASE || this == PINNED_ROOK;
    }

    /** In words, such as {@code perpetual chase}. */
    public String words() {
        return words;
    }
}
