package org.openarbiter.dragons.read;

import java.util.OptionalInt;

/**
 * What comes of a question for the side that asks it, from worst to best.
 *
 * <p>The order is that of the declaration, so {@link #compareTo} says which of two moves is better.
 */
public enum Fate {
    /** It fails, whatever threats there are. */
    LOSS(0),
    /** It succeeds in a ko for which the side that asks needs the first threat. */
    KO_NEEDS_THREAT(3),
    /** It succeeds in a ko if the side that asks may ignore any one threat: the other side needs the first one. */
    KO(2),
    /** It succeeds without a ko. */
    WIN(1);

    private final int code;

    Fate(int code) {
        this.code = code;
    }

    /** The number that GNU Go's commands give it: 0, 3, 2 or 1. */
    public int code() {
        return code;
    }

    /** What the same outcome is for the other side. */
    public Fate opposite() {
        return switch (this) {
            case LOSS -> WIN;
            case KO_NEEDS_THREAT -> KO;
            case KO -> KO_NEEDS_THREAT;
            case WIN -> LOSS;
        };
    }

    /**
     * Who needs the first ko threat; nobody where no ko decides.
     *
     * @param mover the seat of the side that asks, 0 or 1
     */
    public OptionalInt threatens(int mover) {
        return switch (this) {
            case KO_NEEDS_THREAT -> OptionalInt.of(mover);
            case KO -> OptionalInt.of(1 - mover);
            case WIN, LOSS -> OptionalInt.empty();
        };
    }

    /** Whether it succeeds at all, be it in a ko. */
    public boolean succeeds() {
        return this != LOSS;
    }
}
