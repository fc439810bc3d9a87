package org.openarbiter.rules.xiangqi.chase;

/** What a side does in a stretch of play as a whole, the greater offense last. */
public enum Level {
    /** Neither of the others: also check mixed with chase, and chases of pieces that change. */
    IDLE("idle"),
    /** Every move chases, and there is a piece that every one of them chases. */
    CHASE("perpetual chase"),
    /** Every move gives check. */
    CHECK("perpetual check");

    private final String words;

    Level(String words) {
        this.words = words;
    }

    /** In words, such as {@code perpetual chase}. */
    public String words() {
        return words;
    }
}
