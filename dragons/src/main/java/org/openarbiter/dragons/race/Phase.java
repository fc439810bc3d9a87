package org.openarbiter.dragons.race;

/** How far a race has gone: who takes first may still die in the space that he took. */
public enum Phase {
    /** Both groups stand. */
    BOTH(0),
    /** The group at stake has been taken; who took it must live. */
    TARGET_TAKEN(1),
    /** The rival has been taken; the group at stake must live. */
    RIVAL_TAKEN(2);

    private static final Phase[] ALL = values();

    private final int number;

    Phase(int number) {
        this.number = number;
    }

    /** A number of two bits, different for each phase. */
    int number() {
        return number;
    }

    /** The phase of a number. */
    static Phase of(int number) {
        return ALL[number];
    }
}
