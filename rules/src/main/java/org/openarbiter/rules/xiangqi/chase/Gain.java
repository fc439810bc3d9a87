package org.openarbiter.rules.xiangqi.chase;

/** Whether something is won, from the worst answer to the best. */
public enum Gain {
    /** It is not. */
    NO,
    /** The rules, or the bound of a search, leave it open. */
    OPEN,
    /** It is. */
    YES;

    /** The better of two answers. */
    Gain or(Gain other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** The worse of two answers. */
    Gain and(Gain other) {
        return compareTo(other) <= 0 ? this : other;
    }
}
